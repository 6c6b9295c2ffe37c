import { type ImageModifiers, type ImageOptions, ipxUrl } from './ipx-url';

/** px; names for `sizes` (R249). */
const imageBreakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
/** Device pixels per CSS pixel that pictures are offered in (R248). */
const densities = [1, 2] as const;

export interface ImageSources {
  src: string;
  srcSet: string;
  sizes: string | undefined;
}

/**
 * The `src`, `srcset` and `sizes` of a picture. Without `sizes`: the size given, in both densities. With `sizes`, such as
 * "sm:100vw md:50vw": each breakpoint's width in both densities; an entry holds until the next breakpoint.
 */
export function imageSources(
  source: string,
  modifiers: ImageModifiers,
  sizes: string | undefined,
  options: ImageOptions,
): ImageSources {
  const variants = sizes === undefined ? [] : parseSizes(sizes);
  if (variants.length === 0) return byDensity(source, modifiers, options);

  const ratio = modifiers.width && modifiers.height ? modifiers.height / modifiers.width : undefined;
  const widths = [...new Set(variants.flatMap(({ width }) => densities.map((density) => width * density)))];
  const candidates = widths
    .sort((left, right) => left - right)
    .map((width) => {
      const height = ratio === undefined ? undefined : Math.round(width * ratio);
      return { width, url: ipxUrl(source, { ...modifiers, width, height }, options) };
    });
  return {
    src: candidates.at(-1)?.url ?? source,
    srcSet: candidates.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes: variants
      .map(({ size }, index) => {
        const next = variants[index + 1];
        return next === undefined ? size : `(max-width: ${next.screen}px) ${size}`;
      })
      .join(', '),
  };
}

function byDensity(source: string, modifiers: ImageModifiers, options: ImageOptions): ImageSources {
  const urls = densities.map((density) => ({ density, url: ipxUrl(source, scaled(modifiers, density), options) }));
  return {
    src: urls[0]?.url ?? source,
    srcSet: urls.map(({ url, density }) => `${url} ${density}x`).join(', '),
    sizes: undefined,
  };
}

function scaled(modifiers: ImageModifiers, density: number): ImageModifiers {
  const { width, height } = modifiers;
  return { ...modifiers, width: width && width * density, height: height && height * density };
}

interface SizeVariant {
  /** px of the breakpoint. */
  screen: number;
  /** As CSS: "50vw" or "320px". */
  size: string;
  /** px at that breakpoint. */
  width: number;
}

function parseSizes(sizes: string): SizeVariant[] {
  return sizes
    .split(/\s+/)
    .flatMap((entry): SizeVariant[] => {
      const [name = '', value = ''] = entry.split(':');
      const screen = isBreakpoint(name) ? imageBreakpoints[name] : Number.parseInt(name, 10);
      const amount = Number.parseInt(value, 10);
      if (!screen || !amount) return [];
      if (value.endsWith('vw')) return [{ screen, size: value, width: Math.round((amount / 100) * screen) }];
      return [{ screen, size: `${amount}px`, width: amount }];
    })
    .sort((left, right) => left.screen - right.screen);
}

function isBreakpoint(name: string): name is keyof typeof imageBreakpoints {
  return name in imageBreakpoints;
}
