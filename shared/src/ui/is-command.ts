/**
 * Whether a Latin letter is pressed with Ctrl or Cmd and nothing else. A keyboard of other letters, such as a Russian one, is known by where its keys
 * are; one of Latin letters in another order by what they say.
 */
export function isCommand({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean {
  // What fills fields in sends events of another kind, which name no key.
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  const isLatin = /^[a-z]$/i.test(key);
  const pressed = isLatin ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  return pressed === letter;
}
