/** The database is unavailable or aborted the transaction: a retry may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The database is currently unavailable.', {
      cause: cause instanceof StoreUnavailable ? cause.cause : cause,
    });
  }
}

/** Prefixes of the SQLSTATEs of an outage. */
const outages = [
  '08', // connection exceptions
  '53', // insufficient resources
  '57P', // shutdown, crash, start-up
  '25006', // read only, as while a standby takes over
];

/** Prefixes of the SQLSTATEs of a transaction that failed while others succeed. */
const aborts = [
  '57014', // canceled, as by statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '40', // transaction rollback: serialization failure or deadlock, after all attempts
];

/** The result code of SQLite for a file that another process has locked. */
const sqliteBusy = 5;

/** Result codes of SQLite: read only, input or output failed, damaged, disk full, cannot open, not a database. */
const sqliteOutages = new Set([8, 10, 11, 13, 14, 26]);

/** Codes of sockets, and of a connection to SQLite that is closed. */
const codes = new Set([
  'ERR_INVALID_STATE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** Messages of driver errors without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after)/;

/** True if an error means that the database is unavailable, and not that a statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlStateOf(error);
  if (sqliteCodeOf(error) === sqliteBusy) return true;
  return isOutage(error) || (code !== undefined && aborts.some((state) => code.startsWith(state)));
}

/** True if an error means that the database does not work, and not only that one transaction failed. */
export function isOutage(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const result = sqliteCodeOf(error);
  if (result !== undefined) return sqliteOutages.has(result);
  const state = sqlStateOf(error);
  if (state !== undefined) return outages.some((prefix) => state.startsWith(prefix));
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? codes.has(code) : messages.test(error.message);
}

/** True if the data file is damaged. */
export function isDamaged(error: unknown): boolean {
  return [11, 26].includes(sqliteCodeOf(error) ?? 0);
}

/** Why a database does not work, in a sentence that anybody may read: without names of servers and files. */
export function describeOutage(error: unknown): string {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (isDamaged(cause)) return 'The data file is damaged.';
  if (sqliteCodeOf(cause) === 13 || sqlStateOf(cause) === '53100') return 'The disk is full.';
  if (sqliteCodeOf(cause) === 8 || sqlStateOf(cause) === '25006')
    return 'The database is read-only.';
  return 'The database is not available.';
}

function sqliteCodeOf(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  // The low byte is the primary code.
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

function sqlStateOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
