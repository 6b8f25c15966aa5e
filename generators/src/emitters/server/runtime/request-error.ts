import type { OperationDescriptor } from '../../types/runtime/operation.js';
import type { Reply } from './handler.js';

/** The part of a request that contains a value. */
export type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body';

/**
 * The kind of an issue: a value is missing, has another JSON type, is out of range (size or length), does
 * not match its format or pattern, is not one of the allowed values, excludes another value that is
 * present, violates another rule, has an unknown name, or cannot be parsed.
 */
export type IssueCode =
  | 'missing'
  | 'type'
  | 'range'
  | 'format'
  | 'value'
  | 'exclusive'
  | 'rule'
  | 'unknown'
  | 'syntax';

/** One issue of one value. */
export interface Issue {
  readonly in: RequestPart;
  /** The path to the value: the parameter's name, or names and indexes from the root of the body. */
  readonly path: readonly (string | number)[];
  readonly code: IssueCode;
  /** A human-readable sentence. */
  readonly message: string;
  /** The message with placeholders such as `{name}` for the values of `params`. */
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value that was sent, which may be personal or secret; undefined if missing. */
  readonly received?: unknown;
  /** In a member of a union: the discriminator and its value, one of the document's, that chose the member. */
  readonly chosenBy?: { readonly property: string; readonly value: unknown };
}

/** Why a request is rejected. */
export type RequestProblem =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  /** `message` names the missing credentials; without it, credentials were refused. */
  | { readonly kind: 'unauthenticated'; readonly message?: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'too-large'; readonly maxBodyBytes: number }
  | { readonly kind: 'media-type'; readonly message: string; readonly supported: readonly string[] }
  | { readonly kind: 'malformed'; readonly message: string }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'not-implemented' }
  | { readonly kind: 'internal' };

/** A request and its context, for error handlers. */
export interface Exchange {
  readonly request: Request;
  /** The request id that the response returns. */
  readonly requestId: string;
  /** The operation; undefined if none matches. */
  readonly operation: OperationDescriptor | undefined;
}

/** Formats the response for an error. The runtime adds the request id and, for 405, `Allow`. */
export type ErrorFormatter = (problem: RequestProblem, exchange: Exchange) => Reply;

/**
 * Rejects a request with an error response in the server's format. Handlers may throw it too, for
 * instance for a rule that the document's schemas cannot express.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly problem: RequestProblem;
  readonly headers: NonNullable<Reply['headers']>;

  constructor(problem: RequestProblem, headers: NonNullable<Reply['headers']> = {}) {
    super(problem.kind);
    this.problem = problem;
    this.headers = headers;
  }
}

/** Replaces the placeholders of a template with values. Placeholders without a value stay. */
export function renderTemplate(template: string, params: Issue['params']): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}

/** Formats the path to a value, such as `items[0].amount`. */
export function fieldPath(path: Issue['path']): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (/[.[\]"\s]/.test(step) || step === '') return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}
