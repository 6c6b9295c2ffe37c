export { compose, liveState } from './compose/compose';
export { type Places, placesFrom, placesIn } from './places';
export { proveInBrowser } from './prove/prove-in-browser';
export { activate } from './release/activate';
export { release } from './release/release';
export { releaseAll, remotesIn } from './release/release-all';
export { rollBack } from './release/rollback';
export { raiseUntilHealthy } from './release/until-healthy';
