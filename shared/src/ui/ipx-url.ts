import { encodeParam, encodePath, hasProtocol } from 'ufo';

/** What the image proxy can do to a picture; sizes in px, quality 1 to 100. */
export interface ImageModifiers {
  format?: 'webp' | 'avif' | 'jpeg' | 'png' | undefined;
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside' | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** "WxH"; width and height together become this. */
  resize?: string | undefined;
  quality?: number | undefined;
  background?: string | undefined;
}

export interface ImageOptions {
  /** Hosts that the proxy may fetch from; pictures of others are used unchanged. */
  domains?: readonly string[];
}

const keys = { format: 'f', fit: 'fit', width: 'w', height: 'h', resize: 's', quality: 'q', background: 'b' } as const;

/**
 * Address of a picture through the image proxy: `/_ipx/f_webp&s_320x240/img/a.png` (PL12). Modifiers keep the
 * order given; the format is webp unless another is given. `data:` and hosts not in `domains` come back unchanged.
 */
export function ipxUrl(source: string, modifiers: ImageModifiers = {}, options: ImageOptions = {}): string {
  if (!isProxied(source, options.domains ?? [])) return source;
  const { width, height, ...rest } = modifiers;
  const hasBoth = width !== undefined && height !== undefined;
  const collapsed: ImageModifiers = hasBoth ? { ...rest, resize: `${width}x${height}` } : modifiers;
  const operations = Object.entries(withFormat(collapsed)).flatMap(([name, value]) =>
    value === undefined || !isKey(name) ? [] : [`${keys[name]}_${encodeParam(value)}`],
  );
  return `/_ipx/${operations.join('&')}/${encodePath(source).replace(/^\/+/, '')}`;
}

function withFormat(modifiers: ImageModifiers): ImageModifiers {
  if (modifiers.format !== undefined) return modifiers;
  const { format: _format, ...rest } = modifiers;
  return { format: 'webp', ...rest };
}

function isKey(name: string): name is keyof typeof keys {
  return name in keys;
}

function isProxied(source: string, domains: readonly string[]): boolean {
  if (source === '' || source.startsWith('data:') || source.startsWith('blob:')) return false;
  if (!hasProtocol(source, { acceptRelative: true })) return true;
  return (
    URL.canParse(source, 'https://relative.invalid') &&
    domains.includes(new URL(source, 'https://relative.invalid').host)
  );
}
