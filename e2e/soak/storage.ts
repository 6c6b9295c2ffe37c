import { nameHelper } from './in-page';
import { moveTo } from './moves';
import { isPublic, landing, splitPath } from './pages';
import { Broken, look, type Step, settled } from './world';

/** From now on the browser's storage takes nothing more, or takes again. */
export async function fillStorage({ world, tab, say }: Step): Promise<void> {
  tab.isFull = !tab.isFull;
  say(tab.isFull ? 'has no room left in the storage' : 'has room in the storage again');
  await tab.page.evaluate((isFull) => window.soak.fillStorage(isFull), tab.isFull);
  await look(world, tab);
}

/** The browser refuses its storage for as long as one document: the public pages stand, the others ask for a sign-in. */
export async function blockStorage({ world, tab, random, say }: Step): Promise<void> {
  const before = splitPath(tab.look.path).plain;
  const session = await tab.page.context().newCDPSession(tab.page);
  // Without it nothing of the page is looked after, and the script never runs.
  await session.send('Page.enable');
  tab.mayLoad = true;
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${nameHelper}\n(${refuse})()`,
  });
  say('is refused the storage, and loads the page anew');
  await tab.page.reload({ waitUntil: 'commit' });
  await settled(world, tab, landing(undefined, before));
  if (isPublic(before) && random.chance(0.5)) await moveTo({ world, tab, say }, '/');
  if (tab.look.hasErrorView) throw new Broken('A page fails where storage is refused.');
  await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  await session.detach();
  say('has its storage again, and loads the page anew');
  await tab.page.reload({ waitUntil: 'commit' });
  await settled(world, tab, landing(tab.person, splitPath(tab.look.path).plain));
}

function refuse(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
}
