import { expect, it } from 'vitest';
import { Chance } from '../../../testing/random.js';
import { echo, post, serve } from '../testing/sample.js';

const errors: unknown[] = [];
const app = serve(
  {
    listThings: echo,
    createThing: echo,
    getThing: echo,
    getMine: echo,
    putFile: () => ({ status: 204 }),
  },
  { onError: (error) => void errors.push(error) },
);

/** The status of the response, which has an id; no error was reported. */
async function statusOf(path: string, init?: RequestInit): Promise<number> {
  const response = await app.request(path, init);
  expect(response.headers.get('x-request-id')).not.toBeNull();
  expect(errors).toEqual([]);
  return response.status;
}

/** A string of up to the given number of parts. */
function textOf(chance: Chance, limit: number, pieces: readonly string[]): string {
  return chance.several(limit, () => chance.pick(pieces)).join('');
}

it('handles random bytes as body', async () => {
  const chance = new Chance(1);
  const statuses = new Set<number>();
  const headers = { 'content-type': 'text/plain' };
  for (let round = 0; round < 300; round += 1) {
    const body = Uint8Array.from(chance.several(200, () => chance.below(256)));
    statuses.add(await statusOf('/things', { ...post(''), body }));
    statuses.add(await statusOf('/file', { method: 'PUT', body, headers }));
  }
  // Not a string, empty, not JSON.
  expect([...statuses].toSorted((left, right) => left - right)).toEqual([204, 400, 422]);
});

it('handles random JSON fragments', async () => {
  const signs = ['{', '}', '[', ']', ',', ':', '"', '\\', ' ', '\u0000', String.raw`\ud800`];
  const values = ['"name"', '"amount"', '"items"', '{"amount":1}', '__proto__', 'null', 'true'];
  const pieces = [...signs, ...values, '1e999', '-0'];
  const chance = new Chance(2);
  const statuses = new Set<number>();
  for (let round = 0; round < 1000; round += 1) {
    const text = textOf(chance, 30, pieces);
    statuses.add(await statusOf('/things', post(text)));
    const thing = `{"name": "cup", "amount": ${chance.pick(values)}, "items": [${text}]}`;
    statuses.add(await statusOf('/things', post(thing)));
  }
  expect([...statuses].toSorted((left, right) => left - right)).toEqual([400, 422]);
});

it('handles random strings in path, query, headers and cookies', async () => {
  const pieces = ['a', '%', '%ff', '%00', '%2F', '+', '&', '=', 'page', 'tags', ',', '[', ']'];
  const chance = new Chance(3);
  const text = (): string => textOf(chance, 12, [...pieces, ';', '..']);
  const statuses = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const headers = { 'x-limit': text(), cookie: text(), 'x-request-id': text() };
    const method = chance.pick(['GET', 'HEAD', 'PATCH']);
    statuses.add(await statusOf(`/things?${text()}`, { headers }));
    statuses.add(await statusOf(`/things/${text()}`, { method }));
    statuses.add(await statusOf(`/${text()}`));
  }
  expect([...statuses].toSorted((left, right) => left - right)).toEqual([200, 404, 405, 422]);
});

it.each([
  ['arrays that are never closed', '['.repeat(100_000)],
  ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['objects', `${'{"items":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['arrays behind a text', `["${'\\"'.repeat(100_000)}", ${'['.repeat(200)}${']'.repeat(200)}]`],
])('rejects excessive nesting: %s', async (_name, text) => {
  expect(await statusOf('/things', post(text))).toBe(400);
});

it.each([
  ['a number of 100,000 digits', `{"name": "cup", "amount": ${'9'.repeat(100_000)}}`],
  ['a number beyond all', '{"name": "cup", "amount": 1e400}'],
  ['an integer that is not exact', '{"name": "cup", "amount": 9007199254740993}'],
  ['a lone surrogate for a name', String.raw`{"\ud800": 1, "name": 5}`],
  ['a NUL in a text', String.raw`{"name": "\u0000", "amount": 0}`],
])('finds the issue in %s', async (_name, text) => {
  expect(await statusOf('/things', post(text))).toBe(422);
});

it('handles a body with many issues', async () => {
  const items = Array.from({ length: 90_000 }, () => 1);
  const response = await app.request('/things', post({ name: 'cup', amount: 1, items }));
  expect(response.status).toBe(422);
  const { details } = (await response.json()) as { details: unknown[] };
  expect(details).toHaveLength(1000);
});

it('handles a query of many pairs', async () => {
  const query = `${'tags=red&'.repeat(50_000)}${'x'.repeat(100_000)}=1`;
  expect(await statusOf(`/things?${query}`)).toBe(200);
});

it('does not change Object.prototype', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
