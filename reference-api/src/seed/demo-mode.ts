/**
 * Whether the demonstration accounts, whose password everybody can read, are made: `when-empty` only where nobody else has an account yet. They
 * never replace anything.
 */
export type DemoMode = 'always' | 'when-empty' | 'never';

/**
 * SEED_DEMO=1 and SEED_DEMO=0 say it. Otherwise the embedded database of somebody who looks around is a demo as long as it is empty; a database
 * with an address of its own, and production, are not. Throws on any other SEED_DEMO.
 */
export function demoMode({ SEED_DEMO, DATABASE_URL, NODE_ENV }: NodeJS.ProcessEnv): DemoMode {
  if (SEED_DEMO === '1') return 'always';
  if (SEED_DEMO === '0') return 'never';
  if (SEED_DEMO) throw new Error(`SEED_DEMO is "${SEED_DEMO}": 1 (make the demo accounts) or 0 (do not) was expected.`);
  return DATABASE_URL || NODE_ENV === 'production' ? 'never' : 'when-empty';
}
