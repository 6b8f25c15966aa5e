/** The database is unavailable or aborted the transaction: a retry may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The database is currently unavailable.', { cause });
  }
}

/** Prefixes of the SQLSTATEs that do not depend on the statement. */
const states = [
  '08', // connection exceptions
  '53', // insufficient resources
  '57P', // shutdown, crash, start-up
  '57014', // canceled, as by statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25006', // read only, as while a standby takes over
  '40', // transaction rollback: serialization failure or deadlock, after all attempts
];

/** Result codes of SQLite: busy, read only, input or output failed, disk full, cannot open. */
const sqliteErrors = new Set([5, 8, 10, 13, 14]);

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
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  // The low byte is the primary code.
  if (typeof errcode === 'number') return sqliteErrors.has(errcode & 0xff);
  if (typeof code !== 'string') return messages.test(error.message);
  if (!/^[0-9A-Z]{5}$/.test(code)) return codes.has(code);
  return states.some((state) => code.startsWith(state));
}
