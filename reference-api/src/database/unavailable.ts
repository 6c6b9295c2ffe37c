/**
 * PostgreSQL's codes for "not now": the connection is gone, the server stops or starts, has no room or takes no writes (a standby, a full disk), or a
 * time-out of ours struck.
 */
const states = /^(08...|53...|57P0[1-5]|57014|25P0[34]|25006|55P03)$/;
/** Node's codes for an address that cannot be reached. */
const systemCodes = /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NETDOWN)$/;
/** What the driver says in words alone. */
const words =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error))/;

/** Whether the database could not be asked at the moment: the same request may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return states.test(code) || systemCodes.test(code) || words.test(error.message) || isUnavailable(error.cause);
}
