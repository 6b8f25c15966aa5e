import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { cases, type Case } from './document.js';
import { mutationsOf, oddValuesOf } from './mutations.js';
import { fits } from './oracle.js';

// The contract tests of the mock server, with the sandbox: because of its state, it can refuse a valid request, but never
// as malformed.

let sandbox: Sandbox;
const errors: unknown[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({
    validateResponses: true,
    clock: { mode: 'FROZEN' },
    onError: (error) => errors.push(error),
  });
});
afterAll(() => sandbox.close());

async function send({ operation, path }: Case, key: string | undefined, body: unknown) {
  const values = [...path];
  const url = operation.path.replaceAll(/\{[^}]+\}/g, () => values.shift() ?? '');
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  const method = operation.method.toUpperCase();
  const content = body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) };
  const request = new Request(`http://sandbox.example${url}`, { method, headers, ...content });
  return (await sandbox.fetch(request)).status;
}

async function stateHash(key: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}` };
  const request = new Request('http://sandbox.example/_sandbox/state-hash', { headers });
  return (await sandbox.fetch(request)).json();
}

test.each(cases)('$id refuses a request without a key', async (entry) => {
  expect(await send(entry, undefined, entry.bodies[0]?.value)).toBe(401);
});

describe.each(cases.filter(({ bodySchema }) => bodySchema !== undefined))('$id', (entry) => {
  test.each(entry.bodies)('fields dropped, of a wrong type and odd: $name', async ({ value }) => {
    const strict = `test_${entry.id}_strict`;
    const lenient = `test_${entry.id}_lenient`;
    const before = await stateHash(strict);
    const wrong: string[] = [];
    for (const { label, body } of [...mutationsOf(value), ...oddValuesOf(value)]) {
      const valid = fits(entry.bodySchema ?? '', body);
      const status = await send(entry, valid ? lenient : strict, body);
      const expected = valid ? status !== 400 && status < 500 : status === 400 || status === 422;
      if (!expected) wrong.push(`${label}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(await stateHash(strict)).toEqual(before);
    expect(errors.splice(0)).toEqual([]);
  });
});
