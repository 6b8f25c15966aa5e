import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { ErrorBody } from '@seller-funds/validators/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../contract/document.js';
import {
  type BadRequest,
  oversizedOf,
  rawFaultsOf,
  wrongPathsOf,
  wrongQueriesOf,
  wrongRoutesOf,
} from './bad-requests.js';

const authorization = 'Bearer test_bad_input';

let sandbox: Sandbox;
let before: string;
const errors: unknown[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({
    validateResponses: true,
    clock: { mode: 'FROZEN' },
    onError: (error) => errors.push(error),
  });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ displayName: 'Mila Ceramics', extRef: 'seller-1' });
  await send({ label: '', method: 'POST', url: '/api/accountholders', headers, body });
  before = await stateHash();
});
afterAll(() => sandbox.close());

function send({ method, url, headers, body }: BadRequest): Promise<Response> {
  const init = {
    method,
    headers: { ...headers, authorization },
    ...(body !== undefined && { body }),
  };
  return sandbox.fetch(new Request(`http://sandbox.example${url}`, init));
}

async function stateHash(): Promise<string> {
  const request = { label: '', method: 'GET', url: '/_sandbox/state-hash', headers: {} };
  return (await send(request)).text();
}

/** Returns the requests that do not get a 4xx with the documented body, or that change something. */
async function taken(requests: readonly BadRequest[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const request of requests) {
    const response = await send(request);
    const { status } = response;
    const text = await response.text();
    const isDocumented = ErrorBody.safeParse(JSON.parse(text)).success;
    if (status < 400 || status >= 500 || !isDocumented)
      wrong.push(`${request.label}: ${status} ${text}`);
  }
  if ((await stateHash()) !== before) wrong.push('the state has changed');
  return [...wrong, ...errors.splice(0).map(String)];
}

const withBody = cases.filter(({ operation }) => operation.body);

test.each(withBody)('$id refuses malformed bodies', async (entry) => {
  expect(await taken(rawFaultsOf(entry))).toEqual([]);
});

test.each(cases.filter(({ path }) => path.length > 0))(
  '$id refuses unknown codes',
  async (entry) => {
    expect(await taken(wrongPathsOf(entry))).toEqual([]);
  },
);

describe('the rest of a request', () => {
  test('refuses query parameters that are not numbers', async () => {
    const requests = cases.flatMap(wrongQueriesOf);
    expect(requests.length).toBeGreaterThan(100);
    expect(await taken(requests)).toEqual([]);
  });

  test('refuses bodies that are too large', async () => {
    expect(await taken(withBody.slice(0, 4).map(oversizedOf))).toEqual([]);
  });

  test('refuses unknown methods and paths', async () => {
    expect(await taken(wrongRoutesOf(cases))).toEqual([]);
  });
});
