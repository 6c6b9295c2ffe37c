import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { Health, Place, VitalName } from './report-health';

/**
 * Measures the page's web vitals and tells them once, when the page is left for the first time: each for the place where it was, which for a late click is
 * another route than that of the load.
 */
export function measure(page: Window, health: Health, place: () => Place | undefined): void {
  const latest = new Map<VitalName, { readonly place: Place; readonly value: number }>();
  const note = (name: VitalName) => (metric: MetricType) => {
    const here = place();
    if (here) latest.set(name, { place: here, value: metric.value });
  };
  onLCP(note('LCP'), { reportAllChanges: true });
  onINP(note('INP'), { reportAllChanges: true });
  onCLS(note('CLS'), { reportAllChanges: true });
  // After the library's own listeners, which settle the values in the same moment.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden') return;
    for (const [name, { place: there, value }] of latest) health.vital(there, name, value);
    latest.clear();
  });
}
