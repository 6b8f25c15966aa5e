// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { clock } from './clock.js';
import type { OperationError } from './errors.js';
import type { Attempt, CommonOptions, Hooks } from './options.js';
import { readEnvironmentVariable } from './environment-variable.js';

/** The level of logging; each level includes those before it. */
export type LogLevel = (typeof levels)[number];

/** A logger: `console`, pino, winston and the like. */
export type Logger = Readonly<
  Record<Exclude<LogLevel, 'off'>, (message: string, fields?: LogFields) => unknown>
>;

/** The structured fields of a log line. They contain no URLs, headers, bodies or keys. */
export interface LogFields {
  readonly operationId: string;
  readonly attempt: number;
  /** The request id from the response, or else the one that was sent. */
  readonly requestId: string | undefined;
  readonly status?: number;
  /** Milliseconds from the request to the headers of its response. */
  readonly duration?: number;
  /** Milliseconds until the next attempt. */
  readonly delay?: number;
}

/** Options for logging. */
export interface LogOptions {
  /** `console` by default. */
  readonly logger?: Logger | undefined;
  /**
   * `error` logs failed calls, `warn` also retries, `info` also responses, `debug` also requests. By
   * default it is read from the client's environment variable; if that is not set, it is `info` with a
   * `logger` and `off` without.
   */
  readonly logLevel?: LogLevel | undefined;
}

const levels = ['off', 'error', 'warn', 'info', 'debug'] as const;

/** The environment variable with the log level, and the response header with the request id. */
export interface LogSources {
  readonly variable?: string | undefined;
  readonly requestId?: string | undefined;
}

/**
 * Adds hooks that log and then call the hooks of the options. Log lines contain operations, status
 * codes, durations, request ids and error messages, but no keys and no personal data.
 * @throws {TypeError} if `logLevel` is unknown
 */
export function addLogHooks<Options extends CommonOptions & LogOptions>(
  options: Options,
  { variable, requestId = 'x-request-id' }: LogSources,
): Options {
  const { logger, logLevel, onRequest, onResponse, onRetry, onError } = options;
  const write = (level: keyof Logger, message: string, fields?: LogFields): void => {
    try {
      // An error of the logger must not fail the call.
      Promise.resolve((logger ?? console)[level](message, fields)).catch(() => undefined);
    } catch {
      // The same if it throws synchronously.
    }
  };
  const name = logLevel ?? readEnvironmentVariable(variable) ?? (logger ? 'info' : 'off');
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
      const text = `${attempt.operationId} returned ${status} in ${duration} ms`;
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
