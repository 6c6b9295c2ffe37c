import { Failure } from '../failure';
import { placesFrom } from '../places';
import { registryFault } from '../release/live-registry';
import { releaseAll } from '../release/release-all';
import { run as serve } from './serve';

/**
 * What `npm start` does once everything is installed: releases what has changed and serves the site. With a registry
 * that breaks a rule nothing can be released; serve says so, and what was composed last is served.
 */
export async function start(): Promise<void> {
  try {
    const places = placesFrom(process.env);
    if (registryFault(places) === undefined) {
      console.log('Building what has changed…');
      await releaseAll(places, process.env);
    }
    await serve();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
