import { hashPassword, type PasswordCost } from '../auth/passwords';
import { createUser, findUserByEmail } from '../auth/user-repository';
import type { Context } from '../context';

const password = 'careline-demo';

/** The two demonstration accounts. An account that is there stays as it is, whatever became of it. */
export async function seedAccounts(context: Context, cost: PasswordCost | undefined): Promise<void> {
  for (const email of ['ana@careline.example', 'new@careline.example']) {
    if ((await findUserByEmail(context.database, email)) !== undefined) continue;
    await createUser(context, email, await hashPassword(password, cost));
  }
}
