import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitOf } from '../../packages/sandbox/src/control/control-app.ts';
import {
  generatedCode,
  type OperationRequests,
  operationRequests,
} from '../../packages/sandbox/src/testing/operation-requests.ts';
import { measureInTurn } from '../measure/in-turn.ts';
import { copyWithinTenant } from './copy-splits.ts';
import type { NewDatabase } from './database.ts';
import { HttpClient, type WireRequest } from './http-client.ts';
import { type Limit, type Load, putUnderLoad, type Target } from './load.ts';
import { findRequests, type FoundRequests, type Names, reference } from './operation-requests.ts';
import { cpuTimeOf } from './process-facts.ts';
import { nextSplit } from './scenarios.ts';
import { targetOf, withServer } from './tenant-loads.ts';

/** What an operation costs with few and with many stored splits. */
export interface Growth {
  readonly operation: string;
  /** The status of the first response. */
  readonly status: number;
  /** CPU time of a request in milliseconds. */
  readonly few: number;
  readonly many: number;
}

/** The number of splits of the tenant with few. */
export const fewSplits = 1000;

const roundLimit: Limit = { requests: 150, milliseconds: 2000 };

interface Subject {
  readonly id: string;
  readonly find: (names: Names, client: HttpClient) => Promise<FoundRequests>;
}

/** Measures every operation in a tenant with a thousand splits and in one with many, all on one account, in turn. */
export async function measureGrowth(
  folder: string,
  { storage, engine, execute, pid }: NewDatabase,
  { splits, rounds }: { readonly splits: number; readonly rounds: number },
  log: (line: string) => void,
): Promise<Growth[]> {
  const keys = ['test_growth_few', 'test_growth_many'] as const;
  const receiver = createServer((_request, response) => response.end());
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const url = `http://localhost:${(receiver.address() as AddressInfo).port}/`;
  const prepared = await withServer(folder, storage, async (server) => [
    await prepare(targetOf(server, keys[0]), url),
    await prepare(targetOf(server, keys[1]), url),
  ]);
  log(`Copying the splits of a tenant until there are ${splits} …`);
  await execute(
    copyWithinTenant(
      keys[1],
      Math.ceil(splits / (prepared[1]?.get('sp')?.length ?? 1)) - 1,
      engine,
    ),
  );
  const results = await withServer(folder, storage, async (server) => {
    const measured: Growth[] = [];
    for (const subject of subjects()) {
      const isHeavy = limitOf[subject.id] === 'heavy';
      const pair = [];
      for (const [index, names] of prepared.entries())
        pair.push(await startMeasuring(subject, targetOf(server, keys[index] ?? ''), names, pid));
      const loads = await measureInTurn(isHeavy ? [] : pair, rounds, ({ repeat }) => repeat());
      const [few = 0, many = 0] = pair.map((each) => costOf(loads.get(each) ?? [each.first]));
      measured.push({ operation: subject.id, status: pair[1]?.status ?? 0, few, many });
      log(JSON.stringify(measured.at(-1)));
    }
    return measured;
  });
  receiver.close();
  return results;
}

/** Finds the requests of a subject, which measures heavy operations: they run once. */
async function startMeasuring({ find }: Subject, target: Target, names: Names, database?: number) {
  const client = new HttpClient(target.port, target.key);
  const others = database === undefined ? [] : [{ ...target, pid: database }];
  const cpuTime = () =>
    [target, ...others].reduce((sum, { pid }) => sum + (cpuTimeOf(pid) ?? 0), 0);
  const before = cpuTime();
  const { status, next } = await find(names, client);
  const first = { requests: 1, cpuMilliseconds: cpuTime() - before };
  await client.close();
  const repeat = (): Promise<Load> =>
    putUnderLoad(
      [{ target, count: 1, next }, ...others.map((other) => ({ target: other, count: 0, next }))],
      roundLimit,
      () => true,
    );
  return { status, first, repeat };
}

function costOf(loads: readonly Pick<Load, 'requests' | 'cpuMilliseconds'>[]): number {
  const requests = loads.reduce((sum, load) => sum + load.requests, 0);
  return loads.reduce((sum, load) => sum + (load.cpuMilliseconds ?? 0), 0) / requests;
}

const last = ['v2.createReport', 'restoreSnapshot', 'importState', 'reset'];

/** Operations that read come first, then those that change, and the heavy ones. */
function rank({ id, method }: OperationRequests): number {
  // The clock is frozen again before a report is requested, which would be made while another operation is measured.
  const group = limitOf[id] === 'heavy' ? 2 : method === 'GET' || id === 'runClock' ? 0 : 1;
  return group + Math.max(0, last.indexOf(id) + 1) / 9;
}

