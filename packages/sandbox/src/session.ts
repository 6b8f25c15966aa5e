import type { PolicyName, World } from '@seller-funds/contract/policies';
import { type ErrorBody, type ErrorDetail } from '@seller-funds/contract/shared';
import { type ErrorCode, errorTemplates } from '@seller-funds/contract/vocabulary/errors';
import { HttpError } from '@seller-funds/server';
import { type FieldFault, fillTemplate, notFound, ServiceError } from './kernel/service-error.js';
import { codePattern, codesHeader, refuseCodes } from './kernel/identifiers.js';
import { StoreUnavailable } from './storage/unavailable.js';
import { readInSteps } from './tenants/read-in-steps.js';
import type { Caller } from './unit/caller.js';
import { ChangeLimitReached, UnknownTenant, type UnitsOfWork } from './unit/unit-of-work.js';
import type { ReadStep, ReadWork, RecordWork, WriteWork } from './unit/unit.js';

/** What a handler gets: the caller, and access to its tenant's data. */
export interface Session {
  readonly caller: Caller;
  /** How this service decides what the references leave open. */
  readonly world: World;
  /** Returns what stands for the tenant in links that work without a key. */
  readonly link: () => string;
  /** Runs a read on one consistent state. */
  readonly read: <T>(work: ReadWork<T>) => Promise<T>;
  /** Runs a read whose statements take seconds, on one consistent state. */
  readonly readSlowly: <T>(work: ReadWork<T>) => Promise<T>;
  /** Runs a long read in steps, between which other requests run. */
  readonly readInSteps: <T>(read: (step: ReadStep) => Promise<T>) => Promise<T>;
  /** Runs a change; resolves after its commit. */
  readonly write: <T>(work: WriteWork<T>) => Promise<T>;
  /** Runs a change that is not counted. */
  readonly record: <T>(work: RecordWork<T>) => Promise<T>;
  /** Runs a function that manages its own units of work, and maps its errors to HTTP errors. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Opens the session of one request. Errors of the domain become HTTP errors of the error catalog.
 * @throws {HttpError} 404 for a path with a NUL character, which no code and no database text can have
 */
export function openSession(units: UnitsOfWork, caller: Caller, request: Request): Session {
  if (/^[^?]*%00/.test(request.url)) throw new HttpError(404, buildErrorBody(notFound()));
  const write = async <T>(work: WriteWork<T>): Promise<T> =>
    units.writeForRequest(caller.tenant, work, requestedCodes(request));
  const mapped = <T>(result: Promise<T>): Promise<T> => withHttpErrors(result, units.world);
  return {
    caller,
    world: units.world,
    link: () => units.secrets.linkOf(caller.tenant),
    read: (work) => mapped(units.read(caller.tenant, work)),
    readSlowly: (work) => mapped(units.readSlowly(caller.tenant, work)),
    readInSteps: (read) => mapped(readInSteps((work) => units.read(caller.tenant, work), read)),
    write: (work) => mapped(write(work)),
    record: (work) => mapped(units.record(caller.tenant, work)),
    run: (work) => mapped(work()),
  };
}

/**
 * Returns the codes that a request sets, separated by commas; none if it has no such header.
 * @throws {ServiceError} 422 if a code is malformed or repeated
 */
export function requestedCodes({ headers }: Request): string[] {
  const codes = headers.get(codesHeader)?.split(/\s*,\s*/) ?? [];
  const wrong = codes.find((each, index) => !codePattern.test(each) || codes.indexOf(each) < index);
  if (wrong !== undefined)
    refuseCodes('The codes must be different codes such as sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H.', wrong);
  return codes;
}

/** Awaits a result. Turns errors of the domain, and an unavailable database, into HTTP errors. */
export async function withHttpErrors<T>(result: Promise<T>, world?: World): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof ServiceError)
      throw new HttpError(statusOf(error, world), buildErrorBody(error));
    // A tenant that was just deleted is created again by the next request.
    if (error instanceof StoreUnavailable || error instanceof UnknownTenant) {
      throw new HttpError(503, errorBody('503.900.001'), retrySoonHeaders);
    }
    if (error instanceof ChangeLimitReached) {
      const body = { code: '429.900.001', message: error.message };
      throw new HttpError(429, body, { 'retry-after': '3600' });
    }
    throw error;
  }
}

/** Returns the body of an error response without parameters and details. */
export function errorBody(code: ErrorCode): ErrorBody {
  return { code, message: errorTemplates[code] };
}

/** The response for an unexpected error: 503 while the database is unavailable, else 500. */
export function failureResponse(error: unknown, onError: (error: unknown) => void): Response {
  if (error instanceof StoreUnavailable) {
    return Response.json(errorBody('503.900.001'), { status: 503, headers: retrySoonHeaders });
  }
  onError(error);
  return Response.json(errorBody('500.900.001'), { status: 500 });
}

/** Asks clients to retry after a second: a restart of a database takes seconds. */
export const retrySoonHeaders = { 'retry-after': '1' } as const;

/** The question which status the errors have that the references assign none. */
const statusQuestions: Readonly<Partial<Record<ErrorCode, PolicyName>>> = {
  '402.320.001': 'shortTransfer',
  '402.200.001': 'closedHolder',
  '409.200.001': 'takenHolder',
  '409.200.002': 'takenHolder',
  '409.230.001': 'takenAccount',
  '409.230.002': 'takenAccount',
  '409.240.001': 'takenBank',
  '409.240.002': 'takenBank',
  '409.220.001': 'takenDocument',
  '409.220.002': 'takenDocument',
  '404.310.001': 'unknownPayment',
  '409.310.001': 'cancelledPayment',
  '409.300.003': 'settledPayment',
  '409.300.004': 'settledPayment',
  '409.330.001': 'payoutUnderWay',
  '409.600.001': 'secondConfiguration',
};

/** The HTTP status: the first group of the error code (D15), unless this service has another one. */
export function statusOf({ code }: ServiceError, world?: World): number {
  const question = statusQuestions[code];
  return Number((question && world?.[question]) ?? code.slice(0, 3));
}

/** Returns the body of an error response: both APIs use the same. */
export function buildErrorBody({
  code,
  message,
  template,
  params,
  faults,
}: ServiceError): ErrorBody {
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
