import { randomUUID } from 'node:crypto';
import { safeError } from '@careline/reference-api/server-settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFairShare } from '../health/fair-share';
import { count, type Totals } from '../health/health-counts';
import { dayOf, writeTotals } from '../health/health-files';
import { createKnownPlaces } from '../health/known-places';
import { createMetrics } from '../health/metrics';
import { readHealthReports } from '../health/reports';
import type { Places } from '../places';
import { limitRequests } from './request-limit';

/** Bytes. */
const bodyLimit = 8 * 1024;
/** A clinic has one address for all who work there. */
const limit = { perNetwork: 120, altogether: 6_000 };
/** In ms. */
const writeEvery = 5_000;

export interface HealthOptions {
  readonly places: Places;
  /** Whether other processes are told by a file of the data folder. */
  readonly isKept: boolean;
  /** Who asks for /metrics has to send it as a bearer; without one only this machine may ask, and nobody behind a proxy. */
  readonly token?: string | undefined;
}

/** Takes what pages tell of releases (`healthUrl`), and tells Prometheus and `pnpm releases` of it. */
export function healthRoutes(app: FastifyInstance, { places, isKept, token }: HealthOptions): void {
  const metrics = createMetrics();
  const known = createKnownPlaces(places);
  const counts = createFairShare();
  const totals: Totals = new Map();
  let day = dayOf(new Date());
  let file = randomUUID();
  let isWritten = true;

  function write(): void {
    if (isWritten) return;
    try {
      writeTotals(places, day, file, totals);
      isWritten = true;
    } catch (error) {
      app.log.warn(safeError(error), 'health-not-written');
    }
  }
  /** What was counted on a day is written as that day's, in a file that nothing is written over: a clock that is put right may bring the day again. */
  function startDay(now: string): void {
    if (now === day) return;
    if (isKept) write();
    totals.clear();
    day = now;
    file = randomUUID();
  }
  if (isKept) {
    const timer = setInterval(write, writeEvery);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      write();
    });
  }

  // A beacon is plain text, so that no browser asks for permission first.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));
  const onRequest = limitRequests(limit, isThisMachine);
  app.post('/_reports/health', { bodyLimit, onRequest }, async (request, reply) => {
    const reports = readHealthReports(request.body);
    if (reports === undefined)
      return reply.code(400).send({ message: 'Reports of the health of releases were expected.' });
    startDay(dayOf(new Date()));
    for (const told of reports) {
      const report = known(told);
      if (report === undefined) continue;
      metrics.observe(report);
      // Behind a proxy that TRUST_PROXY does not name everybody has this machine's address.
      if (!isThisMachine(request) && !counts(request.ip, day, report)) continue;
      count(totals, report);
      isWritten = false;
    }
    return reply.code(204).header('access-control-allow-origin', '*').send();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(404).send({ message: 'Not found' });
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  // A file of settings may name it and leave it empty.
  if (token) return headers.authorization === `Bearer ${token}`;
  return isThisMachine({ headers, ip });
}

/** Whether somebody on this machine asks, and no proxy for somebody else. */
function isThisMachine({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}
