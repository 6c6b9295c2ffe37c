import * as v from 'valibot';

const importMapSchema = v.object({ integrity: v.optional(v.record(v.string(), v.string()), {}) });

/**
 * Another address of a module file, because a browser runs one address once. Where the page's import map knows the file's integrity, the
 * new address is held to it by a preload that has to succeed first; a bare import would run whatever came.
 */
export function createFreshAddress(document: Document): (url: string) => Promise<string> {
  let count = 0;
  return async (url) => {
    count += 1;
    const fresh = `${url}${url.includes('?') ? '&' : '?'}retry=${count}`;
    const integrity = readIntegrity(document)[url];
    if (integrity) await preload(document, fresh, integrity);
    return fresh;
  };
}

function preload(document: Document, href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, integrity });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} is not the file that this page expects.`));
    document.head.append(link);
  });
}

function readIntegrity(document: Document): Readonly<Record<string, string>> {
  try {
    const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
    return v.parse(importMapSchema, JSON.parse(text)).integrity;
  } catch {
    return {};
  }
}
