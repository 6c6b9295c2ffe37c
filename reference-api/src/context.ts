import type { Database } from './database/open-database';
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
