import { expect, expectTypeOf, it } from 'vitest';
import { ApiError, type DocumentedError } from './errors.js';
import { errorGuard } from './guard.js';
import { documentedKey, isSuccess, type AnyStatus, type StatusRange } from './status.js';
import { operationOf } from '../testing/operation.js';

interface Refused {
  readonly code: string;
}
interface Conflict {
  readonly of: string;
}
interface Failed {
  readonly incident: number;
}
type CreateError =
  | DocumentedError<409, Conflict>
  | DocumentedError<Exclude<StatusRange<4>, 409>, Refused>
  | DocumentedError<Exclude<AnyStatus, 201 | StatusRange<4>>, Failed>;
interface Errors {
  readonly create: CreateError;
  readonly list: DocumentedError<401, Refused>;
}

const isErrorOf = errorGuard<Errors>();
const create = {
  ...operationOf({ responses: { 201: [], 409: [], '4XX': [], default: [] } }),
  id: 'create',
} as const;
const list = { ...operationOf({ responses: { 200: [], 401: [] } }), id: 'list' } as const;

it('narrows to the documented errors, and these by their status', () => {
  const error: unknown = apiError(create, 409);
  expect(isErrorOf(create, error)).toBe(true);
  if (!isErrorOf(create, error)) return;
  expectTypeOf(error).toEqualTypeOf<CreateError>();
  if (error.status === 409) expectTypeOf(error.body).toEqualTypeOf<Conflict>();
  if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<Refused>();
  if (error.status === 503) expectTypeOf(error.body).toEqualTypeOf<Failed>();
  // @ts-expect-error 201 is a success, never the status of an error
  expect(error.status === 201).toBe(false);
});

it('knows every status of a range and of default', () => {
  expect(isErrorOf(create, apiError(create, 418))).toBe(true);
  expect(isErrorOf(create, apiError(create, 503))).toBe(true);
  expect(isErrorOf(create, apiError(create, 302))).toBe(true);
  expect(isErrorOf(create, apiError(create, 999))).toBe(false);
});

it('refuses an undocumented status, another operation and another error', () => {
  expect(isErrorOf(list, apiError(list, 401))).toBe(true);
  expect(isErrorOf(list, apiError(list, 403))).toBe(false);
  expect(isErrorOf(list, apiError(create, 401))).toBe(false);
  expect(isErrorOf(list, new Error('answered 401'))).toBe(false);
  expect(isErrorOf(list, { operationId: 'list', status: 401 })).toBe(false);
  expect(isErrorOf(list, undefined)).toBe(false);
});

it('takes no operation whose errors are not listed', () => {
  const other = { ...operationOf({}), id: 'other' } as const;
  // @ts-expect-error the list of errors does not have it
  expect(isErrorOf(other, new Error('x'))).toBe(false);
});

it('leaves the body unknown where an error is only known as an ApiError', () => {
  const error: unknown = apiError(list, 401);
  expect.assertions(1);
  if (!(error instanceof ApiError)) return;
  expectTypeOf(error.body).toBeUnknown();
  expectTypeOf(error.status).toBeNumber();
  expect(error.body).toEqual({});
});

it.each<[number, readonly string[], string | undefined, boolean]>([
  [200, ['200'], '200', true],
  [201, ['200'], undefined, false],
  [204, ['2XX', '204'], '204', true],
  [206, ['2XX'], '2XX', true],
  [200, ['default'], 'default', true],
  [202, ['201', 'default'], 'default', false],
  [404, ['4XX', 'default'], '4XX', false],
  [500, ['4XX'], undefined, false],
  [304, ['304'], '304', false],
  [0, ['default'], undefined, false],
])('finds the entry of %i among %j', (status, keys, key, success) => {
  const responses = Object.fromEntries(keys.map((entry) => [entry, []]));
  const operation = operationOf({ responses });
  expect(documentedKey(operation, status)).toBe(key);
  expect(isSuccess(operation, status)).toBe(success);
});

function apiError(operation: Parameters<typeof documentedKey>[0], status: number): ApiError {
  return new ApiError(operation, { status, headers: new Headers(), body: {} }, '');
}
