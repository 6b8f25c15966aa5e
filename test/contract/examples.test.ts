import { beforeAll, describe, expect, test } from 'vitest';
import { createClient, type Client } from '@seller-funds/client';
import { validators } from '@seller-funds/validators';
import { call } from './call.js';
import { cases, countOperations } from './document.js';
import { prismUrl } from './prism.js';

let mockUrl: string;
let client: Client;

beforeAll(async () => {
  mockUrl = await prismUrl();
  client = createClient({ apiKey: 'test_contract', baseUrl: mockUrl, retries: 0 });
});

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