function subjects(): Subject[] {
  return [
    ...payouts,
    ...operationRequests
      .toSorted((left, right) => rank(left) - rank(right))
      .map((operation) => ({
        id: operation.id,
        find: (names: Names, client: HttpClient) => findRequests(operation, names, client),
      })),
  ];
}

const later = (seconds: number): WireRequest => {
  return { method: 'POST', path: '/_sandbox/clock/advance', body: { seconds } };
};

/** Payouts of one account until the bank has processed them; the cost is that of a request. */
const payouts: readonly Subject[] = [
  {
    id: 'requested payout, processed',
    find: async (names) => {
      const [accountCode] = names.get('va') ?? [];
      const path = '/api/fund/payout-requests';
      const payout: WireRequest = { method: 'POST', path, body: { accountCode, amount: 1 } };
      return inTurn([() => payout, () => later(4 * 86_400)]);
    },
  },
  {
    id: 'scheduled payout, processed',
    find: async (names, client) => {
      const [account = ''] = names.get('va') ?? [];
      const body = { type: 'SCHEDULED', frequency: '0 0 0 * * ?', refundPeriod: 0 };
      const path = `/api/payout-configuration/accounts/${account}`;
      await client.send({ method: 'PUT', path, body });
      return inTurn([earn(account, `scheduled-${account}`), () => later(86_400)]);
    },
  },
];

function inTurn(requests: readonly (() => WireRequest)[]): FoundRequests {
  let count = 0;
  const next = (): WireRequest => (requests[(count += 1) % requests.length] as () => WireRequest)();
  return { status: 200, next };
}

/** Splits that are settled at once, on one account. */
function earn(account: string, name: string): () => WireRequest {
  return nextSplit(Array<string>(5).fill(account), name, 'settle-now-');
}

async function prepare(target: Target, url: string): Promise<Names> {
  const client = new HttpClient(target.port, target.key);
  const call = async (method: WireRequest['method'], path: string, body?: unknown) => {
    const { status, text } = await client.send({ method, path, body });
    if (status >= 400) throw new Error(`${method} ${path} returned ${status}: ${text}`);
    return text;
  };
  await call('POST', '/_sandbox/marketplace');
  // The marketplace sends its payouts to a host that does not exist.
  const configurations = '/api/webhook-configurations';
  for (const { id } of JSON.parse(await call('GET', configurations)) as { id: number }[])
    await call('PUT', `${configurations}/${id}`, { url });
  await call('POST', configurations, { type: 'WEBHOOK_KYC_UPDATE', url });
  // Payouts of the marketplace, with webhooks.
  await call('POST', '/_sandbox/clock/advance', { seconds: 14 * 86_400, waitSeconds: 60 });
  const overview = await call('GET', '/api/fund/payouts?limit=1');
  const [paid = ''] = overview.match(generatedCode) ?? [];
  const { accountCode, externalAccountCode } = JSON.parse(
    await call('GET', `/api/fund/payout-requests/${paid}`),
  ) as Record<string, string>;
  const next = earn(accountCode ?? '', target.key);
  await putUnderLoad([{ target, count: 8, next }], { requests: fewSplits });
  await call('POST', '/_sandbox/settlements');
  // So that no report is made while another operation is measured.
  await call('POST', '/_sandbox/clock/freeze');
  // An export fails while the results of deliveries change the tenant.
  await call('POST', '/_sandbox/webhooks/flush');
  await call('PUT', '/_sandbox/snapshots/bench');
  const text =
    (await call('GET', '/_sandbox/export')) + (await call('GET', '/_sandbox/webhooks/deliveries'));
  await client.close();
  // The codes of the paid account are the first of their kind.
  const codes = [overview, accountCode, externalAccountCode, text].join(' ').match(generatedCode);
  const references = text.matchAll(/"extRef":"(test_growth[^"]+)"/g);
  const names = new Map([
    ['name', new Set(['bench', '1'])],
    ['url', new Set([url])],
  ]);
  const found = [
    ...(codes ?? []).map((code) => [code.slice(0, 2), code] as const),
    ...[...references].map(([, name = '']) => [reference, name] as const),
  ];
  for (const [kind, name] of found) names.set(kind, (names.get(kind) ?? new Set()).add(name));
  return new Map([...names].map(([kind, each]) => [kind, [...each]]));
}
