import {
  createApiClient,
  createQueryClient,
  fetchUser,
  onboardingQueries,
  queryCatalogue,
} from '@careline/shared/host';

/** Stands in an address for the user's id, which only the browser knows; nothing encodes its letters. */
const userMark = '~user~';

/** What the site asks the API for as it is entered, so that the document can ask before the code has come. Addresses are below the API base. */
export interface RecordedCalls {
  /** Whose the stored token is. */
  readonly session: string;
  /** By the names under which declarations list them. */
  readonly queries: Readonly<Record<string, string>>;
  /** What the guards judge by. */
  readonly guards: readonly string[];
  /** It asks for the numbers of those alone who have a verified phone, as everybody has who was complete. */
  readonly guardsOfComplete: readonly string[];
}

/** Makes each of these calls, to nobody, and writes its address down: so none stands in two places, and none can differ. */
export async function recordCalls(): Promise<RecordedCalls> {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: '/',
    identity: () => ({ permissions: [] }),
    errorText: String,
    fetch: async (address) => {
      asked.push(String(address));
      return Response.json({});
    },
  });
  const addressOf = async (call: () => Promise<unknown>): Promise<string> => {
    // Nobody answers, so it fails once it has been sent.
    await call().catch(() => {});
    const address = asked.pop();
    if (address === undefined) throw new Error('The call was never sent.');
    return address;
  };
  const session = await addressOf(() => fetchUser(api));
  const queries: Record<string, string> = {};
  for (const [name, queryOf] of Object.entries(queryCatalogue)) {
    queries[name] = await addressOf(() => createQueryClient().fetchQuery(queryOf({ api, userId: userMark })));
  }
  const { forwardingNumbers, ...always } = onboardingQueries(api, userMark);
  const namesOf = (lists: readonly { readonly queryKey: readonly unknown[] }[]) => {
    const keys = lists.map(({ queryKey }) => String(queryKey));
    return Object.entries(queryCatalogue)
      .filter(([, queryOf]) => keys.includes(String(queryOf({ api, userId: userMark }).queryKey)))
      .map(([name]) => name);
  };
  return { session, queries, guards: namesOf(Object.values(always)), guardsOfComplete: namesOf([forwardingNumbers]) };
}
