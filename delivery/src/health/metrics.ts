import { Counter, Histogram, Registry } from 'prom-client';
import { type Report, type VitalName, vitalBounds } from './reports';

const labelNames = ['remote', 'release', 'route'] as const;

/** The reports as Prometheus counts them, in its base units. */
export interface Metrics {
  readonly observe: (report: Report) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [register] = registers;
  const mounts = new Counter({
    name: 'careline_mounts_total',
    help: 'Pages and widgets that stood',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'careline_failures_total',
    help: 'Pages and widgets that failed, by the phase in which they did',
    labelNames: [...labelNames, 'phase'],
    registers,
  });
  const seconds = (name: VitalName) =>
    new Histogram({
      name: `careline_${name.toLowerCase()}_seconds`,
      help: `${name} of page loads`,
      labelNames,
      buckets: vitalBounds[name].map((bound) => bound / 1000),
      registers,
    });
  const [lcp, inp] = [seconds('LCP'), seconds('INP')];
  const cls = new Histogram({
    name: 'careline_cls',
    help: 'CLS of page loads',
    labelNames,
    buckets: [...vitalBounds.CLS],
    registers,
  });
  return {
    observe: (report) => {
      const { remote, release, route } = report;
      const labels = { remote, release, route };
      if (report.kind === 'mounted') mounts.inc(labels);
      else if (report.kind === 'failed') failures.inc({ ...labels, phase: report.phase });
      else if (report.name === 'CLS') cls.observe(labels, report.value);
      else (report.name === 'LCP' ? lcp : inp).observe(labels, report.value / 1000);
    },
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    text: () => register?.metrics() ?? Promise.resolve(''),
  };
}
