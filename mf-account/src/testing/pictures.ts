import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

export function fileInput(): HTMLElement {
  return screen.getByLabelText('Upload photo', { selector: 'input' });
}

export function choosePicture(name: string): void {
  fireEvent.change(fileInput(), { target: { files: [new File(['picture'], name)] } });
}

interface HeldPicture {
  readonly resolve: (picture: object) => void;
  readonly reject: (error: Error) => void;
}

/** A browser that makes `url` of any picture, once the test lets it be read: as a picture, or as none. */
export function holdPictures(url: string) {
  const waiting: HeldPicture[] = [];
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(Object.assign(Object.create(null), { drawImage: () => {} }));
  vi.spyOn(canvas, 'toDataURL').mockReturnValue(url);
  return {
    arrive: () => act(async () => waiting.shift()?.resolve({ width: 1, height: 1 })),
    fail: () => act(async () => waiting.shift()?.reject(new Error('no picture'))),
  };
}
