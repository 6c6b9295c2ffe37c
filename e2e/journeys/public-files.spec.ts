import { takenOver } from '../support/browser';
import { inLanguage, locales, localeTags } from '../support/paths';
import { expect, test } from '../support/test';

test('R205: the route-rules manifest and the payload come from the site’s own static files', async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  const manifest = await request.get(`/builds/meta/${id}.json`);
  expect(manifest.status()).toBe(200);
  expect(await manifest.json()).toMatchObject({ id, matcher: { static: expect.anything() } });

  await page.goto('/');
  await takenOver(page);
  const payload = page.waitForResponse(/\/professionals\/_payload\.json/);
  await page.getByRole('link', { name: 'For professionals' }).first().click();
  expect((await payload).url()).toBe(`${baseURL}/professionals/_payload.json?${id}`);
  expect((await payload).headers()['content-type']).toContain('application/json');
});

test('R206 R248: pictures come through the image proxy as webp, in two densities, with the modifiers in their address', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const picture = page.getByRole('main').locator('img[srcset]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const sources = ((await picture.getAttribute('srcset')) ?? '').split(/,\s+/).map((source) => source.split(' '));
  expect(sources.map(([, density]) => density)).toEqual(['1x', '2x']);
  for (const [address = ''] of sources) {
    expect(address).toMatch(/^\/_ipx\/[^/]*f_webp[^/]*s_\d+x\d+[^/]*\//);
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('image/webp');
  }
});

test('R206: the proxy resizes and converts on demand', async ({ request }) => {
  const response = await request.get('/_ipx/f_webp&q_80&fit_cover&b_%23fff&s_64x48/images/default-profile.png');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/webp');
  const small = await request.get('/_ipx/f_png&w_16/images/default-profile.png');
  expect((await small.body()).readUInt32BE(16)).toBe(16);
});

test('R250 U24: white theme colour, social card and favicon; app icons and a manifest, for whoever puts the site on a home screen', async ({
  page,
  request,
}) => {
  await page.goto('/auth/login');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', 'white');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(card ?? '')).headers()['content-type']).toBe('image/png');
  expect((await request.get('/favicon.ico')).status()).toBe(200);

  const addressOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const manifest = await (await request.get((await addressOf('manifest')) ?? '')).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const icon of [await addressOf('apple-touch-icon'), ...icons]) {
    expect((await request.get(icon)).headers()['content-type']).toMatch(/^image\//);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R4 R5: the public pages are there in three languages', async ({ page }) => {
    const headings = new Set<string | null>();
    for (const path of ['/', '/professionals']) {
      for (const locale of locales) {
        await page.goto(inLanguage(path, locale));
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(page.locator('[data-layout="default"]')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', localeTags[locale]);
        headings.add(await heading.textContent());
      }
    }
    expect(headings.size).toBe(6);
    await page.getByRole('link', { name: 'Главная' }).last().click();
    await expect(page).toHaveURL('/ru');
  });
});

test('a public page keeps its markup when the site’s code takes over', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-mark', 'kept'),
    );
  });
  await page.goto('/professionals');
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-mark', 'kept');
});
