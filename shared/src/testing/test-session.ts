import { createTestPlatform, type TestPlatformOptions } from './test-platform';

/** What the sign-in form sends. */
export const ana = { email: 'ana@careline.example', password: 'x', remember: false };
export const anaProfile = { id: 'user-1', first_name: 'Ana', email: 'ana@practice.example' };
export const sessionAnswers = {
  'POST /auth/login': { access_token: 'fresh-token' },
  'POST /auth/register': new Response(null, { status: 201 }),
  'POST /auth/logout': undefined,
  'GET /professionals/profile': anaProfile,
};

/** A platform whose session is under test: nobody is signed in, and the API agrees to everything. */
export async function startSession(options: TestPlatformOptions = {}) {
  const answers = { ...sessionAnswers, ...options.answers };
  const site = await createTestPlatform({ signedIn: false, ...options, answers });
  return { ...site, session: site.platform.session };
}

/** All that this browser keeps about a user, drafts apart. */
export function keptOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(Object.entries(storage).filter(([key]) => /^careline\.(token|identity|email)$/.test(key)));
}
