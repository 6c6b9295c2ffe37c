/** Russian prepositions, conjunctions and particles of one or two letters, with the gap behind them. */
const shortWord = /(?<![\p{L}\d-])(а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у) (?=\S)/giu;

/** Texts in which no line ends with a short word that belongs to the next: Russian asks for that, and no file need be full of no-break spaces. */
export function holdShortWords<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(shortWord, '$1\u00a0') : value,
  );
}
