// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The ISO 3166-1 alpha-3 code of a country, three capital letters. */
export type CountryCode = string;

/** The ISO 4217 code of a currency, three capital letters. */
export type Currency = string;

/**
 * A point in time such as `2026-03-10T00:00:00.000+01:00`. Taken besides: a space for the `T`, no to
 * nine digits of fraction, `Z` for the offset, and a date alone, which is its first moment in UTC. Write the
 * `+` of an offset as `%2B`.
 */
export type DateTimeFilter = string;

/** The body of every error response that is a 4xx. Both versions use the same shape. */
export type ErrorBody = {
  /**
   * What went wrong, for programs: `<http>.<domain>.<number>`, each of three digits, such as
   * `422.300.001`. The error catalogue lists the known values. Present wherever a program
   * can react to the error.
   */
  code?: string;
  /** What went wrong, for people. */
  message: string;
  /** The same message as a template with its values, for translation. */
  parameterized?: ParameterizedMessage;
  /** One entry per fault found in the request, all at once. */
  details?: ErrorDetail[];
};

/** One fault of a request. */
export type ErrorDetail = {
  /**
   * Where the fault is, as a path from the root of the body with indexes for arrays, such as
   * `items[0].amount`; the plain name for a path, query or header parameter.
   */
  field?: string;
  /** A finer code than that of the whole error, tied to one business process. */
  code?: string;
  /** The template with its values filled in. */
  message: string;
  /** The message as a template with its values. */
  parameterized?: ParameterizedMessage;
  /**
   * The value that was sent, of whatever type. Left out for file contents, social security numbers,
   * and objects and arrays that are not empty; bank account numbers are masked.
   */
  attemptedValue?: unknown;
};

/**
 * Your own reference, 4 to 64 characters from letters, digits and `# @ : - _`. The service also
 * takes `|`, because the expression printed in the reference does; do not rely on that.
 */
export type ExtRef = string;

/** An amount of money in minor units of its currency (EUR 12.50 is `1250`). May be negative. */
export type MinorUnits = number;

/** An amount of money as text, a whole number of minor units of its currency (EUR 12.50 is `"1250"`). */
export type MinorUnitsText = string;

/** What every paged list says of itself. The list's own schema adds `elements`. */
export type Page = {
  /** The page that this is. The first is 0. */
  pageNumber: number;
  /** How many elements a full page has, as asked for. The last page may hold fewer. */
  pageSize: number;
  /** How many elements there are on all pages together. */
  totalElementCount: number;
};

/** Where in a list with `items` and `pagination` this page is. */
export type Pagination = {
  /** The page that this is. Reports count from 1, all other lists from 0. */
  page: number;
  /** How many items a full page has, as asked for. */
  limit: number;
  /** How many items there are on all pages together. */
  total: number;
};

/** A message as a template and the values to fill in. */
export type ParameterizedMessage = {
  /** The message with `{name}` where a value goes. */
  template: string;
  /** A value for each name in the template. */
  params?: {
    [key: string]: unknown;
  };
};

/**
 * The processor that took the payment: an identifier in capitals. Each version has
 * a closed set of its own: version 1 lists two values, version 2 lists seven. The reference leaves their
 * names out, so this schema can only describe their form; ask the operator for the ones that you may send.
 */
export type PaymentProcessor = string;

/**
 * What an amount is for, and with it where the money goes. `PRODUCT_ITEM` and `SHIPPING` stay on the
 * item's account. `COMMISSION`, `DISCOUNT`, `DEFICIENCY`, `HANDLING_FEE`, `PAYMENT_FEE` and `RMA_FEE`
 * move on from there to the merchant. `PLATFORM_DISCOUNT` moves from the merchant to the item's account.
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
  | (string & {});

/** What `PaymentSplitLabel` is in requests. */
export type PaymentSplitLabelInput =
  | 'COMMISSION'
  | 'DISCOUNT'
  | 'DEFICIENCY'
  | 'HANDLING_FEE'
  | 'PAYMENT_FEE'
  | 'PLATFORM_DISCOUNT'
  | 'PRODUCT_ITEM'
  | 'RMA_FEE'
  | 'SHIPPING';

/** An amount of money greater than zero, in minor units of its currency (EUR 12.50 is `1250`). */
export type PositiveMinorUnits = number;

/**
 * What an amount of a refund is for. The labels of a payment split take back what they moved there.
 * `REFUND_FEE` and `REFUND_VAT` are charged to the seller for the refund itself: they go to the
 * merchant, on top of what the buyer gets back.
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
  | (string & {});

/** What `RefundSplitLabel` is in requests. */
export type RefundSplitLabelInput =
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
  | 'REFUND_VAT';

/** The body of an error of the service itself (5xx). It has no `details`: those are about faults of a request. */
export type ServerErrorBody = {
  /** What went wrong, for programs, as in the body of a 4xx. The error catalogue lists the known values. */
  code?: string;
  /** What went wrong, for people. */
  message: string;
  /** The same message as a template with its values, for translation. */
  parameterized?: ParameterizedMessage;
  details?: never;
};
