import { composeFrom, liveState } from '../compose/compose';
import { changedEnvironment } from '../compose/site-config';
import { withReleaseLock } from '../lock';
import { placesFrom } from '../places';
import { refuseArguments } from './refuse-arguments';

/** `pnpm compose`: writes the site again, after a change of a setting. What this terminal's environment does not name stays as it is. */
export async function run(args: readonly string[]): Promise<void> {
  refuseArguments(args, 'pnpm compose');
  const places = placesFrom(process.env);
  const started = performance.now();
  await withReleaseLock(places, () =>
    composeFrom(places, liveState(places), { environment: changedEnvironment(places, process.env) }),
  );
  console.log(`Composed ${places.site} in ${Math.round(performance.now() - started)} ms.`);
}
