import { createContext } from 'react';

/** Other origins that the site's policy lets pictures come from; the provider stands around every React root. */
export const PictureOrigins = createContext<readonly string[]>([]);

/** Whether the policy lets a picture be shown: an own one, one that is written out, or one of an allowed origin. */
export function isAllowedPicture(source: string, origins: readonly string[]): boolean {
  if (/^data:image\//i.test(source) || /^\/(?![/\\])/.test(source)) return true;
  return URL.canParse(source) && origins.includes(new URL(source).origin);
}
