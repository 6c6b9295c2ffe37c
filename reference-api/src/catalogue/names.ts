/** Splits a written list into trimmed names. Names are parted by semicolons or line ends, so that a list reads like a page. */
export function names(list: string): string[] {
  return list
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The names of a list that all begin alike: `beginning('Fear of', 'flying; heights')`. */
export function beginning(start: string, list: string): string[] {
  return names(list).map((rest) => `${start} ${rest}`);
}

/** The names of a list that all end alike: `ending('sprain', 'Ankle; Wrist')`. */
export function ending(end: string, list: string): string[] {
  return names(list).map((rest) => `${rest} ${end}`);
}
