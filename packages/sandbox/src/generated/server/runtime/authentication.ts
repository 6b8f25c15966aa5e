// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '../../types/runtime/operation.js';
import type { SecuritySchemes } from '../../types/runtime/security.js';
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
 * Decides who calls. Runs before parameters and body are parsed, for each operation that the
 * document secures.
 * @returns what the handlers get as their context; or {@link refuse}, for which `false` is short
 * @throws {HttpError} to refuse with a response of its own
 */
export type Authenticate<Context> = (
  request: Request,
  requirement: SecurityRequirement,
) => Awaitable<Context | Refusal | false>;

/** The answer to a caller who is not let in. Made by {@link refuse}. */
export class Refusal {
  constructor(
    readonly kind: 'unauthenticated' | 'forbidden',
    readonly headers: ResponseHeaders,
  ) {}
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
export function isSecured({ security = [] }: OperationDescriptor): boolean {
  return security.some((names) => names.length > 0);
}

/**
 * Lets a caller in.
 * @returns the context for the handler; undefined for an operation that anyone may call
 * @throws {RequestFault} `unauthenticated` or `forbidden`
 */
export async function admit(
  operation: OperationDescriptor,
  request: Request,
  schemes: SecuritySchemes,
  authenticate: Authenticate<unknown> | undefined,
): Promise<unknown> {
  if (!authenticate || !isSecured(operation)) return undefined;
  const security = operation.security ?? [];
  const names = [...new Set(security.flat())];
  const admitted = await authenticate(request, {
    operation,
    alternatives: security.filter((alternative) => alternative.length > 0),
    optional: security.some((alternative) => alternative.length === 0),
    credentials: credentialsOf(request, names, schemes),
  });
  // A check that ends in `false` means no; it must not become the context of an admitted caller.
  const refusal = admitted === false ? refuse() : admitted;
  if (!(refusal instanceof Refusal)) return refusal;
  const { kind, headers } = refusal;
  const challenge = kind === 'unauthenticated' ? challengeOf(names, schemes) : undefined;
  throw new RequestFault({ kind }, { 'www-authenticate': challenge, ...headers });
}
