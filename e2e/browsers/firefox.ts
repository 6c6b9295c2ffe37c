import { ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import type { DrivenBrowser, Key } from './tab';

const keys: Readonly<Record<Exclude<Key, 'select all'>, KeyInput>> = { Enter: 'Enter', Tab: 'Tab' };

/** Firefox over WebDriver BiDi: Playwright drives only a build of its own. */
export async function openFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  return {
    tab: {
      goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      read: (expression) => page.evaluate(expression),
      find: async (expression) => {
        const found = await page.evaluateHandle(expression);
        if (!(found instanceof ElementHandle)) return undefined;
        return {
          click: () => found.click(),
          choose: async (option) => void (await found.select(option)),
        };
      },
      type: (text) => page.keyboard.type(text),
      press: async (key) => {
        if (key !== 'select all') return page.keyboard.press(keys[key]);
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
      },
      resize: (width, height) => page.setViewport({ width, height }),
      picture: async () => Buffer.from(await page.screenshot()),
    },
    close: () => browser.close(),
  };
}
