import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '@seller-funds/client';
import { validators } from '@seller-funds/validators';
import { call } from './call.js';
import { cases, countOperations } from './document.js';
import { startPrism, type Mock } from './prism.js';

let mock: Mock;
let client: Client;

beforeAll(async () => {
  mock = await startPrism();
  client = createClient({ apiKey: 'test_contract', baseUrl: mock.url, retries: 0 });
});
afterAll(() => mock.stop());

test('calls every operation of the document', () => {
  expect(cases).toHaveLength(countOperations());
  expect(countOperations()).toBe(70);
});

describe.each(cases)('$id', (entry) => {
  const bodies = entry.bodies.length > 0 ? entry.bodies : [{ name: 'no body', value: undefined }];

  test.each(bodies)('responds to its example as documented: $name', async ({ value }) => {
    const result = await call(client, entry, value);
    expect(() => validators[entry.id].responses['200'].parse(result)).not.toThrow();
  });
});
