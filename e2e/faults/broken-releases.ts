import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  activate,
  compose,
  liveState,
  type Places,
  placesIn,
  proveInBrowser,
  raiseUntilHealthy,
  rollBack,
} from '@careline/delivery/release';
import { createServer } from '@careline/delivery/serve';
import { referenceApi } from '@careline/reference-api';
import { placeOf } from '@careline/shared/manifest';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, startSignedIn } from '../support/browser';
import { copyData, root } from '../support/delivery';
import { ana, ReferenceClient } from '../support/reference-client';
import { releaseForTests } from '../support/site';
import { type Breakage, breakages, brokenRelease } from './broken-release';

// `pnpm broken-releases`: each way of breaking a release of mf-account is refused by the look before it is live; made live all the same it heals on a first page and in an
// open tab with a draft; tried on a share of browsers it is withdrawn. Ends with the table, and with 1 where one of these did not hold. `--breakage` plays those whose names hold the word.
const { values } = parseArgs({ options: { breakage: { type: 'string', default: '' } } });
const remote = 'mf-account';
const broken = '/dashboard/conditions';
const typing = '/dashboard/account/personal-information';
const draft = 'Not saved yet';
/** In ms; a busy machine is no fault of the release. */
const patience = 60_000;
const headings = ['breakage', 'refused with', 'first page', 'open tab', 'documents', 'drafts lost', 'tried on 10 %'];

await releaseForTests();
const data = mkdtempSync(join(tmpdir(), 'careline-'));
const browser = await launchBrowser();
try {
  const rows: string[][] = [];
  for (const [at, breakage] of breakages.entries()) {
    if (!breakage.name.includes(values.breakage)) continue;
    const row = await play(breakage, at, browser);
    console.log(row.join(' · '));
    rows.push(row);
  }
  for (const line of [headings, headings.map(() => '---'), ...rows]) console.log(`| ${line.join(' | ')} |`);
  process.exitCode = rows.length > 0 && !rows.flat().some((cell) => cell.startsWith('NOT')) ? 0 : 1;
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
}

async function play(breakage: Breakage, at: number, browser: Browser): Promise<string[]> {
  const places = placesIn(root, join(data, String(at)));
  copyData(places.dataDir);
  writeFileSync(join(places.dataDir, 'config.json'), '{ "registryPollMs": 100, "remoteTimeoutMs": 30000 }');
  compose(places, {});
  const refused = await refusal(places, breakage);
  const { origin, token, close } = await serve(places);
  const visit = async (page: Page, path: string) => {
    await startSignedIn(page, token);
    await page.goto(origin + path);
  };
  try {
    const tab = await watched(browser);
    await visit(tab.page, typing);
    await field(tab.page).fill(draft);
    const release = brokenRelease(places, remote, broken, breakage, '0000000a');
    await activate(places, { remotes: { [remote]: release } });

    const fresh = await watched(browser);
    await visit(fresh.page, broken);
    const first = await verdict(fresh, () => title(fresh.page, 'Conditions'));
    const open = await verdict(tab, async () => {
      for (const name of ['Billing', 'Conditions']) {
        const link = tab.page.getByRole('navigation').first().getByRole('link', { name, exact: true });
        const told = tab.page.waitForResponse('**/registry/en.json', { timeout: 5_000 }).catch(() => undefined);
        await link.hover();
        await told;
        await link.click();
        await title(tab.page, name);
      }
    });
    await tab.page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: 'Personal information', exact: true })
      .click();
    const kept = await field(tab.page).inputValue({ timeout: patience });
    const documents = String(tab.documents() + fresh.documents());

    await rollBack(places, remote);
    const tried = brokenRelease(places, remote, broken, breakage, '0000000b');
    await activate(places, { remotes: { [remote]: tried }, traffic: 10 });
    const withdrawn = await canary(places, browser, tried.url, visit);
    return [
      breakage.name,
      refused,
      first,
      open,
      documents === '2' ? documents : `NOT 2 but ${documents}`,
      kept === draft ? '0' : `NOT kept: “${kept}”`,
      withdrawn,
    ];
  } finally {
    await close();
  }
}

async function refusal(places: Places, breakage: Breakage): Promise<string> {
  const { shell, registry } = liveState(places);
  const release = brokenRelease(places, remote, broken, breakage, '00000009');
  const microFrontends = { ...registry.microFrontends, [remote]: [release] };
  return proveInBrowser(places, [remote], { shell, registry: { ...registry, microFrontends } }).then(
    () => 'NOT refused',
    (error: unknown) => /fails in \w+ on \S+: [^.;]*/.exec(String(error))?.[0] ?? `NOT by its phase: ${error}`,
  );
}

async function serve(places: Places) {
  const server = await createServer({ places, withApi: false, keepsHealth: true });
  await server.register(referenceApi, {
    prefix: '/backend',
    demo: 'always',
    passwordCost: { memoryCost: 1024, timeCost: 1 },
  });
  const origin = await server.listen({ port: 0, host: 'localhost' });
  return { origin, token: (await ReferenceClient.signIn(origin, ana)).token, close: () => server.close() };
}

/** A tab of a browser of its own; what it was told of, and how many documents it asked for. */
async function watched(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  let documents = 0;
  let failures = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  page.on('console', (message) => {
    if (message.text().includes(`${remote} failed (`)) failures += 1;
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const told = document.querySelector('[data-remote] [role="alert"]')?.textContent;
      if (told) sessionStorage.setItem('told', told);
    }).observe(document, { childList: true, subtree: true });
  });
  const told = () => page.evaluate(() => sessionStorage.getItem('told'));
  return { page, documents: () => documents, failures: () => failures, told };
}

/** Whether the tab met the broken release and its user none of it. */
async function verdict(tab: Awaited<ReturnType<typeof watched>>, work: () => Promise<void>): Promise<string> {
  const fault = await work().then(
    () => undefined,
    (error: unknown) => String(error).split('\n')[0],
  );
  if (fault !== undefined) return `NOT healed: ${fault}`;
  const told = await tab.told();
  if (told !== null) return `NOT in silence: “${told}”`;
  return tab.failures() > 0 ? 'healed' : 'NOT met';
}

/** Three browsers that have the tried release meet it and tell of it; then what they told decides. */
async function canary(
  places: Places,
  browser: Browser,
  url: string,
  visit: (page: Page, path: string) => Promise<void>,
): Promise<string> {
  const id = url.split('/').at(-2);
  for (let number = 0, found = 0; found < 3; number += 1) {
    if (placeOf(String(number), `${remote}/${id}`) >= 10) continue;
    found += 1;
    const { page } = await watched(browser);
    await page.addInitScript((own) => localStorage.setItem('careline.browser', own), String(number));
    await visit(page, broken);
    await title(page, 'Conditions');
    const sent = page.waitForRequest('**/_reports/health', { timeout: patience });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await sent;
    await page.context().close();
  }
  const deadline = new Promise<string>((resolve) => setTimeout(() => resolve('NOT withdrawn'), patience).unref());
  const raised = raiseUntilHealthy(places, remote, { tell: () => undefined }).then(
    () => 'NOT withdrawn but raised',
    (error: unknown) => /is withdrawn\. (.*)/.exec(String(error))?.[0] ?? `NOT withdrawn: ${error}`,
  );
  return Promise.race([deadline, raised]);
}

function field(page: Page) {
  return page.getByRole('main').locator('[name="description"]');
}

function title(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: patience });
}
