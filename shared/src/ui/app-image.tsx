import type { ImgHTMLAttributes } from 'react';
import { imageSources } from './image-sources';
import type { ImageModifiers, ImageOptions } from './ipx-url';

export interface AppImageProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'>,
    Omit<ImageModifiers, 'resize'>,
    ImageOptions {
  src: string;
  /** Empty for a decoration. */
  alt: string;
  /** Such as "sm:100vw md:50vw"; breakpoints xs, sm, md, lg, xl, 2xl or px. */
  sizes?: string;
}

/** A picture through the image proxy, in the densities and sizes of R248 and R249. Give width and height: they keep its room. */
export function AppImage(props: AppImageProps) {
  const { src, alt, sizes, format, fit, width, height, quality, background, domains, ...rest } = props;
  const modifiers = { format, fit, quality, background, width, height };
  const sources = imageSources(src, modifiers, sizes, domains === undefined ? {} : { domains });
  const isUnchanged = sources.src === src;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      alt={alt}
      width={width}
      height={height}
      {...(isUnchanged ? {} : { srcSet: sources.srcSet, sizes: sources.sizes })}
      src={sources.src}
    />
  );
}
