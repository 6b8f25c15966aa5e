// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bearerKeyOrBareKey } from '../connection.js';
import {
  type Call,
  type List,
  type Paging,
  callOperation,
  listOperation,
} from '../runtime/call.js';
import type { CallOptions, Connection, Endpoint } from '../runtime/connection.js';
import type { DocumentedErrors } from '../runtime/errors.js';
import type * as operations from '@seller-funds/contract/operations/v2';
import type { Report, ReportCreate, ReportList } from '@seller-funds/contract/v2';

/** The operations of `reports` in Version 2. */
export interface Reports {
  /**
   * List the reports of one type
   *
   * Returns the requested reports of one type, with their statuses and download URLs. There is no operation for a
   * single report.
   *
   * @throws {InvalidRequestError} 422: A query parameter is missing or invalid; `details` lists all errors. Correct them before you retry.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  list(parameters: ListReportsParameters, options?: CallOptions): List<ReportList, Report>;

  /**
   * Request a report
   *
   * Requests a report. The service creates it asynchronously; the response is an entry with the status `SCHEDULED` and
   * without a file. List the reports of this type until it is `COMPLETED`.
   *
   * @throws {InvalidRequestError} 422: The report cannot be created; `details` lists all errors. Correct them before you retry. No report was scheduled.
   * @throws {ApiError} 400, 401, 403, 429, 500, 502, 503, 504
   */
  create(body: ReportCreate, options?: CallOptions): Call<Report>;
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
  const paging: Paging<ReportList, Report> = {
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

/** The query parameters of `v2.listReports`. */
export type ListReportsParameters = operations.ListReports['query'];

/** The documented errors of `v2.listReports`. */
export type ListReportsError = DocumentedErrors<
  operations.ListReports['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;

/** The documented errors of `v2.createReport`. */
export type CreateReportError = DocumentedErrors<
  operations.CreateReport['responses'],
  400 | 401 | 403 | 422 | 429 | 500 | 502 | 503 | 504
>;
