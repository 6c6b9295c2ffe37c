/**
 * How well an entry's words answer what was typed, accents apart: 0 is not at all. Its own name counts more than the place that it stands at, and the
 * beginning of a name most. cmdk's own rule takes letters from anywhere, which makes a match of almost everything.
 */
export function matchEntry(_value: string, typed: string, [label = '', place = '']: readonly string[] = []): number {
  const digits = digitsOf(typed);
  if (digits !== '' && label.replaceAll(/\D/g, '').includes(digits)) return 1;
  const needles = plain(typed).split(/\s+/).filter(Boolean);
  const [name, all] = [plain(label), plain(`${label} ${place}`)];
  const isIn = (words: string) => (needle: string) =>
    words.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(needle)) || words.includes(needle);
  if (!needles.every(isIn(all))) return 0;
  if (!needles.every(isIn(name))) return 0.3;
  return name.startsWith(needles.join(' ')) ? 1 : 0.6;
}

/** The digits where nothing but a phone number was typed, however it is written, and without the country code that no label has. */
function digitsOf(typed: string): string {
  if (!/^[\d\s\p{Pd}\p{Cf}()./+]*$/u.test(typed)) return '';
  return typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
