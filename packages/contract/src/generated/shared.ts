// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { components } from './openapi.js';

/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export type CountryCode = components['schemas']['CountryCode'];

/** The ISO 4217 code of a currency, three capital letters. */
export type Currency = components['schemas']['Currency'];

/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Taken besides: a space for the `T`, no to
 * nine digits of fraction, `Z` for the offset, and a date alone, which is its first moment in UTC. Write the
 * `+` of an offset as `%2B`.
 */
export type DateTimeFilter = components['schemas']['DateTimeFilter'];

/** The body of every error response. Both versions use the same shape. */
export type ErrorBody = components['schemas']['ErrorBody'];

/** One fault of a request. */
export type ErrorDetail = components['schemas']['ErrorDetail'];

/**
 * Your own reference, 4 to 64 characters from letters, digits and `# @ : - _`. The service also
 * takes `|`, because the expression printed in the reference does; do not rely on that.
 */
export type ExtRef = components['schemas']['ExtRef'];

/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export type MinorUnits = components['schemas']['MinorUnits'];

/** An amount of money as text, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export type MinorUnitsText = components['schemas']['MinorUnitsText'];

/** What every paged list says of itself. The list's own schema adds `elements`. */
export type Page = components['schemas']['Page'];

/** Where in a list with `items` and `pagination` this page is. */
export type Pagination = components['schemas']['Pagination'];

/** A message as a template and the values to fill in. */
export type ParameterizedMessage = components['schemas']['ParameterizedMessage'];

/**
 * The processor that took the payment: an identifier in capitals, 2 to 32 characters. Which ones you
 * may use is agreed with the operator; the reference does not print their names.
 */
export type PaymentProcessor = components['schemas']['PaymentProcessor'];

/**
 * What an amount is for, and with it where the money goes. `PRODUCT_ITEM` and `SHIPPING` stay on the
 * item's account. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`
 * move on from there to the merchant. `PLATFORM_DISCOUNT` moves from the merchant to the item's account.
 */
export type PaymentSplitLabel = components['schemas']['PaymentSplitLabel'];

/** An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`). */
export type PositiveMinorUnits = components['schemas']['PositiveMinorUnits'];

/**
 * What an amount of a refund is for. The labels of a payment split take back what they moved there.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the
 * merchant, on top of what the buyer gets back.
 */
export type RefundSplitLabel = components['schemas']['RefundSplitLabel'];
