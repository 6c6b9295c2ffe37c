import { compose } from '../compose/compose';
import { placesFrom } from '../places';

/** `pnpm compose`: writes the site again, after a change of config.json. */
export async function run(): Promise<void> {
  const places = placesFrom(process.env);
  const started = performance.now();
  compose(places, process.env);
  console.log(`Composed ${places.site} in ${Math.round(performance.now() - started)} ms.`);
}
