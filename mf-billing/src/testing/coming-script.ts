import { waitFor } from '@testing-library/react';

/** The script of Stripe in the frame for cards, once the frame's document has come; jsdom loads neither. With `before`, the one that takes its place. */
export async function comingScript(before?: HTMLScriptElement): Promise<HTMLScriptElement> {
  const inside = before?.ownerDocument ?? (await comingDocument());
  return waitFor(() => {
    const script = [...inside.querySelectorAll('script')].at(-1);
    if (!script || script === before) throw new Error('No script yet.');
    return script;
  });
}

async function comingDocument(): Promise<Document> {
  const [frame, inside] = await waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found?.contentDocument) throw new Error('No frame yet.');
    return [found, found.contentDocument] as const;
  });
  const root = inside.createElement('html');
  root.innerHTML = '<head></head><body><form><div id="card"></div></form></body>';
  inside.replaceChildren(root);
  frame.dispatchEvent(new Event('load'));
  return inside;
}

/** The script has run, and made `Stripe`. */
export function bring(script: HTMLScriptElement, Stripe: unknown): void {
  // jsdom has none of its own.
  Object.assign(script.ownerDocument.defaultView ?? {}, { Stripe, structuredClone });
  script.dispatchEvent(new Event('load'));
}
