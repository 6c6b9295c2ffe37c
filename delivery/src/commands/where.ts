import { Failure } from '../failure';
import { placesFrom } from '../places';
import { readPlace, whereIs } from '../release/where';
import { fullName } from './full-name';

/** `pnpm where mf-billing@1.0.0-1a2b3c4d assets/invoices-page.js:1:5063`, or one line of a stack: where that stands in the sources. */
export async function run(args: readonly string[]): Promise<void> {
  const asked = args.join(' ');
  const place = readPlace(asked);
  if (!place) {
    throw new Failure(
      `"${asked}" names no place in a release: mf-billing@1.0.0-1a2b3c4d assets/page.js:1:5063, or a line of a stack with such an address, was expected.`,
    );
  }
  const { file, line, column, text } = whereIs(placesFrom(process.env), { ...place, name: fullName(place.name) });
  console.log(`${file}:${line}:${column}${text === undefined ? '' : `\n  ${text}`}`);
}
