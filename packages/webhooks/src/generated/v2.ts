// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { WebhookTable } from './runtime.js';
import type { KycUpdateEvent, PayoutUpdateEvent } from '@seller-funds/contract/v2';
import * as validators from '@seller-funds/validators/webhooks/v2';

/** The body of each webhook of Version 2, by the webhook's name. */
export interface WebhookBodies {
  /**
   * KYC status changed
   *
   * Sent to the URL of the `WEBHOOK_KYC_UPDATE` configuration when the KYC status of an account holder changes. You
   * implement the receiver.
   *
   * How to verify the signature:
   * 1. Read the header `x-timestamp` without changing its text. Reject the notification if it differs by more than 5
   *    minutes from your clock.
   * 2. Parse the body and read `accountOwnerCode`.
   * 3. Join the configured URL, a colon, `accountOwnerCode`, a colon and the timestamp. Use exactly the URL that you
   *    configured, not the one that your framework or proxy derives from the request.
   * 4. Compute the HMAC-SHA512 of that text, with your API key as the key, and encode it in Base64. Text and key are
   *    UTF-8, the key is without `Bearer`, and Base64 is the standard alphabet with padding. The service signs
   *    with the newest active key of the division; during a key rotation, try each of your keys.
   * 5. Compare with `x-signature`, in constant time. Accept the notification only if they are equal.
   *
   * Example: with the key `example-api-key`, the text
   * `https://api.harbour-market.example/hooks/kyc:ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8:2026-03-03T08:20:11.482Z` has the
   * signature `S4YkH2b2UbTLyhZpEhuFM9efAU9jFunIQZT/h7LYJJoY3IO/U0CyUcfZwyzO+I105QvEMMc2tZxHAz60afbrGQ==`.
   *
   * **The signature does not protect the body.** It covers only the URL, `accountOwnerCode` and the timestamp. An
   * attacker who obtains a notification can change every other field, or send it again within the 5 minutes. So use a
   * notification only as a signal that something has changed:
   * - Get the account holder with the fragment `kycstatus` and act on the status in that response.
   * - Do not pass `hostedOnboardingUrl` on to the seller; generate an onboarding URL instead.
   *
   * Delivery:
   * 1. It is sent for the KYC check of the account holder, not for those of external accounts.
   * 2. It is sent once for each change between the five statuses of version 2, even if version 1 has more statuses in
   *    between.
   * 3. Any 2xx response within 10 seconds acknowledges it; any other response is a failure, including redirects.
   *    Store the notification, respond, and process it afterwards.
   * 4. A failed delivery is retried after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours, each counted from the
   *    previous attempt; there are no further attempts. Every attempt has its own timestamp and signature.
   * 5. A response with 410 deactivates the configuration.
   * 6. You can receive a notification more than once, and notifications in any order. They have no identifier:
   *    you cannot distinguish a repeated notification from a new event. If you get the resource before you act,
   *    this is harmless.
   * 7. The body does not contain its type. Use a different URL for each type.
   */
  readonly kycUpdate: KycUpdateEvent;

  /**
   * Payout status changed
   *
   * Sent to the URL of the `WEBHOOK_PAYOUT_UPDATE` configuration when the status of a payout changes. You implement
   * the receiver.
   *
   * How to verify the signature:
   * 1. Read the header `x-timestamp` without changing its text. Reject the notification if it differs by more than 5
   *    minutes from your clock.
   * 2. Parse the body and read `accountOwnerCode`.
   * 3. Join the configured URL, a colon, `accountOwnerCode`, a colon and the timestamp. Use exactly the URL that you
   *    configured, not the one that your framework or proxy derives from the request.
   * 4. Compute the HMAC-SHA512 of that text, with your API key as the key, and encode it in Base64. Text and key are
   *    UTF-8, the key is without `Bearer`, and Base64 is the standard alphabet with padding. The service signs
   *    with the newest active key of the division; during a key rotation, try each of your keys.
   * 5. Compare with `x-signature`, in constant time. Accept the notification only if they are equal.
   *
   * Example: with the key `example-api-key`, the text
   * `https://api.harbour-market.example/hooks/payout:ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8:2026-03-23T09:00:01.205Z` has the
   * signature `zj8D0NO1a+qgEeNsP4B/3mfA1ZGY/MpQaUjWfh/V7R4iov1QDGkXgW0OK1qSotRj7eQjaYLNOCYCgwRTT+/3eg==`.
   *
   * **The signature does not protect the body.** It covers only the URL, `accountOwnerCode` and the timestamp. An
   * attacker who obtains a notification can change every other field, or send it again within the 5 minutes. So use a
   * notification only as a signal that something has changed:
   * - Get the payout request by `payoutCode`, check that it is paid from an account of this owner, and act on the
   *   status in that response. Ignore a code that does not exist.
   * - If `payoutCode` is null, there is no payout request: check the KYC status, the external accounts and the payout
   *   configuration of the owner, and do not move money because of the notification.
   *
   * Delivery:
   * 1. It is sent for every change of the status in version 2, including the first status `WAITING`.
   * 2. It is also sent, with `FAILED` and without a code, if a scheduled payout could not be created. There is no payout
   *    request then; the service tries again on the next payout day.
   * 3. Any 2xx response within 10 seconds acknowledges it; any other response is a failure, including redirects.
   *    Store the notification, respond, and process it afterwards.
   * 4. A failed delivery is retried after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours, each counted from the
   *    previous attempt; there are no further attempts. Every attempt has its own timestamp and signature.
   * 5. A response with 410 deactivates the configuration.
   * 6. You can receive a notification more than once, and notifications in any order. They have no identifier:
   *    you cannot distinguish a repeated notification from a new event. If you get the resource before you act,
   *    this is harmless.
   * 7. The body does not contain its type. Use a different URL for each type.
   */
  readonly payoutUpdate: PayoutUpdateEvent;
}

/** How to identify and validate the webhooks of Version 2. */
export const webhooks: WebhookTable<WebhookBodies> = {
  kycUpdate: { properties: ['kycStatus'], schema: validators.kycUpdate.body },
  payoutUpdate: {
    properties: ['payoutStatus', 'payoutCode'],
    schema: validators.payoutUpdate.body,
  },
};
