import { networkOf } from '@careline/reference-api/server-settings';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readReports } from './read-reports';

/** Where browsers send what a page's policies refused; `report-to` and `report-uri` name it. */
export const policyReportsPath = '/_reports/policy';

/** Bytes. */
const bodyLimit = 32 * 1024;
/** Requests in a minute: from one network, and from all together, because each writes to the log. */
const perNetwork = 30;
const altogether = 600;
const minute = 60_000;

/**
 * Takes reports of violations (Reporting API and CSP 2): one line of the log each, with how often the same was refused since the start. What a
 * browser sends with them of the page's content is left out.
 */
export function policyReports(app: FastifyInstance): void {
  const recent = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minute });
  const counts = new LRUCache<string, number>({ max: 1_000 });
  const isTooMuch = (who: string, most: number) => {
    const seen = recent.get(who) ?? { count: 0 };
    if (seen.count === 0) recent.set(who, seen);
    seen.count += 1;
    return seen.count > most;
  };

  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    policyReportsPath,
    {
      bodyLimit,
      // Before the body is read.
      onRequest: async (request, reply) => {
        if (isTooMuch(networkOf(request.ip), perNetwork) || isTooMuch('all', altogether)) {
          return reply
            .code(429)
            .header('retry-after', minute / 1000)
            .send();
        }
      },
    },
    async (request, reply) => {
      const reports = readReports(request.body);
      if (reports === undefined)
        return reply.code(400).send({ message: 'A report of a policy violation was expected.' });
      for (const report of reports) {
        const key = JSON.stringify([report.type, report.directive, report.blocked]);
        const times = (counts.get(key) ?? 0) + 1;
        counts.set(key, times);
        request.log.warn({ ...report, times }, 'policy-report');
      }
      return reply.code(204).send();
    },
  );
}
