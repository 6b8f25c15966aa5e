import { expect, expectTypeOf, it } from 'vitest';
import { ApiError, type DocumentedError } from './errors.js';
import { guardErrors } from './guard.js';
import type { OperationDescriptor } from '../../types/runtime/operation.js';
import { documentedKey } from '../../types/runtime/documented-key.js';
import type { AnyStatus, StatusRange } from './status.js';

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

const json = ['application/json'];
const isErrorOf = guardErrors<Errors>();
const create = {
  ...operationOf({ 201: [], 409: json, '4XX': json, default: json }),
  id: 'create',
} as const;
const list = { ...operationOf({ 200: [], 401: json }), id: 'list' } as const;

it('narrows to the documented errors, which `status` discriminates', () => {
  const error: unknown = apiError(create, 409, {});
  expect(isErrorOf(create, error)).toBe(true);
  if (!isErrorOf(create, error)) return;
  expectTypeOf(error).toEqualTypeOf<CreateError>();
  if (error.status === 409) expectTypeOf(error.body).toEqualTypeOf<Conflict>();
  if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<Refused>();
  if (error.status === 503) expectTypeOf(error.body).toEqualTypeOf<Failed>();
  // @ts-expect-error 201 is not an error status
  expect(error.status === 201).toBe(false);
});

it('matches all status codes of a range and of default', () => {
  expect(isErrorOf(create, apiError(create, 418, {}))).toBe(true);
  expect(isErrorOf(create, apiError(create, 503, {}))).toBe(true);
  expect(isErrorOf(create, apiError(create, 302, {}))).toBe(true);
  expect(isErrorOf(create, apiError(create, 999, {}))).toBe(false);
});

it('is false for an undocumented status, another operation and another error', () => {
  expect(isErrorOf(list, apiError(list, 401, {}))).toBe(true);
  expect(isErrorOf(list, apiError(list, 403, {}))).toBe(false);
  expect(isErrorOf(list, apiError(create, 401, {}))).toBe(false);
  expect(isErrorOf(list, new Error('returned 401'))).toBe(false);
  expect(isErrorOf(list, { operationId: 'list', status: 401 })).toBe(false);
  expect(isErrorOf(list, undefined)).toBe(false);
});

it('accepts only listed operations', () => {
  const other = { ...operationOf({}), id: 'other' } as const;
  // @ts-expect-error the list of errors does not contain it
  expect(isErrorOf(other, new Error('x'))).toBe(false);
});

it('leaves the body of an ApiError unknown', () => {
  const error: unknown = apiError(list, 401, {});
  expect.assertions(1);
  if (!(error instanceof ApiError)) return;
  expectTypeOf(error.body).toBeUnknown();
  expectTypeOf(error.status).toBeNumber();
  expect(error.body).toEqual({});
});

it('is false for a body of an undocumented media type', () => {
  expect(isErrorOf(list, apiError(list, 401, '<html>'))).toBe(false);
  expect(isErrorOf(list, apiError(list, 401, undefined))).toBe(false);
  const text = { ...operationOf({ 401: ['text/plain'] }), id: 'list' } as const;
  expect(isErrorOf(text, apiError(text, 401, 'no'))).toBe(true);
  const nothing = { ...operationOf({ 401: [] }), id: 'list' } as const;
  expect(isErrorOf(nothing, apiError(nothing, 401, undefined))).toBe(true);
});

it.each<[number, readonly string[], string | undefined]>([
  [200, ['200'], '200'],
  [201, ['200'], undefined],
  [204, ['2XX', '204'], '204'],
  [206, ['2XX'], '2XX'],
  [202, ['201', 'default'], 'default'],
  [404, ['4XX', 'default'], '4XX'],
  [500, ['4XX'], undefined],
  [0, ['default'], undefined],
])('finds the key for %i among %j', (status, keys, key) => {
  const responses = Object.fromEntries(keys.map((entry) => [entry, []]));
  expect(documentedKey(responses, status)).toBe(key);
});

function operationOf(responses: OperationDescriptor['responses']): OperationDescriptor {
  const resource = { group: 'tests', method: 'test' };
  return { id: 'test', version: 'api', method: 'get', path: '/x', responses, resource };
}

function apiError(
  { id, method, path }: OperationDescriptor,
  status: number,
  body: unknown,
): ApiError {
  const response = { status, headers: new Headers() } as Response;
  const operation = { id, method, path, requestId: undefined, site: new Error() };
  const nothing = { code: undefined, reason: '', details: [], summary: '', requestId: undefined };
  return new ApiError(operation, response, body, nothing);
}
