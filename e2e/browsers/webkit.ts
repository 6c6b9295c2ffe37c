import { Builder, By, Capabilities, Key as Keyboard, WebElement } from 'selenium-webdriver';
import type { DrivenBrowser, Key } from './tab';
import { startWebKitPrograms } from './webkit-programs';

const keys: Readonly<Record<Exclude<Key, 'select all'>, string>> = {
  Enter: Keyboard.ENTER,
  Tab: Keyboard.TAB,
};
/** Of the window's bar above the page, in px. */
const barHeight = 70;

/** WebKit as GTK has it, over WebDriver. `paths` are those of Debian's driver and of the small browser that it drives. */
export async function openWebKit(paths: { driver: string; browser: string }): Promise<DrivenBrowser> {
  const programs = await startWebKitPrograms(paths.driver);
  const wanted = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
  };
  const driver = new Builder().usingServer(programs.address).withCapabilities(new Capabilities(wanted)).build();
  const close = async () => {
    await driver.quit().catch(() => {});
    programs.stop();
  };
  const resize = async (width: number, height: number) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + barHeight });
  };
  try {
    await resize(1280, 800);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    tab: {
      goTo: (url) => driver.get(url),
      read: (expression) => driver.executeScript(`return ${expression}`),
      find: async (expression) => {
        const found = await driver.executeScript(`return ${expression}`);
        if (!(found instanceof WebElement)) return undefined;
        return {
          click: () => found.click(),
          choose: (option) => found.findElement(By.css(`option[value="${option}"]`)).click(),
        };
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) =>
        key === 'select all'
          ? driver.actions().keyDown(Keyboard.CONTROL).sendKeys('a').keyUp(Keyboard.CONTROL).perform()
          : driver.actions().sendKeys(keys[key]).perform(),
      resize,
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    },
  };
}
