import type { Context } from '../context';
import { inTransaction } from '../database/current-transaction';
import { HttpError } from '../http-error';
import { claimKey, storeAnswer, wasUsed } from '../idempotency/key-repository';
import { hashPassword, isPassword, type PasswordCost } from './passwords';
import { createUser, findUserByEmail, type User } from './user-repository';

export type Registration = { email: string; password: string; key: string | undefined };

/** No hash of the request, as of others: a fast one of a password must not be stored. */
const fingerprint = 'registration';

/**
 * Makes an account, once for each Idempotency-Key. The key belongs to the account that it made: who sends it again with the same address and the
 * same password is told of that account, and nobody else is. Throws a conflict when the address has an account otherwise.
 */
export async function registerOnce(
  context: Context,
  { email, password, key }: Registration,
  cost: PasswordCost | undefined,
): Promise<User> {
  const passwordHash = await hashPassword(password, cost);
  try {
    return await inTransaction(context.database, async () => {
      const user = await createUser(context, email, passwordHash);
      if (key !== undefined) {
        await claimKey(context, user.id, key, fingerprint);
        await storeAnswer(context, user.id, key, { status: 201, body: '' });
      }
      return user;
    });
  } catch (error) {
    if (!(error instanceof HttpError) || key === undefined) throw error;
    const made = await findUserByEmail(context.database, email);
    const isRepeated = made !== undefined && (await wasUsed(context, made.id, key, fingerprint));
    if (!isRepeated || !(await isPassword(made.passwordHash, password))) throw error;
    return made;
  }
}
