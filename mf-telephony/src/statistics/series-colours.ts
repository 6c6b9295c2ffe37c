import { isAnsweredKind, isMissedKind } from '../calls/call-kinds';

/** Classes of the chart, in the order in which they are given away; those of answered and missed calls come last, because they say something. */
const COLOURS = ['data1', 'data2', 'data3', 'other', 'missed', 'answered'] as const;
type Colour = (typeof COLOURS)[number];

/** A colour for each kind, none twice: the first answered and the first missed one have theirs, the others what is left. */
export function coloursOf(kinds: readonly string[]): readonly (Colour | undefined)[] {
  const own = kinds.map((_kind, index): Colour | undefined => {
    if (index === kinds.findIndex(isMissedKind)) return 'missed';
    return index === kinds.findIndex(isAnsweredKind) ? 'answered' : undefined;
  });
  const left = COLOURS.filter((colour) => !own.includes(colour)).values();
  return own.map((colour) => colour ?? left.next().value);
}
