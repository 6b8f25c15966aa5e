import type { CallState } from './call-state.js';
import type { Input } from './endpoint.js';
import { ConnectionError, OperationError, UsageError } from './errors.js';
import { headerRecord } from './headers.js';
import { InputError } from './input-error.js';
import { redact } from './problem.js';

/** Error codes of platforms for failures before the first byte is sent. */
const notSentCodes = /REFUSED|NOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/i;

/** The error of a call for an exception in its current phase. Errors of hooks are passed on unchanged. */
export function toCallError(call: CallState, signal: AbortSignal, error: unknown): unknown {
  if (error instanceof OperationError || call.phase === 'hook') return error;
  return call.phase === 'writing'
    ? toUsageError(call, error)
    : toConnectionError(call, signal, error);
}

/** The error for a missing or incomplete response; the signal's reason if the attempt was aborted. */
function toConnectionError(
  { operation, secrets }: CallState,
  signal: AbortSignal,
  error: unknown,
): unknown {
  // Platforms reject with different errors on abort.
  if (signal.aborted) return signal.reason;
  const cause = platformCause(error, secrets);
  // OpenSSL's own message has its files and lines.
  const hint = /WRONG_VERSION/.test(`${cause.code}`)
    ? `${cause.code}: the server does not use TLS; is its URL http://?`
    : `${cause.code ?? ''} ${cause.message}`.trim();
  const sent = !notSentCodes.test(`${cause.code}`);
  return new ConnectionError(operation, `got no complete response: ${hint}`, sent, error, cause);
}

/** The code and the message of a platform's error. */
export function platformCause(
  error: unknown,
  secrets: readonly string[],
): Error & { readonly code?: string } {
  // Node wraps the actual error in a `fetch failed`.
  const { cause: inner = error } = Object(error) as { readonly cause?: unknown };
  const { code, message = '' } = Object(inner) as { readonly code?: unknown; message?: string };
  const cause = new Error(redact(message, secrets));
  return typeof code === 'string' ? Object.assign(cause, { code }) : cause;
}

/** The error for arguments that cannot be serialized, with the cause if it is known. */
export function toUsageError({ operation, input }: CallState, error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  const { message = '' } = Object(error) as { readonly message?: string };
  // Other messages of the platform would quote the arguments.
  const isSafe = error instanceof InputError || /bigint|circular|cyclic/i.test(message);
  // The next lines of V8's message name properties.
  const reason = isSafe
    ? message.replace(/\n.*/s, '')
    : (describeFault(input) ?? 'its path, query, headers or body cannot be serialized');
  return new UsageError(operation, `cannot be sent: ${reason}`);
}

/** Names the parameter or header that cannot be sent: a URL has no half surrogate pairs, a header only Latin-1. */
function describeFault({ path, query, header, options }: Input): string | undefined {
  const headers = { ...header, ...headerRecord(options?.headers) };
  const tried = new Headers();
  for (const values of [{ ...path, ...query }, headers]) {
    for (const [name, value] of Object.entries(values as Record<string, string>)) {
      try {
        if (values === headers) tried.set(name, value);
        else encodeURIComponent(value);
      } catch {
        return `${name} has characters that cannot be sent`;
      }
    }
  }
  return undefined;
}
