// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { CallOptions } from '../runtime/call-options.js';
import { type Call, callOperation } from '../runtime/call.js';
import type { Connection } from '../runtime/connection.js';
import type { Endpoint } from '../runtime/endpoint.js';
import type { DocumentedError } from '../runtime/errors.js';
import { type List, type Paging, listOperation } from '../runtime/list.js';
import { bearerKeyOrBareKey } from '../security.js';
import type * as operations from '@seller-funds/contract/operations/v2';

/** The operations of `reports` in Version 2. */
export interface Reports {
  /**
   * List the reports of one kind
   *
   * Lists the reports of one kind that were requested. This is also how to see whether a report is ready and
   * where to fetch it; there is no operation for a single one.
   *
   * Rules:
   * 1. `report` must be given: a list holds one kind only.
   * 2. The oldest come first. For the latest, use `direction=desc`.
   * 3. Pages are counted from 1 here, unlike in most other lists; page 0 is refused.
   * 4. `sort` and `direction` go together by position. Where `direction` has fewer entries, the rest is
   *    ascending; more entries than `sort` are refused.
   * 5. `from` and `to` are about when reports were requested, not about the period that they cover. `from` is
   *    included, `to` is not: a date stands for its first moment in UTC.
   * 6. An `account` that is unknown or has no report gives an empty list.
   * 7. A file can be fetched for 7 days after it was made; then request the report again.
   *
   * Ask again after some seconds while a report is `SCHEDULED` or `PROCESSING`. A missing or unknown `report`,
   * a `limit` that is not offered and `from` after `to` are a 422. Nothing is changed, so repeat at will.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: A query parameter is missing or not acceptable; `details` names every fault. Correct them; the same request will fail again.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  list(
    parameters: ListReportsParameters,
    options?: CallOptions,
  ): List<
    operations.ListReports['responses'][200],
    NonNullable<NonNullable<operations.ListReports['responses'][200]>['items']>[number]
  >;

  /**
   * Request a report
   *
   * Asks for a report. It is made afterwards; the answer is an entry with status `SCHEDULED` and no file yet.
   * List the reports of its kind until it is `COMPLETED`.
   *
   * Rules:
   * 1. With `account`, any report is about that seller only, and the answer names the seller. Without it, any report
   *    covers all sellers, `seller-settlement` too; columns of the file tell them apart.
   * 2. `from` is included in the period, `to` is not, as everywhere in this API. For all of March, send
   *    `2026-03-01` and `2026-04-01`. Days are those of UTC; a period has one day at least and 366 at most.
   * 3. Without `to` the period includes the day of the request, so a `from` of more than a year ago needs a
   *    `to`. Without `from` it is as long as possible.
   * 4. Each request makes a report of its own, also when it asks for the same again.
   * 5. No report changes any money; they can be requested as often as needed.
   *
   * A seller that does not exist, a period that is too long and one that ends before it begins are a 422.
   * After a timeout or a 5xx, list the reports first: the request may have been taken. A report that turns
   * `FAILED` stays so; request it again.
   *
   * @throws {InvalidRequestError} 400: The request cannot be read: the body is not valid JSON, a value has the wrong type, a member is called `__proto__`, or a query parameter is malformed. Correct it; the same request will fail again.
   * @throws {AuthenticationError} 401: No API key, or one that is not valid. Check the `Authorization` header and that the key belongs to this environment.
   * @throws {PermissionError} 403: The API key is valid but may not do this. Use a key with the right permission.
   * @throws {InvalidRequestError} 422: The report cannot be made as asked for; `details` names every fault. Correct them; the same body will fail again. No report was scheduled.
   * @throws {RateLimitError} 429: Too many requests. Wait as long as `Retry-After` says, then try again; double the wait each time it happens again.
   * @throws {ServerError} 500: The service failed. It is not known whether the request took effect: read before you repeat a write.
   * @throws {ServerError} 502: The service could not be reached by its gateway. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 503: The service is not available at the moment. The body may be missing or not JSON. Try again later.
   * @throws {ServerError} 504: The service did not answer its gateway in time. The body may be missing or not JSON. It is not known whether the request took effect: read before you repeat a write.
   */
  create(
    body: operations.CreateReport['body'],
    options?: CallOptions,
  ): Call<operations.CreateReport['responses'][200]>;
}

