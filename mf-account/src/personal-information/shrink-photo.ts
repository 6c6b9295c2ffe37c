import { PHOTO_URL_MAX_LENGTH } from '../api/profile/profile-body';

/** Edge lengths in px and qualities to try, best first. */
const sizes = [128, 96, 80, 64, 48, 40, 32];
const qualities = [0.85, 0.7, 0.5, 0.3];

/** Why a picture cannot be a photo. */
export type PhotoProblem = 'unreadable' | 'tooLarge';

/**
 * Makes a picture a square data URL that fits into `photo_url`, because there is no upload call (PD28). Resolves to
 * the problem's name where it cannot; never rejects.
 */
export async function shrinkPhoto(file: Blob): Promise<{ readonly url: string } | PhotoProblem> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return 'unreadable';
  const canvas = document.createElement('canvas');
  for (const size of sizes) {
    if (!drawSquare(canvas, picture, size)) return 'unreadable';
    const url = qualities.map((quality) => encode(canvas, quality)).find((text) => text.length <= PHOTO_URL_MAX_LENGTH);
    if (url !== undefined) return { url };
  }
  return 'tooLarge';
}

/** The middle of the picture, as large as its shorter side, without enlarging it. */
function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, size: number): boolean {
  const side = Math.min(picture.width, picture.height);
  const edge = Math.min(size, side);
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (context === null || side === 0) return false;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, edge, edge);
  return true;
}

/** Browsers that cannot write WebP answer with a PNG, which is several times larger than a JPEG. */
function encode(canvas: HTMLCanvasElement, quality: number): string {
  const url = canvas.toDataURL('image/webp', quality);
  if (url.startsWith('data:image/webp')) return url;
  paintGround(canvas);
  return canvas.toDataURL('image/jpeg', quality);
}

/** A JPEG has no transparency, and would be black where the picture has. */
function paintGround(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}
