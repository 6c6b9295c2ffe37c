import { beforeEach, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo';

/** What is done to the canvas, each thing once, in order. */
let steps: Set<string>;

beforeEach(() => {
  steps = new Set();
  const context = Object.assign(Object.create(null), {
    globalCompositeOperation: 'source-over',
    fillStyle: 'black',
    drawImage: () => steps.add('picture'),
    fillRect: (...rectangle: number[]) =>
      steps.add(`${context.globalCompositeOperation} ${context.fillStyle} ${rectangle.join(' ')}`),
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});

function writing(types: readonly string[]): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type = 'image/png') => {
    const written = types.includes(type) ? type : 'image/png';
    steps.add(written);
    return `data:${written};base64,AA==`;
  });
}

it('F255: a transparent picture has a white ground where the browser can write a JPEG alone', async () => {
  writing(['image/jpeg']);
  expect(await shrinkPhoto(new Blob())).toEqual({ url: 'data:image/jpeg;base64,AA==' });
  expect([...steps]).toEqual(['picture', 'image/png', 'destination-over white 0 0 30 30', 'image/jpeg']);
});

it('F255: it stays transparent where the browser can write WebP', async () => {
  writing(['image/webp', 'image/jpeg']);
  expect(await shrinkPhoto(new Blob())).toEqual({ url: 'data:image/webp;base64,AA==' });
  expect([...steps]).toEqual(['picture', 'image/webp']);
});
