// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { length } from './runtime/strings.js';
import * as z from 'zod';

/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export const CountryCode = z.string().regex(/^[A-Z]{3}$/u);
/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export type CountryCode = z.infer<typeof CountryCode>;

/** The ISO 4217 code of a currency, three capital letters. */
export const Currency = z.string().regex(/^[A-Z]{3}$/u);
/** The ISO 4217 code of a currency, three capital letters. */
export type Currency = z.infer<typeof Currency>;

/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Taken besides: a space for the `T`, no to
 * nine digits of fraction, `Z` for the offset, and a date alone, which is its first moment in UTC. Write the
 * `+` of an offset as `%2B`.
 */
export const DateTimeFilter = z
  .string()
  .regex(
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,9})?)?(Z|[+ -][0-9]{2}(:?[0-9]{2})?)?)?$/u,
  );
/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Taken besides: a space for the `T`, no to
 * nine digits of fraction, `Z` for the offset, and a date alone, which is its first moment in UTC. Write the
 * `+` of an offset as `%2B`.
 */
export type DateTimeFilter = z.infer<typeof DateTimeFilter>;

/** A message as a template and the values to fill in. */
export const ParameterizedMessage = z.object({
  template: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
/** A message as a template and the values to fill in. */
export type ParameterizedMessage = z.infer<typeof ParameterizedMessage>;

/** One fault of a request. */
export const ErrorDetail = z.object({
  field: z.string().optional(),
  code: z.string().optional(),
  message: z.string(),
  parameterized: ParameterizedMessage.optional(),
  attemptedValue: z.unknown().optional(),
});
/** One fault of a request. */
export type ErrorDetail = z.infer<typeof ErrorDetail>;

/** The body of every error response. Both versions use the same shape. */
export const ErrorBody = z.object({
  code: z.string().optional(),
  message: z.string(),
  parameterized: ParameterizedMessage.optional(),
  details: z.array(ErrorDetail).optional(),
});
/** The body of every error response. Both versions use the same shape. */
export type ErrorBody = z.infer<typeof ErrorBody>;

/**
 * Your own reference, 4 to 64 characters from letters, digits and `# @ : - _`. The service also
 * takes `|`, because the expression printed in the reference does; do not rely on that.
 */
export const ExtRef = z
  .string()
  .check(length(4, 64))
  .regex(/^[A-Za-z0-9#@:_|-]{4,64}$/u);
/**
 * Your own reference, 4 to 64 characters from letters, digits and `# @ : - _`. The service also
 * takes `|`, because the expression printed in the reference does; do not rely on that.
 */
export type ExtRef = z.infer<typeof ExtRef>;

/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export const MinorUnits = z.int();
/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export type MinorUnits = z.infer<typeof MinorUnits>;

/** An amount of money as text, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export const MinorUnitsText = z.string().regex(/^-?[0-9]{1,16}$/u);
/** An amount of money as text, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export type MinorUnitsText = z.infer<typeof MinorUnitsText>;

/** What every paged list says of itself. The list's own schema adds `elements`. */
export const Page = z.object({
  pageNumber: z.int().min(0),
  pageSize: z.int().min(1).max(500),
  totalElementCount: z.int().min(0),
});
/** What every paged list says of itself. The list's own schema adds `elements`. */
export type Page = z.infer<typeof Page>;

/** Where in a list with `items` and `pagination` this page is. */
export const Pagination = z.object({
  page: z.int().min(0),
  limit: z.int().min(1).max(500),
  total: z.int().min(0),
});
/** Where in a list with `items` and `pagination` this page is. */
export type Pagination = z.infer<typeof Pagination>;

/**
 * The processor that took the payment: an identifier in capitals, 2 to 32 characters. Which ones you
 * may use is agreed with the operator; the reference does not print their names.
 */
export const PaymentProcessor = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/u);
/**
 * The processor that took the payment: an identifier in capitals, 2 to 32 characters. Which ones you
 * may use is agreed with the operator; the reference does not print their names.
 */
export type PaymentProcessor = z.infer<typeof PaymentProcessor>;

/**
 * What an amount is for, and with it where the money goes. `PRODUCT_ITEM` and `SHIPPING` stay on the
 * item's account. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`
 * move on from there to the merchant. `PLATFORM_DISCOUNT` moves from the merchant to the item's account.
 */
export const PaymentSplitLabel = z.enum([
  'COMMISSION',
  'DISCOUNT',
  'DEFICIENCY',
  'HANDLING_FEE',
  'PAYMENT_FEE',
  'PLATFORM_DISCOUNT',
  'PRODUCT_ITEM',
  'RMA_FEE',
  'SHIPPING',
]);
/**
 * What an amount is for, and with it where the money goes. `PRODUCT_ITEM` and `SHIPPING` stay on the
 * item's account. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`
 * move on from there to the merchant. `PLATFORM_DISCOUNT` moves from the merchant to the item's account.
 */
export type PaymentSplitLabel = z.infer<typeof PaymentSplitLabel>;

/** An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`). */
export const PositiveMinorUnits = z.int().min(1);
/** An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`). */
export type PositiveMinorUnits = z.infer<typeof PositiveMinorUnits>;

/**
 * What an amount of a refund is for. The labels of a payment split take back what they moved there.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the
 * merchant, on top of what the buyer gets back.
 */
export const RefundSplitLabel = z.enum([
  'COMMISSION',
  'DISCOUNT',
  'DEFICIENCY',
  'HANDLING_FEE',
  'PAYMENT_FEE',
  'PLATFORM_DISCOUNT',
  'PRODUCT_ITEM',
  'RMA_FEE',
  'SHIPPING',
  'REFUND_FEE',
  'REFUND_VAT',
]);
/**
 * What an amount of a refund is for. The labels of a payment split take back what they moved there.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the
 * merchant, on top of what the buyer gets back.
 */
export type RefundSplitLabel = z.infer<typeof RefundSplitLabel>;
