import { expect, test } from '../support/test';

test('a page tells how its releases do and how fast it was, by declared paths alone, and the server counts it', async ({
  page,
  request,
  visitAs,
}) => {
  await visitAs('complete');
  const measuring = page.waitForResponse(/\/shell\/.*\/measure-[^/]*\.js$/);
  await page.goto('/es/dashboard/billing?from=mail#top');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await measuring;
  const sent = page.waitForRequest('**/_reports/health');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const told = (await sent).postData() ?? '';
  expect(told).not.toMatch(/mail|top|\/es\/|ana@/);
  const { reports } = JSON.parse(told);
  const place = { remote: 'mf-billing', route: '/dashboard/billing' };
  expect(reports).toContainEqual({
    kind: 'mounted',
    ...place,
    release: expect.stringMatching(/^\d+\.\d+\.\d+-\w{8}$/),
  });
  expect(reports).toContainEqual(expect.objectContaining({ kind: 'vital', ...place, name: 'LCP' }));
  await expect
    .poll(async () => (await request.get('/metrics')).text())
    .toMatch(/careline_lcp_seconds_count\{remote="mf-billing",release="[^"]+",route="\/dashboard\/billing"\} \d/);
});
