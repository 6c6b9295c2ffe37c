/** Custom properties of the style sheets as they stand under one theme, by day or by night. */
export function readTokens(css: string, theme: string, isDark: boolean): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.includes('data-appearance') && !isDark) continue;
    const named = /data-theme/.test(selector);
    if (named && !selector.includes(`"${theme}"`) && !/:root,/.test(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

/** WCAG contrast of two tokens, 1 to 21. */
export function contrast(tokens: ReadonlyMap<string, string>, foreground: string, background: string): number {
  const [lighter = 0, darker = 0] = [luminance(tokens, foreground), luminance(tokens, background)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(tokens: ReadonlyMap<string, string>, name: string): number {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token ${name}`);
  const reference = /^var\((--(?:ui-|primary|text|surface|success|error|gray)[\w-]*)\)$/.exec(value)?.[1];
  if (reference !== undefined) return luminance(tokens, reference);
  if (value === '#fff') return 1;
  const [, lightness = '', chroma = '', hue = ''] = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(value) ?? [];
  if (lightness === '') throw new Error(`Cannot read the colour ${name}: ${value}`);
  return oklchLuminance(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** Björn Ottosson's matrices; what lies outside sRGB is cut channel by channel. */
function oklchLuminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
