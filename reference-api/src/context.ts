import type { PasswordCost } from './auth/passwords';
import type { Database } from './database/open-database';
import type { Rules } from './limits/rules';
import type { CardProvider } from './providers/card-provider';
import type { TelephonyProvider } from './providers/telephony-provider';

/** What every route is given to work with. */
export type Context = {
  database: Database;
  /** The present moment; a test or the seed sets its own. */
  clock: () => Date;
  cards: CardProvider;
  telephony: TelephonyProvider;
};

/** What the open routes need besides: how trying is limited, what a password costs, and what /health tells. */
export type RouteOptions = Context & {
  databaseKind: string;
  rules: Rules;
  passwordCost?: PasswordCost | undefined;
};
