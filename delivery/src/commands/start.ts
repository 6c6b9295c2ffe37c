import { Failure } from '../failure';
import { placesFrom } from '../places';
import { releaseAll } from '../release/release-all';
import { run as serve } from './serve';

/** What `npm start` does once everything is installed: releases what has changed and serves the site. */
export async function start(): Promise<void> {
  try {
    console.log('Building what has changed…');
    await releaseAll(placesFrom(process.env));
    await serve();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
