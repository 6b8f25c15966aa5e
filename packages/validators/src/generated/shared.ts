// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { length } from './runtime/checks.js';
import * as z from './runtime/zod.js';
import type { EnumSchema, ObjectSchema, Schema } from './runtime/zod.js';
import type * as types from '@seller-funds/contract/shared';

/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export const CountryCode: Schema<types.CountryCode> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(3, 3)),
);
export type CountryCode = types.CountryCode;

/** The ISO 4217 code of a currency, three capital letters. */
export const Currency: Schema<types.Currency> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(3, 3), z.regex(/^[A-Z]*$/u)),
);
export type Currency = types.Currency;

/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Also accepted: a space instead of the `T`, up to nine
 * fractional digits, `Z` instead of the offset, and a date alone, which means the start of that day in UTC. Write
 * the `+` of an offset as `%2B`.
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

/** A message as a template with its values. */
export const ParameterizedMessage: ObjectSchema<types.ParameterizedMessage> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ template: z.string(), params: z.optional(z.record(z.unknown())) }),
  );
export type ParameterizedMessage = types.ParameterizedMessage;

/** One error of a request. */
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

/** The body of every error response that is a 4xx. Both versions use the same format. */
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
 * Your own reference, 4 to 64 letters, digits and `# @ : _`. `-` and `|` are accepted too, but do not rely on them: the
 * text and the regular expression of the reference each refuse one of them.
 */
export const ExtRef: Schema<types.ExtRef> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(4, 64), z.regex(/^[A-Za-z0-9#@:_|-]*$/u)),
);
export type ExtRef = types.ExtRef;

/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export const MinorUnits: Schema<types.MinorUnits> = /* @__PURE__ */ z.lazy(() => z.int());
export type MinorUnits = types.MinorUnits;

/** An amount of money as a string, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export const MinorUnitsText: Schema<types.MinorUnitsText> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^-?[0-9]{1,16}$/u)),
);
export type MinorUnitsText = types.MinorUnitsText;

/** The pagination fields of a list. The schema of the list adds `elements`. */
export const Page: ObjectSchema<types.Page> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int().check(z.minimum(0)),
    pageSize: z.int().check(z.minimum(1), z.maximum(500)),
    totalElementCount: z.int().check(z.minimum(0)),
  }),
);
export type Page = types.Page;

/** The position of this page in a list with `items` and `pagination`. */
export const Pagination: ObjectSchema<types.Pagination> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    page: z.int().check(z.minimum(0)),
    limit: z.int().check(z.minimum(1)),
    total: z.int().check(z.minimum(0)),
  }),
);
export type Pagination = types.Pagination;

/**
 * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
 * accepts two values, version 2 seven. Your account manager gives you the identifier of your processor, such as ADYEN.
 */
export const PaymentProcessor: Schema<types.PaymentProcessor> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/u)),
);
export type PaymentProcessor = types.PaymentProcessor;

/**
 * The purpose of an amount, which determines where the money goes. `DISCOUNT` is moved from the item's account to the
 * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`. `PRODUCT_ITEM` and
 * `SHIPPING` stay on the item's account. `PLATFORM_DISCOUNT`
 * passes through the merchant's account to the item's, and changes no balance of the merchant.
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
 * The purpose of an amount of a refund. The labels of a payment split reverse the movements of that split.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the merchant, in addition
 * to the refund of the buyer.
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

/** The body of an error of the service itself (5xx). It has no `details`, which are about errors of a request. */
export const ServerErrorBody: ObjectSchema<types.ServerErrorBody> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.optional(z.string().check(z.regex(/^[0-9]{3}\.[0-9]{3}\.[0-9]{3}$/u))),
    message: z.string(),
    parameterized: z.optional(ParameterizedMessage),
    details: z.optional(z.never()),
  }),
);
export type ServerErrorBody = types.ServerErrorBody;

/** An amount to transfer or to pay out, in minor units of its currency (EUR 12.50 is `1250`). It is greater than zero. */
export const TransferAmount: Schema<types.TransferAmount> = /* @__PURE__ */ z.lazy(() =>
  z.int().check(z.minimum(1)),
);
export type TransferAmount = types.TransferAmount;

/**
 * An ISO 8601 date and time with an offset or `Z`, such as `2026-03-10T14:05:09.000+01:00`. Seconds, the colons and the
 * minutes of the offset can be left out, and a time zone in brackets is accepted and ignored; do not rely on it.
 */
export const ZonedDateTime: Schema<types.ZonedDateTime> = /* @__PURE__ */ z.lazy(() =>
  z
    .string()
    .check(
      z.regex(
        /^\d{4}-?\d\d-?\d\dT\d\d(:?\d\d(:?\d\d([.,]\d{1,9})?)?)?([Zz]|[+-]\d\d(:?\d\d)?)(\[[^\[\]]+\])?$/u,
      ),
    ),
);
export type ZonedDateTime = types.ZonedDateTime;
