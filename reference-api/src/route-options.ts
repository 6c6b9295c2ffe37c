import type { PasswordCost } from './auth/passwords';
import type { Context } from './context';
import type { Rules } from './limits/rules';

/** What the open routes need besides: how trying is limited, what a password costs, and what /health tells. */
export type RouteOptions = Context & {
  databaseKind: string;
  rules: Rules;
  passwordCost?: PasswordCost | undefined;
};
