// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { length } from './runtime/checks.js';
import * as z from './runtime/zod.js';
import type { EnumSchema, ObjectSchema, Schema } from './runtime/zod.js';
import type * as types from '@seller-funds/contract/shared';

export const CountryCode: Schema<types.CountryCode> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(3, 3)),
);
export type CountryCode = types.CountryCode;

export const Currency: Schema<types.Currency> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(3, 3), z.regex(/^[A-Z]*$/u)),
);
export type Currency = types.Currency;

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

export const ParameterizedMessage: ObjectSchema<types.ParameterizedMessage> =
  /* @__PURE__ */ z.lazy(() =>
    z.object({ template: z.string(), params: z.optional(z.record(z.unknown())) }),
  );
export type ParameterizedMessage = types.ParameterizedMessage;

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

export const ErrorBody: ObjectSchema<types.ErrorBody> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.optional(z.string().check(z.regex(/^[0-9]{3}\.[0-9]{3}\.[0-9]{3}$/u))),
    message: z.string(),
    parameterized: z.optional(ParameterizedMessage),
    details: z.optional(z.array(ErrorDetail)),
  }),
);
export type ErrorBody = types.ErrorBody;

export const ExtRef: Schema<types.ExtRef> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(length(4, 64), z.regex(/^[A-Za-z0-9#@:_|-]*$/u)),
);
export type ExtRef = types.ExtRef;

export const MinorUnits: Schema<types.MinorUnits> = /* @__PURE__ */ z.lazy(() => z.int());
export type MinorUnits = types.MinorUnits;

export const MinorUnitsText: Schema<types.MinorUnitsText> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^-?[0-9]{1,16}$/u)),
);
export type MinorUnitsText = types.MinorUnitsText;

export const Page: ObjectSchema<types.Page> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    pageNumber: z.int().check(z.minimum(0)),
    pageSize: z.int().check(z.minimum(1), z.maximum(500)),
    totalElementCount: z.int().check(z.minimum(0)),
  }),
);
export type Page = types.Page;

export const Pagination: ObjectSchema<types.Pagination> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    page: z.int().check(z.minimum(0)),
    limit: z.int().check(z.minimum(1)),
    total: z.int().check(z.minimum(0)),
  }),
);
export type Pagination = types.Pagination;

export const PaymentProcessor: Schema<types.PaymentProcessor> = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/u)),
);
export type PaymentProcessor = types.PaymentProcessor;

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

export const PositiveMinorUnits: Schema<types.PositiveMinorUnits> = /* @__PURE__ */ z.lazy(() =>
  z.int().check(z.minimum(1)),
);
export type PositiveMinorUnits = types.PositiveMinorUnits;

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

export const ServerErrorBody: ObjectSchema<types.ServerErrorBody> = /* @__PURE__ */ z.lazy(() =>
  z.object({
    code: z.optional(z.string().check(z.regex(/^[0-9]{3}\.[0-9]{3}\.[0-9]{3}$/u))),
    message: z.string(),
    parameterized: z.optional(ParameterizedMessage),
    details: z.optional(z.never()),
  }),
);
export type ServerErrorBody = types.ServerErrorBody;

export const TransferAmount: Schema<types.TransferAmount> = /* @__PURE__ */ z.lazy(() =>
  z.int().check(z.minimum(1)),
);
export type TransferAmount = types.TransferAmount;

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
