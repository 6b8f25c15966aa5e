// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import type { SecuritySchemes } from '@seller-funds/contract/runtime/security';
import { challengeOf, type Credentials, credentialsOf } from './credentials.js';
import { RequestFault } from './fault.js';
import type { Awaitable, ResponseHeaders } from './handler.js';

/** What the document demands of the caller of one operation. */
export interface SecurityRequirement {
  readonly operation: OperationDescriptor;
  /** Alternatives; each is a set of security scheme names that are needed together. */
  readonly alternatives: readonly (readonly string[])[];
  /** Whether the document also lets in callers without credentials. */
  readonly optional: boolean;
  /** What the request brought along for the schemes, as it was sent. */
  readonly credentials: Credentials;
}

/**
 * What handlers get of a caller that is let in: an object, or `true` where there is nothing to say.
 * Nothing that a failed look-up or a forgotten `return` comes to, an empty list included.
 */
export type CallerContext = true | (object & { readonly length?: never; readonly then?: never });

/**
 * Decides who calls. Runs before parameters and body are parsed, for each operation that the
 * document secures; also for one that anyone may call (`optional`), where it returns an object or
 * `true` for a caller without credentials.
 * @returns what the handlers get as their context: an object or `true`. {@link refuse} refuses the
 * caller, and so does everything else: `false`, `undefined`, `null`, a number, a text, an array, a
 * function, a `Response`. An `Error` that is returned counts as thrown.
 * @throws {HttpError} to refuse with a response of its own
 */
export type Authenticate<Context extends CallerContext = true> = (
  request: Request,
  requirement: SecurityRequirement,
) => Awaitable<Context | Refusal | false>;

/** The answer to a caller who is not let in. Made by {@link refuse}. */
export class Refusal {
  readonly kind: 'unauthenticated' | 'forbidden';
  readonly headers: ResponseHeaders;
  /** Tells refusals of other copies of this runtime too: what it did not know, it would admit. */
  readonly isRefusal: true = true;

  constructor(kind: 'unauthenticated' | 'forbidden', headers: ResponseHeaders) {
    this.kind = kind;
    this.headers = headers;
  }
}

/**
 * Refuses a caller: `unauthenticated` (401) for missing or wrong credentials, `forbidden` (403) for
 * credentials that do not permit the operation.
 * @param headers response headers; `www-authenticate` is there without being given
 */
export function refuse(
  kind: 'unauthenticated' | 'forbidden' = 'unauthenticated',
  headers: ResponseHeaders = {},
): Refusal {
  return new Refusal(kind, headers);
}

/** Whether an operation asks its callers who they are. */
export function isSecured({ security = [] }: Pick<OperationDescriptor, 'security'>): boolean {
  return security.some((names) => names.length > 0);
}

/**
 * Lets a caller in.
 * @param authenticate returns anything: what it promises by its type is not relied on
 * @returns the context for the handler; undefined for an operation that is not secured
 * @throws {RequestFault} `unauthenticated` or `forbidden`
 */
export async function admit(
  operation: OperationDescriptor,
  request: Request,
  schemes: SecuritySchemes,
  authenticate: AnyAuthenticate | undefined,
): Promise<unknown> {
  if (!isSecured(operation)) return undefined;
  const security = operation.security ?? [];
  const names = [...new Set(security.flat())];
  const admitted = await authenticate?.(request, {
    operation,
    alternatives: security.filter((alternative) => alternative.length > 0),
    optional: security.some((alternative) => alternative.length === 0),
    credentials: credentialsOf(request, names, schemes),
  });
  if (admitted instanceof Error) throw admitted;
  if (isContext(admitted)) return admitted;
  const { kind, headers } = isRefusal(admitted) ? admitted : refuse();
  const challenge = kind === 'unauthenticated' ? challengeOf(names, schemes) : undefined;
  throw new RequestFault({ kind }, { 'www-authenticate': challenge, ...headers });
}

/** A function that decides who calls, as the runtime takes it. */
export type AnyAuthenticate = (request: Request, requirement: SecurityRequirement) => unknown;

/** Only what is meant to let a caller in does so. */
function isContext(value: unknown): boolean {
  if (value === true) return true;
  if (typeof value !== 'object' || value === null || isRefusal(value)) return false;
  return !Array.isArray(value) && !(value instanceof Response);
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'isRefusal' in value;
}
