// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `onboarding` in Version 2. */
export interface Onboarding {
  /**
   * Make a URL for hosted onboarding
   *
   * Makes the address of a page on which the seller gives the data that the identity check needs, so that you need not
   * collect it. Send the seller there.
   *
   * Rules:
   * 1. Create the account holder first; a name is enough. A closed holder is a 402.
   * 2. The address belongs to this holder alone. It works until it expires or the seller has submitted the form, and can be
   *    opened again until then.
   * 3. Each call makes a new address, and the one made before stops working at once.
   * 4. It works for `expirationTime` minutes: 2,880 (48 hours) unless you say otherwise, 20,160 (two weeks) at most.
   * 5. `redirectUrl` is where the seller is sent after submitting. It must begin with `https://`; `http://localhost` is taken
   *    for trying things out. That the seller comes back there does not mean that the check was passed.
   * 6. What the seller submits is stored as if you had sent it with an update: it overwrites what was there, and the check
   *    starts when nothing is missing.
   * 7. The body may be left out altogether.
   *
   * Whoever has the address can fill in the seller's data: do not log it, and send it to the seller only. When it has
   * expired, or after a time-out, simply make a new one.
   *
   * @param accountHolderCode The service's code of the account holder.
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {InvalidRequestError} 402: The holder is closed, so there is nothing to hand in. No address was made, and one made before is of no use either.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {NotFoundError} 404: There is nothing with a code given in the path, or it belongs to somebody else.
   * @throws {InvalidRequestError} 422: `expirationTime` is out of range or `redirectUrl` cannot be used. No address was made; one made before still works.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  createUrl(
    accountHolderCode: operations.CreateOnboardingUrl['path']['accountHolderCode'],
    body?: operations.CreateOnboardingUrl['body'],
    options?: CallOptions,
  ): Call<operations.CreateOnboardingUrl['responses'][200]>;
}

/** Creates the operations of `onboarding` on a connection. */
export function onboarding(connection: Connection): Onboarding {
  return { createUrl: createOnboardingUrl(connection) };
}

/** Creates the single operation `onboarding.createUrl` on a connection. */
export function createOnboardingUrl(connection: Connection): Onboarding['createUrl'] {
  const endpoint: Endpoint = {
    id: 'v2.createOnboardingUrl',
    method: 'post',
    path: '/api/accountholders/{accountHolderCode}/onboarding-url',
    security: bearerKeyOrBareKey,
  };
  return (accountHolderCode, body, options) =>
    callOperation(connection, endpoint, { path: { accountHolderCode }, body, options });
}

/** The documented errors of `v2.createOnboardingUrl`. */
export type CreateOnboardingUrlError =
  | DocumentedError<400, operations.CreateOnboardingUrl['responses'][400]>
  | DocumentedError<401, operations.CreateOnboardingUrl['responses'][401]>
  | DocumentedError<402, operations.CreateOnboardingUrl['responses'][402]>
  | DocumentedError<403, operations.CreateOnboardingUrl['responses'][403]>
  | DocumentedError<404, operations.CreateOnboardingUrl['responses'][404]>
  | DocumentedError<422, operations.CreateOnboardingUrl['responses'][422]>
  | DocumentedError<429, operations.CreateOnboardingUrl['responses'][429]>
  | DocumentedError<500, operations.CreateOnboardingUrl['responses'][500]>
  | DocumentedError<502, operations.CreateOnboardingUrl['responses'][502]>
  | DocumentedError<503, operations.CreateOnboardingUrl['responses'][503]>
  | DocumentedError<504, operations.CreateOnboardingUrl['responses'][504]>;
