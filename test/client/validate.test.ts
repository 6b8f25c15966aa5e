import { createClient, ResponseError, ValidationError, type Client } from '@seller-funds/client';
import { validate } from '@seller-funds/client/validate';
import { describe, expect, test } from 'vitest';
import { call } from '../contract/call.js';
import { cases, responseExample, type Case } from '../contract/document.js';

function clientOf(what: 'requests' | 'responses' | 'both', payload: unknown): Client {
  return createClient({
    apiKey: 'test_validate',
    baseUrl: 'http://server.example',
    validate: validate(what),
    fetch: () => Response.json(payload),
  });
}

function typed(entry: Case): Case {
  const wires = (entry.operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const path = entry.path.map((value, index) =>
    wires[index]?.wire === 'number' ? (Number(value) as unknown as string) : value,
  );
  return { ...entry, path };
}

describe.each(cases.map(typed))('$id', (entry) => {
  const [body, ...bodies] = entry.bodies.map(({ value }) => value);
  const example = responseExample(entry.operation);

  test('accepts its examples, also with unknown fields', async () => {
    const later = { ...(example as object), addedLater: [{ a: 1 }] };
    for (const payload of Array.isArray(example) ? [example] : [example, later]) {
      for (const sent of [body, ...bodies])
        expect(await call(clientOf('both', payload), entry, sent)).toEqual(payload);
    }
  });

  test('rejects a response of another type if responses are validated', async () => {
    await expect(call(clientOf('both', 1), entry, body)).rejects.toBeInstanceOf(ValidationError);
    const unchecked = call(clientOf('requests', 1), entry, body);
    const result = await unchecked.catch((error: unknown) => error instanceof ResponseError);
    // A list is always a page.
    expect(result).toBe(entry.operation.pagination ? true : 1);
  });
});

test('returns unknown enum values, and rejects them in requests', async () => {
  const found = cases.find(({ id }) => id === 'v2.getPayoutRequest');
  const payload = {
    ...(found && (responseExample(found.operation) as object)),
    status: 'TOMORROW',
  };
  const client = clientOf('both', payload);
  expect((await client.v2.payouts.get('po_1')).status).toBe('TOMORROW');
  const wrong = client.v2.payouts.list({ _status: 'TOMORROW' as never });
  await expect(wrong).rejects.toMatchObject({ sent: false, issues: [{ path: 'query._status' }] });
});
