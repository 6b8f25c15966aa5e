// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Unlisted } from './runtime.js';

/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export type CountryCode = string;

/** The ISO 4217 code of a currency, three capital letters. */
export type Currency = string;

/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Also accepted: a space instead of the `T`, up to nine
 * fractional digits, `Z` instead of the offset, and a date alone, which means the start of that day in UTC. Write
 * the `+` of an offset as `%2B`.
 */
export type DateTimeFilter = string;

/** The body of every error response that is a 4xx. Both versions use the same format. */
export type ErrorBody = {
  /**
   * The error code: `<http>.<domain>.<number>`, each of three digits, such as `422.300.001`. See the list of
   * error codes. Present if a program can handle the error.
   */
  code?: string;
  /** The error as a sentence. */
  message: string;
  /** The same message as a template with its values, for translation. */
  parameterized?: ParameterizedMessage;
  /** One entry for each error of the request. */
  details?: ErrorDetail[];
};

/** One error of a request. */
export type ErrorDetail = {
  /**
   * The place of the error, as a path from the root of the body with indexes for arrays, such as `items[0].amount`;
   * the plain name for a path, query or header parameter.
   */
  field?: string;
  /** The error code of this entry, more specific than that of the whole error. */
  code?: string;
  /** The template with its values filled in. */
  message: string;
  /** The message as a template with its values. */
  parameterized?: ParameterizedMessage;
  /**
   * The value that was sent, of any type. Left out for file contents, social security numbers, bank account
   * numbers, and objects and arrays that are not empty.
   */
  attemptedValue?: unknown;
};

/**
 * Your own reference, 4 to 64 letters, digits and `# @ : _`. `-` and `|` are accepted too, but do not rely on them: the
 * live service may refuse one of them.
 */
export type ExtRef = string;

/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export type MinorUnits = number;

/** An amount of money as a string, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export type MinorUnitsText = string;

/** The pagination fields of a list. The schema of the list adds `elements`. */
export type Page = {
  /** The number of this page. The first is 0. */
  pageNumber: number;
  /** The requested size of a page. The last page can have fewer elements. */
  pageSize: number;
  /** The number of elements on all pages. */
  totalElementCount: number;
};

/** The position of this page in a list with `items` and `pagination`. */
export type Pagination = {
  /** The number of this page. Reports count from 1, all other lists from 0. */
  page: number;
  /** The requested size of a page. */
  limit: number;
  /** The number of items on all pages. */
  total: number;
};

/** A message as a template with its values. */
export type ParameterizedMessage = {
  /** The message, with `{name}` in place of each value. */
  template: string;
  /** A value for each name in the template. */
  params?: {
    [key: string]: unknown;
  };
};

/**
 * The processor that took the payment: an identifier in capitals. Each version has a closed set of its own: version 1
 * accepts two values, version 2 seven. Your account manager gives you the identifier of your processor, such as ADYEN.
 */
export type PaymentProcessor = string;

/**
 * The purpose of an amount, which determines where the money goes. `DISCOUNT` is moved from the item's account to the
 * merchant. So are `COMMISSION`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`. `PRODUCT_ITEM` and
 * `SHIPPING` stay on the item's account. `PLATFORM_DISCOUNT`
 * passes through the merchant's account to the item's, and changes no balance of the merchant.
 */
export type PaymentSplitLabel =
  | 'COMMISSION'
  | 'DISCOUNT'
  | 'DEFICIENCY'
  | 'HANDLING_FEE'
  | 'PAYMENT_FEE'
  | 'PLATFORM_DISCOUNT'
  | 'PRODUCT_ITEM'
  | 'RMA_FEE'
  | 'SHIPPING'
  | Unlisted<string>;

/** An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`). */
export type PositiveMinorUnits = number;

/**
 * The purpose of an amount of a refund. The labels of a payment split reverse the movements of that split.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the merchant, in addition
 * to the refund of the buyer.
 */
export type RefundSplitLabel =
  | 'COMMISSION'
  | 'DISCOUNT'
  | 'DEFICIENCY'
  | 'HANDLING_FEE'
  | 'PAYMENT_FEE'
  | 'PLATFORM_DISCOUNT'
  | 'PRODUCT_ITEM'
  | 'RMA_FEE'
  | 'SHIPPING'
  | 'REFUND_FEE'
  | 'REFUND_VAT'
  | Unlisted<string>;

/** The body of an error of the service itself (5xx). It has no `details`, which are about errors of a request. */
export type ServerErrorBody = {
  /** The error code, as in the body of a 4xx. See the list of error codes. */
  code?: string;
  /** The error as a sentence. */
  message: string;
  /** The same message as a template with its values, for translation. */
  parameterized?: ParameterizedMessage;
  details?: never;
};

/** An amount to transfer or to pay out, in minor units of its currency (EUR 12.50 is `1250`). It is greater than zero. */
export type TransferAmount = number;

/**
 * An ISO 8601 date and time with an offset or `Z`, such as `2026-03-10T14:05:09.000+01:00`. Seconds, the colons and the
 * minutes of the offset can be left out, and a time zone in brackets is accepted and ignored; do not rely on it.
 */
export type ZonedDateTime = string;
