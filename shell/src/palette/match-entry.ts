/**
 * How well an entry's words answer what was typed, accents apart: 0 is not at all. Its own name counts more than the place that it stands at, and the
 * beginning of a name most. cmdk's own rule takes letters from anywhere, which makes a match of almost everything.
 */
export function matchEntry(_value: string, typed: string, [label = '', place = '']: readonly string[] = []): number {
  const digits = digitsOf(typed);
  if (digits !== '' && digitsIn(label).includes(digits)) return 1;
  const needles = plain(typed).split(/\s+/).filter(Boolean);
  const [name, all] = [plain(label), plain(`${label} ${place}`)];
  const isIn = (words: string) => (needle: string) =>
    words.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(needle)) || words.includes(needle);
  if (!needles.every(isIn(all))) return 0;
  if (!needles.every(isIn(name))) return 0.3;
  return name.startsWith(needles.join(' ')) ? 1 : 0.6;
}

/** A label's digits, those of a phone number with the country code, which no label has and which may be typed. */
function digitsIn(label: string): string {
  return label.replaceAll(/\D/g, '').replace(/^\d{10}/, '1$&');
}

/** The digits where nothing but a phone number was typed, however it is written. */
function digitsOf(typed: string): string {
  if (!/^[\d\s\p{Pd}\p{Cf}()./+]*$/u.test(typed)) return '';
  return typed.replaceAll(/\D/g, '');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
