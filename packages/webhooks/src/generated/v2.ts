// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { WebhookTable } from './runtime/event.js';
import type { KycUpdateEvent, PayoutUpdateEvent } from '@seller-funds/contract/v2';
import * as validators from '@seller-funds/validators/webhooks/v2';

/** The body of each webhook of Version 2, by the webhook's name. */
export interface WebhookBodies {
  /**
   * Be told of a new KYC status
   *
   * Sent to the address that you configured for `WEBHOOK_KYC_UPDATE` when the identity check of an account
   * holder gets another status. You write the receiver.
   *
   * How to check a notification:
   * 1. Take the text of `x-timestamp` as it came. Refuse the notification when it is more than 5 minutes
   *    away from your own clock.
   * 2. Parse the body and take `accountOwnerCode`.
   * 3. Join the address that you configured, a colon, `accountOwnerCode`, a colon and the timestamp. The
   *    address is the configured text, letter by letter: not what your framework or proxy makes of the
   *    request.
   * 4. Compute the HMAC-SHA512 of that text (UTF-8), keyed with your API key (its UTF-8 bytes, without
   *    `Bearer`), and encode it in Base64 (the usual alphabet, with padding). The service signs with the
   *    newest active key of the division; while you change keys, try each of them.
   * 5. Compare with `x-signature` in constant time. Unless they are equal, answer 401 and do nothing.
   *
   * An example: with the key `example-api-key`, the text
   * `https://api.harbour-market.example/hooks/kyc:ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8:2026-03-03T08:20:11.482Z`
   * has the signature
   * `S4YkH2b2UbTLyhZpEhuFM9efAU9jFunIQZT/h7LYJJoY3IO/U0CyUcfZwyzO+I105QvEMMc2tZxHAz60afbrGQ==`.
   *
   * **The signature does not protect the body.** It covers the address, the owner's code and the time,
   * nothing else. Whoever gets hold of one notification can change every other field, or send it again
   * while its timestamp is fresh. So take a notification as a hint that something changed and never as
   * the news itself:
   * - Read the account holder with the fragment `kycstatus` and act on the status that you find there.
   * - Do not pass `hostedOnboardingUrl` on to the seller; generate an onboarding URL instead.
   *
   * Rules of delivery:
   * 1. It is about the account holder's own check. Those of external accounts and of beneficial owners
   *    send nothing.
   * 2. It is sent once for each change of the five values of version 2, also where version 1 shows more
   *    steps.
   * 3. Any 2xx within 10 seconds acknowledges it. Everything else is a failure, a redirect too. Put the
   *    notification aside, answer, and work on it afterwards.
   * 4. A failed delivery is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours, each
   *    counted from the attempt before; then it is given up. Every attempt has its own timestamp and
   *    signature.
   * 5. An answer of 410 turns the configuration off.
   * 6. Each notification can come more than once, and they can come in any order. They carry no
   *    identifier: neither body nor signature tells a repetition from a new event. Reading the
   *    resource first makes that harmless.
   * 7. The body does not name its type. Give each type an address of its own.
   */
  readonly kycUpdate: KycUpdateEvent;

  /**
   * Be told of a new payout status
   *
   * Sent to the address that you configured for `WEBHOOK_PAYOUT_UPDATE` when a payout gets another status.
   * You write the receiver.
   *
   * How to check a notification:
   * 1. Take the text of `x-timestamp` as it came. Refuse the notification when it is more than 5 minutes
   *    away from your own clock.
   * 2. Parse the body and take `accountOwnerCode`.
   * 3. Join the address that you configured, a colon, `accountOwnerCode`, a colon and the timestamp. The
   *    address is the configured text, letter by letter: not what your framework or proxy makes of the
   *    request.
   * 4. Compute the HMAC-SHA512 of that text (UTF-8), keyed with your API key (its UTF-8 bytes, without
   *    `Bearer`), and encode it in Base64 (the usual alphabet, with padding). The service signs with the
   *    newest active key of the division; while you change keys, try each of them.
   * 5. Compare with `x-signature` in constant time. Unless they are equal, answer 401 and do nothing.
   *
   * An example: with the key `example-api-key`, the text
   * `https://api.harbour-market.example/hooks/payout:ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8:2026-03-23T09:00:01.205Z`
   * has the signature
   * `zj8D0NO1a+qgEeNsP4B/3mfA1ZGY/MpQaUjWfh/V7R4iov1QDGkXgW0OK1qSotRj7eQjaYLNOCYCgwRTT+/3eg==`.
   *
   * **The signature does not protect the body.** It covers the address, the owner's code and the time,
   * nothing else. Whoever gets hold of one notification can change every other field, or send it again
   * while its timestamp is fresh. So take a notification as a hint that something changed and never as
   * the news itself:
   * - Read the payout request by `payoutCode`, check that it is paid from an account of this owner, and act
   *   on the status that you find there. A code that does not exist is not yours to act on.
   * - Where `payoutCode` is null, there is nothing to read: look at the owner's identity check, external
   *   accounts and payout configuration, and move no money because of it.
   *
   * Rules of delivery:
   * 1. It is sent for every change that version 2 shows, and for the first status `WAITING` as well.
   * 2. It is also sent, with `FAILED` and without a code, when a scheduled payout could not be made. There
   *    is no payout request then; it is tried again on the next day of payout.
   * 3. Any 2xx within 10 seconds acknowledges it. Everything else is a failure, a redirect too. Put the
   *    notification aside, answer, and work on it afterwards.
   * 4. A failed delivery is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours, each
   *    counted from the attempt before; then it is given up. Every attempt has its own timestamp and
   *    signature.
   * 5. An answer of 410 turns the configuration off.
   * 6. Each notification can come more than once, and they can come in any order. They carry no
   *    identifier: neither body nor signature tells a repetition from a new event. Reading the
   *    resource first makes that harmless.
   * 7. The body does not name its type. Give each type an address of its own.
   */
  readonly payoutUpdate: PayoutUpdateEvent;
}

/** How the bodies of Version 2's webhooks are told apart and checked. */
export const webhooks: WebhookTable<WebhookBodies> = {
  kycUpdate: { properties: ['kycStatus'], schema: validators.kycUpdate.body },
  payoutUpdate: {
    properties: ['payoutStatus', 'payoutCode'],
    schema: validators.payoutUpdate.body,
  },
};
