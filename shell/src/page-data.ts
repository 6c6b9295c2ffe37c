import { parseConfig, type RuntimeConfig } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { readSiteRegistry } from './remotes/read-registry';

export interface PageData {
  readonly config: RuntimeConfig;
  readonly registry: SiteRegistry;
  /** Id of the shell's build; undefined in development. */
  readonly buildId: string | undefined;
}

/** Reads what compose wrote into the page. Throws an Error that says which block is missing or wrong. */
export function readPageData(document: Document): PageData {
  const build = document.querySelector<HTMLMetaElement>('meta[name="careline-build"]')?.content;
  return {
    config: parseConfig(readBlock(document, 'careline-config')),
    registry: readSiteRegistry(readBlock(document, 'careline-registry')),
    buildId: build || undefined,
  };
}

function readBlock(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no data block #${id}: compose the site again.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The page's data block #${id} is not JSON: compose the site again.`);
  }
}
