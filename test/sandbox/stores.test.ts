// @module-tag ci
// The rules of the API are tested on one store. This test creates the same month of trade on every kind of store, and
// compares all lists and resources, with every order, filter and page of the document.
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { marketplace } from '../../packages/sandbox/src/seed/marketplace/marketplace.js';
import { runSeed } from '../../packages/sandbox/src/seed/run-seed.js';
import type { SeedStep } from '../../packages/sandbox/src/seed/seed.js';
import { type StoreKind, storeKinds } from '../../packages/sandbox/src/testing/stores.js';
import { callAs } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { isLong } from '../requirements.js';

const key = 'test_stores';
const origin = 'http://sandbox.example';
const now = Date.UTC(2026, 10, 21, 14, 30);

/** Orders arrive in the first ten days of the month, in long runs on each day. Payouts continue until its end. */
const orderCount = isLong ? Infinity : 120;

type Read = (path: string) => Promise<unknown>;

function tradeSteps(): SeedStep[] {
  const { steps } = marketplace(now);
  const orders = steps.filter(({ call }) => call === 'v2.createPaymentSplit');
  const [firstExcluded] = orders.slice(orderCount);
  if (firstExcluded === undefined) return steps;
  return [...steps.slice(0, steps.indexOf(firstExcluded)), { call: 'runClock' }];
}

async function playOn({ open }: StoreKind): Promise<{ sandbox: Sandbox; read: Read }> {
  const sandbox = await createSandbox({ storage: await open(), systemTime: () => now });
  const fetch = (request: Request): Promise<Response> => sandbox.fetch(request);
  await runSeed({ steps: tradeSteps() }, { fetch, origin, key });
  const read: Read = async (path) => {
    const { status, body } = await callAs(sandbox, key)('GET', path);
    return { status, body };
  };
  return { sandbox, read };
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string; readonly enum?: readonly string[] };
}

function valuesOf({ name, schema }: Parameter): readonly string[] {
  if (/size|limit/i.test(name)) return schema.enum ?? ['7'];
  if (/page/i.test(name)) return ['1'];
  if (/from/i.test(name)) return ['2026-10-27T00:00:00.000Z', '2026-11-05T00:00:00.000Z'];
  if (/to(?:date)?$/i.test(name)) return ['2026-10-27T00:00:00.000Z', '2026-11-12T00:00:00.000Z'];
  if (name === '_asc') return ['true', 'false'];
  if (name === '_fragments') return ['kycstatus,ubo,docs,extacc,accounts'];
  if (name === '_status' || name === 'status')
    return ['WAITING', 'PROCESSED', ...(schema.enum ?? [])];
  if (name === 'query') return ['a', 'order'];
  return schema.enum ?? [];
}

const lists: Readonly<Record<string, string>> = {
  '/api/v1/fund/balance/': 'accounts',
  '/api/fund/balance/': 'accounts',
  '/api/payout-configuration/accounts/': 'accounts',
};

async function resolvePath(template: string, read: Read): Promise<string> {
  const [before = '', name, ...after] = template.split(/\{([^}]+)\}/);
  if (name === undefined) return template;
  const list =
    lists[before] === undefined ? before.slice(0, -1) : '/api/accountholders?_fragments=accounts';
  const { body } = (await read(list)) as {
    body: { elements?: readonly Entry[] } | readonly Entry[];
  };
  const codes = Array.isArray(body)
    ? body
    : ((body as { elements?: readonly Entry[] }).elements ?? []);
  const entry = lists[before] === undefined ? codes[0] : codes[0]?.accounts?.[0];
  return resolvePath(
    `${before}${entry?.code ?? entry?.id ?? 'none'}${after.map((part, index) => (index % 2 === 0 ? part : `{${part}}`)).join('')}`,
    read,
  );
}

interface Entry {
  readonly code?: string;
  readonly id?: number;
  readonly accounts?: readonly Entry[];
}

const paths = Object.entries(document.paths as object as Record<string, PathItem>).filter(
  ([, item]) => item.get !== undefined,
);

interface PathItem {
  readonly parameters?: readonly Parameter[];
  readonly get?: { readonly parameters?: readonly (Parameter | { readonly $ref: string })[] };
}

function parametersOf(item: PathItem): readonly Parameter[] {
  const components = document.components.parameters as object as Record<string, Parameter>;
  return [...(item.parameters ?? []), ...(item.get?.parameters ?? [])].flatMap((each) => {
    const parameter = '$ref' in each ? components[each.$ref.split('/').at(-1) ?? ''] : each;
    return parameter?.in === 'query' ? [parameter] : [];
  });
}

async function requestPaths(read: Read): Promise<readonly string[]> {
  const questions: string[] = [];
  for (const [template, item] of paths) {
    const path = await resolvePath(template, read);
    const parameters = parametersOf(item);
    const required = parameters.filter((each) => each.required === true);
    const base = required.map(({ name, schema }) => `${name}=${schema.enum?.[0] ?? ''}`);
    const values = parameters.flatMap((each) =>
      valuesOf(each).map((value) => `${each.name}=${value}`),
    );
    questions.push(
      ...[[], ...values.map((value) => [value])].map(
        (one) => `${path}?${[...base, ...one].join('&')}`,
      ),
    );
  }
  return questions;
}

const [first, ...others] = storeKinds;

describe('a month of trade', () => {
  const expected = new Map<string, unknown>();

  beforeAll(async () => {
    if (first === undefined) throw new Error('There is no store.');
    const { sandbox, read } = await playOn(first);
    for (const path of await requestPaths(read)) expected.set(path, await read(path));
    await sandbox.close();
  });

  test('covers every query parameter of the document', () => {
    const statuses = [...expected.values()].map((result) => (result as { status: number }).status);
    expect(expected.size).toBeGreaterThan(150);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(expected.size * 0.8);
  });

  // The last one is a server, if there is one: a usual run compares it alone.
  test.each(isLong ? others : others.slice(-1))(
    'is the same on $name',
    { timeout: 900_000 },
    async (kind) => {
      const { sandbox, read } = await playOn(kind);
      for (const [path, response] of expected) {
        expect({ path, response: await read(path) }).toEqual({ path, response });
      }
      await sandbox.close();
    },
  );
});
