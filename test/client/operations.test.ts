import { createClient, type Client, type List } from '@seller-funds/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../contract/call.js';
import { cases, type Case } from '../contract/document.js';

const json = { 'content-type': 'application/json' };

beforeEach(() => {
  // Waits between attempts are random, up to a limit: now they are none.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function clientOf(fetch: (request: Request) => Response | Promise<Response>): Client {
  return createClient({ apiKey: 'test_operations', baseUrl: 'http://server.example', fetch });
}

async function requestsOf(entry: Case, body: unknown, failure: () => Response): Promise<number> {
  const fetch = vi.fn<() => Response>(failure);
  await call(clientOf(fetch), entry, body).catch(() => undefined);
  return fetch.mock.calls.length;
}

const safeMethods = ['get', 'head', 'put', 'delete'];
const isSafe = ({ operation: { method, idempotency } }: Case): boolean =>
  safeMethods.includes(method) || idempotency !== undefined;

const unavailable = (): Response => new Response('<html>', { status: 503 });
const failWith = (code: string) => (): never => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });
};

describe.each(cases)('$id', (entry) => {
  const body = entry.bodies[0]?.value;

  test('is retried only if it is idempotent by the document', async () => {
    const count = isSafe(entry) ? 3 : 1;
    expect(await requestsOf(entry, body, unavailable)).toBe(count);
    expect(await requestsOf(entry, body, failWith('ECONNRESET'))).toBe(count);
  });

  test('is retried if it was never sent, and never after a 409', async () => {
    expect(await requestsOf(entry, body, failWith('ECONNREFUSED'))).toBe(3);
    expect(await requestsOf(entry, body, () => Response.json({}, { status: 409 }))).toBe(1);
  });
});

test('payout requests are never retried', async () => {
  const payouts = cases.filter(({ id }) => id.endsWith('.createPayoutRequest'));
  expect(payouts).toHaveLength(2);
  for (const entry of payouts)
    expect(await requestsOf(entry, entry.bodies[0]?.value, unavailable)).toBe(1);
});

const paged = cases.filter(({ operation }) => operation.pagination !== undefined);

describe.each(paged)('$id', (entry) => {
  const { pagination } = entry.operation;
  const total = 2 * (pagination?.size.default ?? 0) + 1;

  test('yields every element of every page once', async () => {
    const asked: number[] = [];
    const client = clientOf((request) => {
      const query = new URL(request.url).searchParams;
      const first = pagination?.page.first ?? 0;
      const size = Number(query.get(pagination?.size.parameter ?? '') ?? pagination?.size.default);
      const page = Number(query.get(pagination?.page.parameter ?? '') ?? first);
      asked.push(page);
      const start = (page - first) * size;
      const elements = Array.from(
        { length: Math.max(0, Math.min(size, total - start)) },
        (_, index) => start + index,
      );
      return new Response(JSON.stringify(bodyOf(entry, elements, total)), { headers: json });
    });
    const list = call(client, entry, undefined) as unknown as List<unknown, number>;
    expect(await list.toArray()).toEqual(Array.from({ length: total }, (_, index) => index));
    const first = pagination?.page.first ?? 0;
    expect(asked).toEqual([first, first + 1, first + 2]);
  });
});

test('covers all four pagination styles', () => {
  const styles = paged.map(({ operation }) => {
    const { page, size, elements } = operation.pagination ?? { page: undefined, size: undefined };
    return `${page?.parameter} ${page?.first} ${size?.parameter} ${elements}`;
  });
  expect([...new Set(styles)].toSorted()).toEqual([
    '_pageNumber 0 _pageSize /elements',
    'page 0 limit /items',
    'page 1 limit /items',
    'pageNumber 0 pageSize /elements',
  ]);
});

const at = (pointer = '', value: unknown): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduceRight((inside, name) => ({ [name]: inside }), value);

function bodyOf({ operation }: Case, elements: readonly number[], total: number): unknown {
  const { pagination } = operation;
  return Object.assign({}, at(pagination?.elements, elements), at(pagination?.total, total));
}
