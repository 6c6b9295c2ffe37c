import { isComposed } from '../compose/compose';
import { inShort } from '../failure';
import { settled } from '../lock';
import { type Places, placesFrom } from '../places';
import { inWords } from '../release/live';
import { registryFault } from '../release/live-registry';
import { releaseAll } from '../release/release-all';
import { siteOriginFrom } from '../site-origin';
import { run as serve } from './serve';

/**
 * What `npm start` does once everything is installed: releases what nobody has released yet, and what a start of this checkout made from sources that
 * have changed since; then serves the site. Where nothing can be released it says so, and what was composed last is served.
 */
export async function start(): Promise<void> {
  const places = placesFrom(process.env);
  try {
    // What would refuse to serve needs no release.
    siteOriginFrom(process.env);
    await releaseWhatIsLeft(places);
    await serve();
  } catch (error) {
    console.error(inShort(error, places.dataDir));
    process.exitCode = 1;
  }
}

/** A restart must bring the site back: a build that fails, or a release that does not fit, is a matter of the next one. */
async function releaseWhatIsLeft(places: Places): Promise<void> {
  try {
    await settled(places);
    // serve has a word for it.
    if (registryFault(places) !== undefined) return;
    console.log('Building what has changed…');
    for (const change of await releaseAll(places, process.env, { by: 'start' })) console.log(inWords(change));
  } catch (error) {
    if (!isComposed(places)) throw error;
    console.error(inShort(error, places.dataDir), '\nWhat is live is served.');
  }
}