/** Creates the operations of `reports` on a connection. */
export function reports(connection: Connection): Reports {
  return { list: listReports(connection), create: createReport(connection) };
}

/** Creates the single operation `reports.list` on a connection. */
export function listReports(connection: Connection): Reports['list'] {
  const endpoint: Endpoint = {
    id: 'v2.listReports',
    method: 'get',
    path: '/api/reports',
    security: bearerKeyOrBareKey,
    idempotent: true,
    querySerializer: { array: { style: 'form', explode: false } },
  };
  const paging: Paging<
    operations.ListReports['responses'][200],
    NonNullable<NonNullable<operations.ListReports['responses'][200]>['items']>[number]
  > = {
    page: 'page',
    first: 1,
    size: 'limit',
    default: 10,
    elements: (page) => page?.items,
    total: (page) => page?.pagination?.total,
  };
  return (parameters, options) =>
    listOperation(connection, endpoint, paging, { query: parameters, options });
}

/** Creates the single operation `reports.create` on a connection. */
export function createReport(connection: Connection): Reports['create'] {
  const endpoint: Endpoint = {
    id: 'v2.createReport',
    method: 'post',
    path: '/api/reports',
    security: bearerKeyOrBareKey,
  };
  return (body, options) => callOperation(connection, endpoint, { body, options });
}

/** The query, header and cookie parameters of `v2.listReports`. */
export interface ListReportsParameters {
  /** Which kind of report to list. */
  readonly report: operations.ListReports['query']['report'];
  /** The page to return. The first is 1. A page beyond the last is empty. */
  readonly page?: operations.ListReports['query']['page'];
  /** How many reports a page has at most. */
  readonly limit?: operations.ListReports['query']['limit'];
  /** Only reports that are limited to the account holder with this code. */
  readonly account?: operations.ListReports['query']['account'];
  /** Only what was requested on this date or later, in UTC. A time can be added. */
  readonly from?: operations.ListReports['query']['from'];
  /** Only what was requested before this date, in UTC. A time can be added. Not before `from`. */
  readonly to?: operations.ListReports['query']['to'];
  /** The fields to sort by, the most important first, separated by commas. */
  readonly sort?: operations.ListReports['query']['sort'];
  /** The direction for each field of `sort`, in the same order, separated by commas. */
  readonly direction?: operations.ListReports['query']['direction'];
}

/** The documented errors of `v2.listReports`. */
export type ListReportsError =
  | DocumentedError<400, operations.ListReports['responses'][400]>
  | DocumentedError<401, operations.ListReports['responses'][401]>
  | DocumentedError<403, operations.ListReports['responses'][403]>
  | DocumentedError<422, operations.ListReports['responses'][422]>
  | DocumentedError<429, operations.ListReports['responses'][429]>
  | DocumentedError<500, operations.ListReports['responses'][500]>
  | DocumentedError<502, operations.ListReports['responses'][502]>
  | DocumentedError<503, operations.ListReports['responses'][503]>
  | DocumentedError<504, operations.ListReports['responses'][504]>;

/** The documented errors of `v2.createReport`. */
export type CreateReportError =
  | DocumentedError<400, operations.CreateReport['responses'][400]>
  | DocumentedError<401, operations.CreateReport['responses'][401]>
  | DocumentedError<403, operations.CreateReport['responses'][403]>
  | DocumentedError<422, operations.CreateReport['responses'][422]>
  | DocumentedError<429, operations.CreateReport['responses'][429]>
  | DocumentedError<500, operations.CreateReport['responses'][500]>
  | DocumentedError<502, operations.CreateReport['responses'][502]>
  | DocumentedError<503, operations.CreateReport['responses'][503]>
  | DocumentedError<504, operations.CreateReport['responses'][504]>;
