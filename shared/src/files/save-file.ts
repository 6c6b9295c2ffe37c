/** Safari reads the file only in a later task than the click, and nothing tells that it has; FileSaver.js waits as long. */
const READ_WITHIN_MS = 40_000;

/** Hands a text to the browser's download; allowed by the CSP, because nothing is navigated to. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  AbortSignal.timeout(READ_WITHIN_MS).addEventListener('abort', () => URL.revokeObjectURL(url));
}
