/** The database cannot be asked at present, or gave up: the same may work when it is tried again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The database is not available at present.', { cause });
  }
}

/** SQLSTATEs by which PostgreSQL says that it cannot work on, whatever was asked: they begin with one of these. */
const states = [
  '08', // connection exceptions
  '53', // insufficient resources
  '57P', // shutdown, crash, start-up
  '57014', // canceled, as by statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25006', // read only, as while a standby takes over
  '40', // given up for another transaction's sake, more often than is tried
];

const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** What the driver says without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after)/;

/** True if an error says that the database cannot be asked, and not that something is wrong with a statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return messages.test(error.message);
  if (!/^[0-9A-Z]{5}$/.test(code)) return socketErrors.has(code);
  return states.some((state) => code.startsWith(state));
}
