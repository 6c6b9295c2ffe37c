/** The words of what has the focus; none where nothing has it: the document's body holds all words. */
export function focusedText(): string {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? '' : (activeElement.textContent ?? '');
}
