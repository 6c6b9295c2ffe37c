import type { Context } from '../context';
import { countTry, forgetTries, isWelcome, welcome } from '../limits/limiter';
import type { Rules } from '../limits/rules';

/**
 * Counts a sign-in to the account before its password is looked at; throws 429 when there were too many that failed. Returns what to do when it
 * succeeds. A network from which this account was signed in to within thirty days has a count of its own: so strangers who guess cannot lock its
 * owner out.
 */
export async function guardAccount(context: Context, rules: Rules, email: string, network: string) {
  const pair = `${email} ${network}`;
  // A rule of its own: what is typed as an e-mail address may spell any pair.
  const isKnown = await isWelcome(context, rules.known, pair);
  const [rule, who] = isKnown ? [rules.knownAccount, pair] : [rules.account, email];
  await countTry(context, rule, who);
  return async () => {
    await forgetTries(context, rule, who);
    await welcome(context, rules.known, pair);
  };
}
