/** Tells the configured address that this build of the shell does not start. Whatever failed before, it needs nothing of the site but its document. */
export function tellFailedStart({ document, navigator }: Window): void {
  const release = document.querySelector<HTMLMetaElement>('meta[name="careline-build"]')?.content;
  const config = document.getElementById('careline-config')?.textContent ?? '';
  if (!release || /"healthUrl":\s*false/.test(config)) return;
  const url = /"healthUrl":\s*"([^"\\]+)"/.exec(config)?.[1] ?? '/_reports/health';
  const report = { kind: 'failed', remote: 'shell', release, route: 'none', phase: 'bootstrap' };
  navigator.sendBeacon(url, JSON.stringify({ reports: [report] }));
}
