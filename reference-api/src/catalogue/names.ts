/** Splits a written list into trimmed names. Names are parted by semicolons or line ends, so that a list reads like a page. */
export function names(list: string): string[] {
  return list
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
