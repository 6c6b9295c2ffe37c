import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addressRoutes } from './addresses/address-routes';
import { authRoutes } from './auth/auth-routes';
import { requireSignIn } from './auth/require-sign-in';
import { sessionRoutes } from './auth/session-routes';
import { catalogueRoutes } from './catalogue/catalogue-routes';
import { healthRoutes } from './health-routes';
import { honourKeys } from './idempotency/honour-keys';
import { limitWrites } from './limits/limit-writes';
import { numberRoutes } from './numbers/number-routes';
import { recyclingRoutes } from './numbers/recycling-routes';
import { searchRoutes } from './numbers/search-routes';
import { paymentMethodRoutes } from './payment-methods/payment-method-routes';
import { profileRoutes } from './profile/profile-routes';
import type { RouteOptions } from './route-options';
import { statisticsRoutes } from './statistics/statistics-routes';
import { subscriptionRoutes } from './subscriptions/subscription-routes';
import { transactionRoutes } from './subscriptions/transaction-routes';

/** Open routes first; everything after them needs a token. */
export const allRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  await app.register(healthRoutes, options);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(authRoutes, options);
  await app.register(async (signedIn) => {
    requireSignIn(signedIn, options);
    limitWrites(signedIn, options, options.rules);
    honourKeys(signedIn, options);
    for (const routes of [
      sessionRoutes,
      profileRoutes,
      catalogueRoutes,
      addressRoutes,
      paymentMethodRoutes,
      subscriptionRoutes,
      transactionRoutes,
      searchRoutes,
      numberRoutes,
      statisticsRoutes,
      recyclingRoutes,
    ]) {
      await signedIn.register(routes, options);
    }
  });
};
