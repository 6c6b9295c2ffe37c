/** px; the widest breakpoint on a screen of two pixels for each (R248, R249). */
const largest = 2 * 1536;
const upTo = (limit: number) => (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= limit;
const isSize = upTo(largest);
const oneOf =
  (...words: readonly string[]) =>
  (text: string) =>
    words.includes(text);

const formats = ['webp', 'avif', 'jpeg', 'png'];
const fits = ['cover', 'contain', 'fill', 'inside', 'outside'];

/** What the `ipxUrl` of shared can ask for (R206), by the key in the address. */
const rules: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['f', oneOf(...formats)],
  ['fit', oneOf(...fits)],
  ['w', isSize],
  ['h', isSize],
  ['s', (text) => /^\d+x\d+$/.test(text) && text.split('x').every(isSize)],
  ['q', upTo(100)],
  ['b', (text) => /^(#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|black|transparent|white)$/i.test(text)],
]);

/** What is answered to who asks for anything else. */
export const notUnderstood = `These modifiers are not understood. Expected were some of f, fit, w, h, s, q and b, such as f_webp&s_320x240&q_80: f one of ${formats.join(', ')}; fit one of ${fits.join(', ')}; w, h and both sides of s from 1 to ${largest} px; q from 1 to 100; b a colour such as fff or transparent.`;

/**
 * `f_webp&s_320x240` → `{ f: 'webp', s: '320x240' }`; `_` alone means none. Undefined when one is unknown or out of bounds: an image library takes
 * far more, some of it at a price that no visitor should set.
 */
export function readModifiers(text: string): Record<string, string> | undefined {
  if (text === '_') return {};
  const pairs = text.split(/[&,]/).map((part): [string, string] => {
    const [, key = '', value = ''] = /^([^_:=]+)[_:=](.*)$/.exec(part) ?? [];
    return [key, value];
  });
  return pairs.every(([key, value]) => rules.get(key)?.(value)) ? Object.fromEntries(pairs) : undefined;
}
