import type { OperationDescriptor } from '../../types/runtime/operation.js';
import type { SecuritySchemes } from '../../types/runtime/security.js';
import {
  describeMissing,
  formatChallenge,
  type Credentials,
  hasCredential,
  readCredentials,
} from './credentials.js';
import { RequestError } from './request-error.js';
import type { Awaitable, ResponseHeaders } from './handler.js';

/** The security requirement of an operation together with the credentials of a request. */
export interface SecurityRequirement {
  readonly operation: OperationDescriptor;
  /**
   * The alternatives for which the request has all credentials, each a list of security schemes. Verify all
   * credentials of one of them. Empty only if `optional`. `mutualTLS` is listed without a credential: a client
   * certificate cannot be seen here.
   */
  readonly alternatives: readonly (readonly string[])[];
  /** True if the document also allows callers without credentials. */
  readonly optional: boolean;
  /** The credentials of these alternatives by scheme, not verified. */
  readonly credentials: Credentials;
}

/**
 * The context that handlers get for an authenticated caller: an object, or `true` if there is none. Values
 * that a failed lookup or a missing `return` could produce, such as an empty array, are excluded.
 */
export type CallerContext = true | (object & { readonly length?: never; readonly then?: never });

/**
 * Authenticates the caller of an operation. Runs before parameters and body are parsed, for each
 * secured operation, if the request has all credentials of one alternative; without them it is refused
 * with 401. For operations that also allow anonymous callers (`optional`), return an object or `true` for
 * a caller without credentials.
 * @returns the context for the handlers: an object or `true`. Return {@link refuse} to refuse the caller;
 * any other value also refuses: `false`, `undefined`, `null`, a number, a string, an array, a function, a
 * `Response`. A returned `Error` is treated as thrown.
 * @throws {HttpError} to refuse with a custom response
 */
export type Authenticate<Context extends CallerContext = true> = (
  request: Request,
  requirement: SecurityRequirement,
) => Awaitable<Context | Refusal | false>;

/** The refusal of a caller. Created by {@link refuse}. */
export class Refusal {
  readonly kind: 'unauthenticated' | 'forbidden';
  readonly headers: ResponseHeaders;
  /** Marks refusals of other copies of this runtime, which `instanceof` would not recognise. */
  readonly isRefusal: true = true;

  constructor(kind: 'unauthenticated' | 'forbidden', headers: ResponseHeaders) {
    this.kind = kind;
    this.headers = headers;
  }
}

/**
 * Refuses a caller: `unauthenticated` (401) for missing or wrong credentials, `forbidden` (403) for
 * credentials that do not permit the operation.
 * @param headers response headers; `www-authenticate` is added automatically
 */
export function refuse(
  kind: 'unauthenticated' | 'forbidden' = 'unauthenticated',
  headers: ResponseHeaders = {},
): Refusal {
  return new Refusal(kind, headers);
}

/** True if an operation has a security requirement. */
export function isSecured({ security = [] }: Pick<OperationDescriptor, 'security'>): boolean {
  return security.some((names) => names.length > 0);
}

/**
 * Authenticates the caller of an operation.
 * @param authenticate the option of the server; its result is checked at run time
 * @returns the context for the handler; undefined if the operation is not secured
 * @throws {RequestError} `unauthenticated` or `forbidden`
 */
export async function authenticateCaller(
  operation: OperationDescriptor,
  request: Request,
  schemes: SecuritySchemes,
  authenticate: AnyAuthenticate | undefined,
): Promise<unknown> {
  if (!isSecured(operation)) return undefined;
  const security = operation.security ?? [];
  const alternatives = security.filter((names) => names.length > 0);
  const complete = alternatives.filter((names) =>
    names.every((name) => hasCredential(request, name, schemes)),
  );
  const optional = alternatives.length < security.length;
  const challenge = formatChallenge(security.flat(), schemes);
  if (complete.length === 0 && !optional) {
    const message = describeMissing(request, alternatives, schemes);
    throw new RequestError({ kind: 'unauthenticated', message }, { 'www-authenticate': challenge });
  }
  const admitted = await authenticate?.(request, {
    operation,
    alternatives: complete,
    optional,
    credentials: readCredentials(request, complete.flat(), schemes),
  });
  if (admitted instanceof Error) throw admitted;
  if (isContext(admitted)) return admitted;
  const { kind, headers } = isRefusal(admitted) ? admitted : refuse();
  const own = kind === 'unauthenticated' ? { 'www-authenticate': challenge, ...headers } : headers;
  throw new RequestError({ kind }, own);
}

/** {@link Authenticate} with an unchecked result. */
export type AnyAuthenticate = (request: Request, requirement: SecurityRequirement) => unknown;

/** True if the result of `authenticate` accepts the caller. */
function isContext(value: unknown): boolean {
  if (value === true) return true;
  if (typeof value !== 'object' || value === null || isRefusal(value)) return false;
  return !Array.isArray(value) && !(value instanceof Response);
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'isRefusal' in value;
}
