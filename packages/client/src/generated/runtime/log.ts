// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { clock } from './clock.js';
import type { OperationError } from './errors.js';
import type { Attempt, CommonOptions, Hooks } from './options.js';
import { readVariable } from './variable.js';

/** How much is logged; each level includes those before it. */
export type LogLevel = (typeof levels)[number];

/** What log lines go to: `console`, pino, winston and the like. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields?: LogFields) => unknown>
>;

/** What a log line says besides its text. No URL, header, body or key is ever among it. */
export interface LogFields {
  readonly operationId: string;
  readonly attempt: number;
  /** The service's id of the request, or else the client's. */
  readonly requestId: string | undefined;
  readonly status?: number;
  /** Milliseconds from the request to the headers of its response. */
  readonly duration?: number;
  /** Milliseconds until the next attempt. */
  readonly delay?: number;
}

/** What is logged, and where to. */
export interface LogOptions {
  /** `console` if left out. */
  readonly logger?: Logger | undefined;
  /**
   * `error`: calls that failed; `warn`: attempts that are repeated too; `info`: responses too;
   * `debug`: requests too. If left out, the environment variable of the client decides, or else it
   * is `info` if there is a `logger`, and nothing is logged if there is none.
   */
  readonly logLevel?: LogLevel | undefined;
}

const levels = ['off', 'error', 'warn', 'info', 'debug'] as const;

/** Where a client looks for a level, and for the service's id of a request. */
export interface LogPlaces {
  readonly variable?: string | undefined;
  readonly requestId?: string | undefined;
}

/**
 * Options with hooks that log, ahead of the hooks that they have. Logged are operations, statuses,
 * times, ids and the messages of errors, which hold neither keys nor personal data.
 * @param places the environment variable that names a level, and the response header with an id
 * @throws {TypeError} if `logLevel` is unknown
 */
export function logWith<Options extends CommonOptions & LogOptions>(
  options: Options,
  { variable, requestId = 'x-request-id' }: LogPlaces,
): Options {
  const { logger, logLevel, onRequest, onResponse, onRetry, onError } = options;
  const write = (level: keyof Logger, message: string, fields?: LogFields): void => {
    try {
      // A logger that fails must not fail the call, now or later.
      Promise.resolve((logger ?? console)[level](message, fields)).catch(() => undefined);
    } catch {
      // Nowhere is left to report it.
    }
  };
  const name = logLevel ?? readVariable(variable) ?? (logger ? 'info' : 'off');
  const level = levels.findIndex((each) => each === name);
  if (level < 0) {
    const fault = `must be one of ${levels.join(', ')}`;
    if (logLevel !== undefined) throw new TypeError(`logLevel ${fault}.`);
    write('warn', `${variable} ${fault}: nothing is logged.`);
  }
  const starts = new WeakMap<Attempt, number>();
  const hooks: Required<Hooks> = {
    onError: (error, attempt) => {
      write('error', error.message, { ...attempt, ...idOf(error) });
      return onError?.(error, attempt);
    },
    onRetry: (error, attempt) => {
      const text = `${error.message}; next attempt in ${Math.round(attempt.delay)} ms`;
      write('warn', text, { ...attempt, ...idOf(error) });
      return onRetry?.(error, attempt);
    },
    onResponse: (response, attempt) => {
      const { status, headers } = response;
      const now = clock.now();
      const duration = now - (starts.get(attempt) ?? now);
      const id = headers.get(requestId) ?? attempt.requestId;
      const text = `${attempt.operationId} answered ${status} in ${duration} ms`;
      write('info', text, { ...attempt, requestId: id, status, duration });
      return onResponse?.(response, attempt);
    },
    onRequest: (request, attempt) => {
      starts.set(attempt, clock.now());
      if (level > 3) write('debug', `${attempt.operationId} attempt ${attempt.attempt}`, attempt);
      return onRequest?.(request, attempt);
    },
  };
  const { onError: first, onRetry: second, ...others } = hooks;
  return {
    ...options,
    ...(level > 0 && { onError: first }),
    ...(level > 1 && { onRetry: second }),
    ...(level > 2 && others),
  };
}

function idOf({ requestId }: OperationError): { readonly requestId?: string } {
  return requestId === undefined ? {} : { requestId };
}
