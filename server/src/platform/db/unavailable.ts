import { DrizzleQueryError } from 'drizzle-orm';

/** No connection to the database could be had. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** SQLSTATE: connection exceptions, shutdown, crash, start-up, forgotten transaction. */
const LOST = /^(?:08...|57P0[123]|25P03)$/;

/** SQLSTATE: out of resources such as disk and connections, statement or lock timeout, a replica after a failover. */
const OVERLOADED = /^(?:53...|57014|55P03|25006)$/;

const SOCKET_CODES = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;

/** pg gives these errors no code. */
const PG_MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client .* is not queryable)/;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? error.cause : undefined;

/** True where a query failed because its connection broke or did not respond: the connection is of no further use. */
export function isConnectionLost(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  const code = codeOf(cause);
  return LOST.test(code) || SOCKET_CODES.test(code) || PG_MESSAGES.test(cause.message);
}

/** SQLSTATE of a row that refers to one that is not there. */
const NO_SUCH_ROW = '23503';

/** True where a row of a member could not be written: the member was erased meanwhile. */
export function isMemberGone(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error) || codeOf(cause) !== NO_SUCH_ROW) return false;
  return 'constraint' in cause && /_cus_id_members_cus_id_fk$/.test(`${cause.constraint}`);
}

/** True where the database could not do its work, whatever was asked of it: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isConnectionLost(error)) return true;
  const cause = causeOf(error);
  return cause instanceof Error && OVERLOADED.test(codeOf(cause));
}
