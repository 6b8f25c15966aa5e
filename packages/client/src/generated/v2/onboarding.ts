// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { OnboardingUrl, OnboardingUrlCreate } from '@seller-funds/contract/v2';

/** The operations of `onboarding` in Version 2. */
export interface Onboarding {
  /**
   * Create a URL for hosted onboarding
   *
   * Creates the URL of a page on which the seller enters the data for the KYC check. Redirect the seller to it.
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
