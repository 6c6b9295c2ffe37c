import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { policyReportsPath } from '../compose/policy';
import { readReports } from './read-reports';
import { limitRequests } from './request-limit';

/** Bytes. */
const bodyLimit = 32 * 1024;
/** Each writes to the log. */
const limit = { perNetwork: 30, altogether: 600 };

/**
 * Takes reports of violations (Reporting API and CSP 2): one line of the log each, with how often the same was refused since the start. What a
 * browser sends with them of the page's content is left out.
 */
export function policyReports(app: FastifyInstance): void {
  const counts = new LRUCache<string, number>({ max: 1_000 });
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    policyReportsPath,
    {
      bodyLimit,
      onRequest: limitRequests(limit),
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
