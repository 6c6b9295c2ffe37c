import type { Release } from './release-schema';

/**
 * What a release says that its fields alone do not show to be wrong: it is of another remote, lies elsewhere than its remote's releases do, or names
 * files that it has no hash of. Undefined for one that keeps the rules.
 */
export function faultOfRelease(name: string, release: Release): string | undefined {
  const { url, fallbackUrl, metadata, extras } = release;
  if (extras.manifest.name !== name) return `holds a manifest of "${extras.manifest.name}"`;
  for (const [field, address] of Object.entries({ url, fallbackUrl })) {
    if (address !== undefined && !isEntryOf(name, address)) {
      return `${field} is ${address}: /remotes/${name}/<release>/remoteEntry.js was expected, on this site or after an origin`;
    }
  }
  if (fallbackUrl === url) return 'fallbackUrl is the release itself';
  if (metadata.integrity !== extras.files['remoteEntry.js'])
    return 'metadata.integrity is not that of remoteEntry.js in extras.files';
  const strange = Object.keys(extras.files).find((file) => !isPlainPath(file));
  if (strange !== undefined) return `extras.files holds "${strange}", which is no path inside the release`;
  const unknown = preloadedFiles(release).find((file) => !Object.hasOwn(extras.files, file));
  if (unknown !== undefined) return `extras.preloads names ${unknown}, which is not in extras.files`;
  return undefined;
}

function isEntryOf(name: string, address: string): boolean {
  const site = 'https://site.invalid';
  if (!address.startsWith('/') && !/^https?:\/\//.test(address)) return false;
  if (!URL.canParse(address, site)) return false;
  const { origin, pathname, href } = new URL(address, site);
  const isWhole = href === `${origin}${pathname}` && address === (address.startsWith('/') ? pathname : href);
  const [entry, release = '', remote, folder] = pathname.split('/').reverse();
  const isOwn = entry === 'remoteEntry.js' && /^[\w.+-]+$/.test(release) && remote === name && folder === 'remotes';
  return isWhole && isOwn && (origin !== site || pathname.split('/').length === 5);
}

/** Relative, and the same whether a browser or a file system reads it. */
function isPlainPath(file: string): boolean {
  return file.split('/').every((part) => /^[^\\?#%:\s]+$/.test(part) && !part.startsWith('.'));
}

function preloadedFiles({ extras: { preloads } }: Release): string[] {
  const loads = [preloads.entry, ...Object.values(preloads.pages), ...Object.values(preloads.widgets)];
  return [
    ...loads.flatMap(({ js, css, later = [] }) => [...js, ...css, ...later]),
    ...Object.values(preloads.texts).flat(),
  ];
}
