/** A formatter of dates in a language, which `tag` names. Each is made once: making one takes longer than a hundred uses of it. */
export const dateFormat = madeOnce(
  (tag: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** A formatter of numbers in a language, which `tag` names. Each is made once, as it is needed: a document's first takes a slow phone some 50 ms. */
export const numberFormat = madeOnce(
  (tag: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

const HALF_A_YEAR = 182 * 86_400_000;

function offsetAt(time: number): number {
  return new Date(time).getTimezoneOffset();
}

function madeOnce<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (tag: string, options?: Options): Format => {
    // A formatter keeps the zone in which it was made, and whoever travels takes the open tab along. In winter Denver and Phoenix have the same time.
    const now = Date.now();
    const key = JSON.stringify([tag, options, offsetAt(now), offsetAt(now + HALF_A_YEAR)]);
    const format = formats.get(key) ?? make(tag, options);
    formats.set(key, format);
    return format;
  };
}
