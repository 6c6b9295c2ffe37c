export { compose } from './compose/compose';
export { type Places, placesFrom, placesIn } from './places';
export { release } from './release/release';
export { releaseAll } from './release/release-all';
export { rollBack } from './release/rollback';
