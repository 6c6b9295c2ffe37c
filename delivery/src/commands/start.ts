import { Failure } from '../failure';
import { placesFrom } from '../places';
import { inWords } from '../release/live';
import { registryFault } from '../release/live-registry';
import { releaseAll } from '../release/release-all';
import { run as serve } from './serve';

/**
 * What `npm start` does once everything is installed: releases what nobody has released yet, and what a start of this checkout made from sources that
 * have changed since; then serves the site. With a registry that breaks a rule nothing can be released; serve says so, and what was
 * composed last is served.
 */
export async function start(): Promise<void> {
  try {
    const places = placesFrom(process.env);
    if (registryFault(places) === undefined) {
      console.log('Building what has changed…');
      for (const change of await releaseAll(places, process.env, { by: 'start' })) console.log(inWords(change));
    }
    await serve();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
