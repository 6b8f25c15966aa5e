import { type ErrorBody, type ErrorDetail } from '@seller-funds/contract/shared';
import { errorTemplates } from '@seller-funds/contract/vocabulary/errors';
import { type FieldFault, fillTemplate, notFound, ServiceError } from './kernel/service-error.js';
import { StoreUnavailable } from './storage/unavailable.js';
import type { Caller } from './unit/caller.js';
import { TenantFull, UnknownTenant, type UnitsOfWork } from './unit/unit-of-work.js';
import type { Read, Write } from './unit/unit.js';

/** What a handler works with: who calls, and that tenant's data. */
export interface Session {
  readonly caller: Caller;
  /** Runs what only looks, on one consistent state. */
  readonly read: <T>(work: Read<T>) => Promise<T>;
  /** Runs a change; resolves once it is stored for good. */
  readonly write: <T>(work: Write<T>) => Promise<T>;
  /** Runs what has units of work of its own. */
  readonly act: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Makes the error that a server's runtime answers with. */
export type MakeHttpError = (
  status: number,
  body: ErrorBody,
  headers?: Readonly<Record<string, string>>,
) => Error;

/**
 * Opens the session of one request. What the domain refuses becomes an answer by the catalogue.
 * @param url the URL of the request
 * @throws {Error} the answer 404 for a path with a NUL: no code has one, and no database could look
 */
export function openSession(
  units: UnitsOfWork,
  caller: Caller,
  url: string,
  makeError: MakeHttpError,
): Session {
  if (/^[^?]*%00/.test(url)) throw makeError(404, bodyOf(notFound()));
  const answer = <T>(result: Promise<T>): Promise<T> => withHttpErrors(result, makeError);
  return {
    caller,
    read: (work) => answer(units.read(caller.tenant, work)),
    write: (work) => answer(units.writeAsked(caller.tenant, work)),
    act: (work) => answer(work()),
  };
}

/** Waits for a result; what the domain refuses, and that the database cannot be asked, becomes an HTTP error. */
export async function withHttpErrors<T>(result: Promise<T>, makeError: MakeHttpError): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof ServiceError) throw makeError(statusOf(error), bodyOf(error));
    // A tenant that was ended at this moment is opened again by the next request.
    if (error instanceof StoreUnavailable || error instanceof UnknownTenant) {
      throw makeError(503, unavailableBody, tryAgainSoon);
    }
    if (error instanceof TenantFull) {
      const body = { code: '429.900.001', message: error.message };
      throw makeError(429, body, { 'retry-after': '3600' });
    }
    throw error;
  }
}

/** What is answered while the database cannot be asked. */
export const unavailableBody: ErrorBody = {
  code: '503.900.001',
  message: errorTemplates['503.900.001'],
};

/** Answers a request that failed for no fault of its own: 503 while the database cannot be asked, else 500. */
export function failureResponse(error: unknown, onError: (error: unknown) => void): Response {
  if (error instanceof StoreUnavailable) {
    return Response.json(unavailableBody, { status: 503, headers: tryAgainSoon });
  }
  onError(error);
  const body: ErrorBody = { code: '500.900.001', message: errorTemplates['500.900.001'] };
  return Response.json(body, { status: 500 });
}

/** The header that says when to try again: a restart of a database takes seconds. */
export const tryAgainSoon = { 'retry-after': '1' } as const;

/** The first group of a code is the HTTP status (D15). */
export function statusOf({ code }: ServiceError): number {
  return Number(code.slice(0, 3));
}

/** The documented error body. */
export function bodyOf({ code, message, template, params, faults }: ServiceError): ErrorBody {
  return {
    code,
    message,
    ...(Object.keys(params).length > 0 && { parameterized: { template, params: { ...params } } }),
    ...(faults.length > 0 && { details: faults.map(detailOf) }),
  };
}

function detailOf(fault: FieldFault): ErrorDetail {
  const { field, code, params = {}, attemptedValue } = fault;
  const template = fault.template ?? errorTemplates[code];
  return {
    field,
    code,
    message: fillTemplate(template, params),
    ...(Object.keys(params).length > 0 && { parameterized: { template, params: { ...params } } }),
    ...(attemptedValue !== undefined && { attemptedValue }),
  };
}
