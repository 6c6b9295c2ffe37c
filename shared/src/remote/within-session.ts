import { createQueryClient } from '../api/query-client';
import type { Platform } from '../platform/platform';

/**
 * The platform for what begins under `token`, or while nobody is signed in. Under any other token its calls fail as `aborted`, its notices are not
 * shown, and its cache is one that nobody sees: a change that waited for its turn, a lock or an answer is neither sent nor told in another's name.
 */
export function withinSession(platform: Platform, token: string | undefined): Platform {
  const { api, session, toasts } = platform;
  const isOver = () => session.getSnapshot().token !== token;
  const unseen = createQueryClient();
  return {
    ...platform,
    api: {
      ...api,
      request: async (call) => {
        if (isOver() && !call.anonymous) throw api.error(call.defaultError, 'aborted');
        return api.request(call);
      },
    },
    toasts: { ...toasts, add: (toast) => (isOver() ? '' : toasts.add(toast)) },
    get queries() {
      return isOver() ? unseen : platform.queries;
    },
  };
}
