import type { ErrorBody } from '@seller-funds/contract/shared';
import { createServer } from '@seller-funds/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { cases, type Case } from './document.js';
import { mutationsOf, oddValuesOf } from './mutations.js';

const handlers = new Proxy({}, { get: () => () => ({ status: 200, body: {} }) });
const app = createServer(
  { v1: handlers, v2: handlers },
  { authenticate: () => true, onError: () => undefined },
);

async function refusal(
  { operation, path, query }: Case,
  body: unknown,
  more: Readonly<Record<string, unknown>> = {},
): Promise<ErrorBody | undefined> {
  const values = [...path];
  const address = operation.path.replaceAll(/\{[^}]+\}/g, () => values.shift() ?? '');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...more }))
    search.set(name, String(value));
  const response = await app.request(`${address}?${search.toString()}`, {
    method: operation.method.toUpperCase(),
    headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status === 200 ? undefined : ((await response.json()) as ErrorBody);
}

/** Words that a message must not have: names of libraries and their types, and expressions. */
const foreign =
  /guid|regex|zod|undefined|of type|\bint\b|\bnever\b|record|union|[\^\\{}]|\$\)|\+\)/i;

const messages = new Set<string>();

function expectWords(error: ErrorBody): void {
  expect(error.code).toMatch(/^\d{3}\.\d{3}\.\d{3}$/);
  for (const { message, code, parameterized } of [error, ...(error.details ?? [])]) {
    messages.add(message);
    expect(message).toMatch(/^[A-Z_a-z][^\n]*\.$/);
    expect(message).not.toMatch(foreign);
    expect(code).toMatch(/^\d{3}\.\d{3}\.\d{3}$/);
    expect(JSON.stringify(parameterized?.params ?? {})).not.toMatch(/[\^\\]/);
  }
}

describe.each(cases)('$id', (entry) => {
  test('describes errors of a body in sentences', async () => {
    expect(entry.bodies.length > 0).toBe(entry.operation.body !== undefined);
    for (const { value } of entry.bodies) {
      for (const body of [...mutationsOf(value).map((each) => each.body), ...oddValuesOf(value)]) {
        const error = await refusal(entry, body);
        if (error) expectWords(error);
      }
    }
  });

  test('describes errors of a parameter in sentences', async () => {
    const body = entry.bodies[0]?.value;
    for (const { name, in: place } of entry.operation.parameters ?? []) {
      if (place !== 'query') continue;
      for (const value of ['', ' ', 'x y', '-1', '1.5', '9'.repeat(30)]) {
        const error = await refusal(entry, body, { [name]: value });
        if (!error) continue;
        expectWords(error);
        expect(error.details?.map(({ field }) => field)).toContain(name);
      }
    }
  });
});

describe('all these messages', () => {
  const all: string[] = [];
  beforeAll(() => {
    all.push(...messages);
  });

  test.each([
    'The value must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.',
    'The value must be a whole number.',
    'The value must not be blank.',
    'The value must be Base64 with padding and without line breaks.',
    'The value may hold only letters, digits and # @ : - _.',
  ])('one is: %s', (message) => {
    expect(all).toContain(message);
  });
});
