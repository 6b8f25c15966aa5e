// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { EnumSchema, ObjectSchema, Schema } from './runtime/schema.js';
import { length } from './runtime/strings.js';
import * as z from './runtime/zod.js';
import type * as types from '@seller-funds/contract/shared';

/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export const CountryCode: Schema<types.CountryCode> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Z]{3}$/u)),
);
export type CountryCode = types.CountryCode;

/** The ISO 4217 code of a currency, three capital letters. */
export const Currency: Schema<types.Currency> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Z]{3}$/u)),
);
export type Currency = types.Currency;

/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Taken besides: a space for the `T`, no to
 * nine digits of fraction, `Z` for the offset, and a date alone, which is its first moment in UTC. Write the
 * `+` of an offset as `%2B`.
 */
export const DateTimeFilter: Schema<types.DateTimeFilter> = /* @__PURE__ */ z.lazy(() =>
  z
    .string()
    .check(
      z.regex(
        /^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,9})?)?(Z|[+ -][0-9]{2}(:?[0-9]{2})?)?)?$/u,
      ),
    ),
);
export type DateTimeFilter = types.DateTimeFilter;

/** A message as a template and the values to fill in. */
export const ParameterizedMessage: ObjectSchema<types.ParameterizedMessage> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ template: z.string(), params: z.optional(z.record(z.unknown())) }),
  );
export type ParameterizedMessage = types.ParameterizedMessage;

/** One fault of a request. */
export const ErrorDetail: ObjectSchema<types.ErrorDetail> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    field: z.optional(z.string()),
    code: z.optional(z.string().check(z.regex(/^[0-9]{3}\.[0-9]{3}\.[0-9]{3}$/u))),
    message: z.string(),
    parameterized: z.optional(ParameterizedMessage),
    attemptedValue: z.optional(z.unknown()),
  }),
);
export type ErrorDetail = types.ErrorDetail;

/** The body of every error response that is a 4xx. Both versions use the same shape. */
export const ErrorBody: ObjectSchema<types.ErrorBody> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.optional(z.string().check(z.regex(/^[0-9]{3}\.[0-9]{3}\.[0-9]{3}$/u))),
    message: z.string(),
    parameterized: z.optional(ParameterizedMessage),
    details: z.optional(z.array(ErrorDetail)),
  }),
);
export type ErrorBody = types.ErrorBody;

/**
 * Your own reference, 4 to 64 characters from letters, digits and `# @ : - _`. The service also
 * takes `|`, because the expression printed in the reference does; do not rely on that.
 */
export const ExtRef: Schema<types.ExtRef> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(4, 64), z.regex(/^[A-Za-z0-9#@:_|-]*$/u)),
);
export type ExtRef = types.ExtRef;

/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export const MinorUnits: Schema<types.MinorUnits> = /* @__PURE__ */ z.lazy(() => z.int());
export type MinorUnits = types.MinorUnits;

/** An amount of money as text, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export const MinorUnitsText: Schema<types.MinorUnitsText> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^-?[0-9]{1,16}$/u)),
);
export type MinorUnitsText = types.MinorUnitsText;

/** What every paged list says of itself. The list's own schema adds `elements`. */
export const Page: ObjectSchema<types.Page> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int().check(z.minimum(0)),
    pageSize: z.int().check(z.minimum(1), z.maximum(500)),
    totalElementCount: z.int().check(z.minimum(0)),
  }),
);
export type Page = types.Page;

/** Where in a list with `items` and `pagination` this page is. */
export const Pagination: ObjectSchema<types.Pagination> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    page: z.int().check(z.minimum(0)),
    limit: z.int().check(z.minimum(1), z.maximum(500)),
    total: z.int().check(z.minimum(0)),
  }),
);
export type Pagination = types.Pagination;

/**
 * The processor that took the payment: an identifier in capitals. Each version has
 * a closed set of its own: version 1 lists two values, version 2 lists seven. The reference leaves their
 * names out, so this schema can only describe their form; ask the operator for the ones that you may send.
 */
export const PaymentProcessor: Schema<types.PaymentProcessor> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/u)),
);
export type PaymentProcessor = types.PaymentProcessor;

/**
 * What an amount is for, and with it where the money goes. `PRODUCT_ITEM` and `SHIPPING` stay on the
 * item's account. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`
 * move on from there to the merchant. `PLATFORM_DISCOUNT` moves from the merchant to the item's account.
 */
export const PaymentSplitLabel: EnumSchema<types.PaymentSplitLabel> = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    'COMMISSION',
    'DISCOUNT',
    'DEFICIENCY',
    'HANDLING_FEE',
    'PAYMENT_FEE',
    'PLATFORM_DISCOUNT',
    'PRODUCT_ITEM',
    'RMA_FEE',
    'SHIPPING',
  ]),
);
export type PaymentSplitLabel = types.PaymentSplitLabel;

/** An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`). */
export const PositiveMinorUnits: Schema<types.PositiveMinorUnits> = /* @__PURE__ */ z.lazy(() =>
  z.int().check(z.minimum(1)),
);
export type PositiveMinorUnits = types.PositiveMinorUnits;

/**
 * What an amount of a refund is for. The labels of a payment split take back what they moved there.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the
 * merchant, on top of what the buyer gets back.
 */
export const RefundSplitLabel: EnumSchema<types.RefundSplitLabel> = /* @__PURE__ */ z.lazy(() =>
  z.enum([
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
  ]),
);
export type RefundSplitLabel = types.RefundSplitLabel;

/** The body of an error of the service itself (5xx). It has no `details`: those are about faults of a request. */
export const ServerErrorBody: ObjectSchema<types.ServerErrorBody> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.optional(z.string().check(z.regex(/^[0-9]{3}\.[0-9]{3}\.[0-9]{3}$/u))),
    message: z.string(),
    parameterized: z.optional(ParameterizedMessage),
    details: z.optional(z.never()),
  }),
);
export type ServerErrorBody = types.ServerErrorBody;
