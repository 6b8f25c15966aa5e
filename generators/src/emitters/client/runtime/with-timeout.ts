import type { CalledOperation } from './endpoint.js';
import { AbortedError, type ConnectionError, TimeoutError } from './errors.js';

/** In milliseconds; longer timers would fire immediately. */
const maxTimerDelay = 2 ** 31 - 1;

/** What may end work early, and how the errors for it are worded. */
export interface WorkLimits {
  /** In milliseconds. */
  readonly timeout: number;
  /** The caller's signal. */
  readonly signal?: AbortSignal | undefined;
  /** True if the server may have received the request already when the work begins. */
  readonly sent: boolean;
  /** What has not happened when the work times out, such as `got no response`. */
  readonly missing: string;
}

/**
 * Runs work until it settles, times out or is aborted by the caller.
 * @param work gets a signal that is aborted with the error; if it does not obey, it is not waited for
 * @throws {ConnectionError} a `TimeoutError` or an `AbortedError`
 */
export function withTimeout<Result>(
  operation: CalledOperation,
  { timeout, signal, sent, missing }: WorkLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const aborted = (wasSent: boolean): AbortedError =>
      new AbortedError(operation, 'was aborted', wasSent, signal?.reason);
    if (signal?.aborted) throw aborted(sent);
    const controller = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const stop = (error: ConnectionError): void => {
      end();
      reject(error);
      controller.abort(error);
    };
    const abort = (): void => stop(aborted(true));
    const expire = (): void =>
      stop(new TimeoutError(operation, `${missing} in ${timeout} ms`, true, undefined));
    const timer = setTimeout(expire, Math.min(timeout, maxTimerDelay));
    signal?.addEventListener('abort', abort);
    work(controller.signal).finally(end).then(resolve, reject);
  });
}
