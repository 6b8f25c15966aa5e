// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import type { Reply } from './handler.js';

/** Where a value stands in a request. */
export type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body';

/**
 * What is wrong with a value: it is not there, has another JSON type than documented, is too small,
 * too large or too long, has not the form asked for (pattern, date, address, …), is none of the
 * allowed values, is there together with one that excludes it, breaks another rule between values,
 * has a name that is not allowed, or its text cannot be read at all.
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

/** One fault of one value. */
export interface Issue {
  readonly in: RequestPart;
  /** The way to the value: the parameter's name, or the names and indexes from the body's root. */
  readonly path: readonly (string | number)[];
  readonly code: IssueCode;
  /** What is wrong, for people; a sentence. */
  readonly message: string;
  /** The same with `{name}` where a value of `params` goes. */
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value that was sent; may be personal or secret. Undefined where it is missing. */
  readonly received?: unknown;
}

/** Why a request is not handled. */
export type Fault =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'too-large'; readonly maxBodyBytes: number }
  | { readonly kind: 'media-type'; readonly message: string; readonly supported: readonly string[] }
  | { readonly kind: 'malformed'; readonly message: string }
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'not-implemented' }
  | { readonly kind: 'internal' };

/** The exchange that a fault or an error belongs to. */
export interface Exchange {
  readonly request: Request;
  /** The id that the response carries. */
  readonly requestId: string;
  /** The operation, where one was found. */
  readonly operation: OperationDescriptor | undefined;
}

/** Decides what a fault is answered with. The runtime adds `Allow` and the request id. */
export type ErrorFormatter = (fault: Fault, exchange: Exchange) => Reply;

/**
 * Thrown to answer with a fault in the format of the server's other errors. A handler may throw one
 * too, for instance for a rule that the document's schemas cannot say.
 */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
  readonly fault: Fault;
  readonly headers: NonNullable<Reply['headers']>;

  constructor(fault: Fault, headers: NonNullable<Reply['headers']> = {}) {
    super(fault.kind);
    this.fault = fault;
    this.headers = headers;
  }
}

/** Fills a template's `{name}` places with values. Places without a value stay. */
export function render(template: string, params: Issue['params']): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}

/** The way to a value as a text, such as `items[0].amount`. */
export function fieldPath(path: Issue['path']): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (/[.[\]"\s]/.test(step) || step === '') return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}
