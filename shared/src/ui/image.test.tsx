import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppImage } from './app-image';
import { ipxUrl } from './ipx-url';
import { renderForTest } from './testing/render';

describe('ipxUrl', () => {
  it('R206: carries format, fit, width, height, resize, quality and background', () => {
    const modifiers = {
      format: 'webp',
      quality: 80,
      fit: 'cover',
      background: '#fff',
      width: 320,
      height: 240,
    } as const;
    expect(ipxUrl('/img/a b.png', modifiers)).toBe('/_ipx/f_webp&q_80&fit_cover&b_%23fff&s_320x240/img/a%20b.png');
    expect(ipxUrl('/a.png', { format: 'avif', height: 90 })).toBe('/_ipx/f_avif&h_90/a.png');
    expect(ipxUrl('/a.png', { resize: '64x64' })).toBe('/_ipx/f_webp&s_64x64/a.png');
  });

  it('R206: fetches from known hosts, and leaves other hosts and data unchanged', () => {
    const domains = ['cdn.example.com'];
    expect(ipxUrl('https://cdn.example.com/p.jpg?x=1', { width: 320, format: 'webp' }, { domains })).toBe(
      '/_ipx/w_320&f_webp/https://cdn.example.com/p.jpg%3Fx=1',
    );
    for (const source of ['https://elsewhere.example/p.jpg', '//elsewhere.example/p.jpg', 'data:image/png;base64,AA'])
      expect(ipxUrl(source, { width: 320 }, { domains })).toBe(source);
  });

  it('R248: asks for webp unless told otherwise', () => {
    expect(ipxUrl('/a.png')).toBe('/_ipx/f_webp/a.png');
  });
});

describe('AppImage', () => {
  it('R248: offers one and two device pixels', () => {
    renderForTest(<AppImage src="/a.png" alt="Ana" width={160} height={120} />);
    const image = screen.getByRole('img', { name: 'Ana' });
    expect(image.getAttribute('srcset')).toBe('/_ipx/f_webp&s_160x120/a.png 1x, /_ipx/f_webp&s_320x240/a.png 2x');
    expect(image.getAttribute('src')).toBe('/_ipx/f_webp&s_160x120/a.png');
  });

  it('R249: asks for the widths of the breakpoints and twice those', () => {
    const sizes = 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw 2xl:100vw';
    renderForTest(<AppImage src="/a.png" alt="Ana" sizes={sizes} />);
    const image = screen.getByRole('img', { name: 'Ana' });
    const widths = image
      .getAttribute('srcset')
      ?.match(/\d+(?=w)/g)
      ?.map(Number);
    expect(widths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
    expect(image.getAttribute('srcset')).toContain('/_ipx/f_webp&w_768/a.png 768w');
  });

  it('says in `sizes` how wide it stands up to the next breakpoint', () => {
    renderForTest(<AppImage src="/a.png" alt="Ana" sizes="sm:100vw md:50vw" />);
    expect(screen.getByRole('img').getAttribute('sizes')).toBe('(max-width: 768px) 100vw, 50vw');
  });

  it('shows a picture of an unknown host as it is', () => {
    renderForTest(<AppImage src="https://elsewhere.example/p.jpg" alt="Ana" width={64} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://elsewhere.example/p.jpg');
    expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
  });
});
