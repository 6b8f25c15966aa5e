// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { OnboardingUrl, OnboardingUrlCreate } from '@seller-funds/contract/v2';

/** The operations of `onboarding` in Version 2. */
export interface Onboarding {
  /**
   * Create a URL for hosted onboarding
   *
   * Creates the URL of a page on which the seller enters the data for the KYC check. Redirect the seller to it.
   *
   * Rules:
   * 1. Create the account holder first; only a name is required. A closed holder returns 402.
   * 2. The URL is for this holder only. It is valid until it expires or the seller has submitted the form, and can be
   *    opened several times.
   * 3. Each request creates a new URL and invalidates the previous one.
   * 4. It is valid for `expirationTime` minutes: 2,880 (48 hours) by default, 20,160 (two weeks) at most.
   * 5. `redirectUrl` is where the seller is sent after submitting. It must begin with `https://`; `http://localhost` is
   *    accepted for tests. A seller who returns there has not necessarily passed the check.
   * 6. The submitted data has the effect of an update: it replaces the stored data, and the check starts when all
   *    required data is present.
   * 7. The body is optional.
   *
   * Anyone with the URL can enter the seller's data: do not log it, and send it to the seller only. After it has
   * expired, or after a timeout, create a new one.
   *
   * @param accountHolderCode The code of the account holder.
   * @throws {InvalidRequestError} 402: The holder is closed. No URL was created, and previous ones are invalid.
   * @throws {InvalidRequestError} 422: `expirationTime` is out of range or `redirectUrl` is invalid. No URL was created; the previous one is still valid.
   * @throws {ApiError} 400, 401, 403, 404, 429, 500, 502, 503, 504
   */
  createUrl(
    accountHolderCode: string,
    body?: OnboardingUrlCreate,
    options?: CallOptions,
  ): Call<OnboardingUrl>;
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
export type CreateOnboardingUrlError = DocumentedErrors<
  operations.CreateOnboardingUrl['responses'],
  400 | 401 | 402 | 403 | 404 | 422 | 429 | 500 | 502 | 503 | 504
>;
