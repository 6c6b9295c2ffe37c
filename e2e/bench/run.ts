import { launchBrowser } from '../support/browser';
import { ana, ReferenceClient } from '../support/reference-client';
import { serveSite } from '../support/site';
import { measureConditionSearch } from './condition-search';
import { type MoveFigures, measureMoves } from './moves';
import { measureLoad } from './page-load';
import { measureShifts } from './shift';

// `pnpm bench`: what a first visit costs, and how fast the search over thousands of conditions is; as Markdown tables.
const port = Number(process.env.E2E_PORT ?? 4330);
const origin = `http://localhost:${port}`;
const runs = 5;

const stop = await serveSite(port);
const browser = await launchBrowser();
try {
  const { token } = await ReferenceClient.signIn(origin, ana);
  console.log('| first load, empty cache, 100 ms latency | requests | KB | heading visible after |');
  console.log('|---|---|---|---|');
  for (const path of ['/', '/auth/login', '/dashboard', '/dashboard/conditions', '/dashboard/billing/invoices']) {
    const figures = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(await measureLoad(browser, origin + path, path.startsWith('/dashboard') ? token : undefined));
    }
    const middle = figures.sort((a, b) => a.visibleMs - b.visibleMs)[Math.floor(runs / 2)];
    if (middle) {
      const { requests, bytes, visibleMs } = middle;
      console.log(`| ${path} | ${requests} | ${Math.round(bytes / 1024)} | ${Math.round(visibleMs)} ms |`);
    }
  }
  const links = ['Statistics', 'Billing', 'Personal information'];
  const moves: (readonly MoveFigures[])[] = [];
  for (let run = 0; run < runs; run += 1) moves.push(await measureMoves(browser, origin, token, links));
  console.log('\n| first entry into a remote, 100 ms latency | heading visible after | blank |');
  console.log('|---|---|---|');
  links.forEach((link, index) => {
    const own = moves.flatMap((figures) => figures[index] ?? []).sort((a, b) => a.visibleMs - b.visibleMs);
    const middle = own[Math.floor(own.length / 2)];
    if (middle) console.log(`| ${link} | ${Math.round(middle.visibleMs)} ms | ${Math.round(middle.blankMs)} ms |`);
  });
  const { token: incomplete } = await ReferenceClient.register(origin);
  console.log('\n| what moves by itself, 150 ms and 1.6 Mbit/s | width | shift | furthest |');
  console.log('|---|---|---|---|');
  for (const { what, width, shift, moved } of await measureShifts(browser, origin, { complete: token, incomplete })) {
    console.log(`| ${what} | ${width} px | ${shift.toFixed(4)} | ${moved} |`);
  }
  const search = await measureConditionSearch(browser, `${origin}/dashboard/conditions`, token);
  console.log('\n| condition search | |');
  console.log('|---|---|');
  console.log(`| page open until the list stands | ${Math.round(search.openMs)} ms |`);
  console.log(`| keystroke to paint, median of ${search.keystrokes} | ${Math.round(search.medianMs)} ms |`);
  console.log(`| keystroke to paint, slowest | ${Math.round(search.slowestMs)} ms |`);
  console.log(`| rows in the document | ${search.rows} |`);
} finally {
  await browser.close();
  await stop();
}
