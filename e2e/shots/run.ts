import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser, startSignedIn } from '../support/browser';
import { inLanguage } from '../support/paths';
import { ana, ReferenceClient } from '../support/reference-client';
import { bringTo } from '../support/scene';
import { serveSite } from '../support/site';
import { type Account, type Look, looks, type Scene, type ShotLocale, scenes } from './scenes';

// `pnpm shots [word …]`: every screen in three languages and several looks, or those whose name holds one of the words, into e2e/shots/out.
const port = Number(process.env.E2E_PORT ?? 4320);
const origin = `http://localhost:${port}`;
const folder = join(import.meta.dirname, 'out');
const words = process.argv.slice(2);

const stop = await serveSite(port);
const browser = await launchBrowser();
try {
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tokens = await makeAccounts();
  for (const look of looks) {
    const shown = scenes.filter(
      ({ state, looks: only }) => (look.states?.includes(state) ?? true) && (only?.includes(look.name) ?? true),
    );
    for (const locale of look.locales) {
      for (const scene of shown) await shoot(browser, scene, tokens[scene.account], look, locale);
    }
  }
} finally {
  await browser.close();
  await stop();
}

async function makeAccounts(): Promise<Readonly<Record<Account, string | undefined>>> {
  const fresh = await ReferenceClient.register(origin);
  await bringTo(fresh, 'complete');
  const [empty, full] = await Promise.all([ReferenceClient.register(origin), ReferenceClient.signIn(origin, ana)]);
  return { nobody: undefined, new: empty.token, fresh: fresh.token, full: full.token };
}

async function shoot(from: Browser, scene: Scene, token: string | undefined, look: Look, locale: ShotLocale) {
  const { width } = look;
  const context = await from.newContext({
    ...look.context,
    viewport: { width, height: width > 600 ? 800 : 700 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (token !== undefined) await startSignedIn(page, token);
  await scene.prepare?.(page);
  for (const path of scene.paths) {
    const name = `${scene.state}${path.replaceAll(/[/?=]/g, '-')}-${look.name}-${locale}.png`;
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    await page.goto(origin + inLanguage(path, locale), { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    if (scene.isAtRest ?? true)
      await page.locator('[role="progressbar"][data-loading="false"]').waitFor({ state: 'attached' });
    for (const button of scene.press?.[locale] ?? [])
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
    if (scene.keys !== undefined) await page.keyboard.press(scene.keys);
    // Skeletons show themselves late, and pictures arrive after the page.
    await page.waitForTimeout(400);
    // What lies over a page stands in its window.
    await page.screenshot({ path: join(folder, name), fullPage: !scene.press && !scene.keys });
    console.log(name);
  }
  await context.close();
}
