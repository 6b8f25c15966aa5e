import type { Fetch } from '../kernel/fetch.js';
import type { Store } from '../storage/store.js';
import { countDueWork } from '../tenants/due-work.js';
import type { ConcurrencyLimit } from './concurrency-limit.js';
import type { RequestObserver } from './observe-requests.js';

/** Where metrics are read. */
export const metricsPath = '/_sandbox/metrics';

/** What metrics are read from. */
export interface MetricsOptions {
  readonly store: Store;
  readonly limit: ConcurrencyLimit;
  /** The system's time in milliseconds. */
  readonly systemTime: () => number;
}

/** The metrics of a process. */
export interface Metrics {
  readonly observe: RequestObserver;
  /** Called with the number of changes that one commit stored. */
  readonly onCommit: (units: number) => void;
  /** Answers with all metrics in the text format of Prometheus. */
  readonly serve: Fetch;
}

/** Loads prom-client, and counts from then on. */
export async function createMetrics({
  store,
  limit,
  systemTime,
}: MetricsOptions): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'sandbox_requests_total',
    help: 'Requests by operation and status; status 0 where the connection broke.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'sandbox_request_duration_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const commits = new Histogram({
    name: 'sandbox_commit_units',
    help: 'Changes that one commit stored.',
    buckets: [1, 2, 4, 8, 16, 32, 64],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const load = gauge('sandbox_requests', 'Requests now, by state: running or waiting.', ['state']);
  const refused = gauge('sandbox_requests_refused', 'Requests refused so far for want of room.');
  const pool = gauge('sandbox_pool_connections', 'Connections to the database, by state.', [
    'state',
  ]);
  const tenants = gauge('sandbox_tenants', 'Tenants in the database.');
  const due = gauge('sandbox_due', 'What is due and not done, by kind: jobs or webhooks.', [
    'kind',
  ]);
  const age = gauge('sandbox_due_age_seconds', 'How long the oldest of it has been due.', ['kind']);
  return {
    observe: ({ operation, status, durationMs }) => {
      requests.inc({ operation, status });
      durations.observe({ operation }, durationMs / 1000);
    },
    onCommit: (units) => {
      commits.observe(units);
    },
    serve: async () => {
      const { running, waiting, refused: soFar } = limit.counts;
      load.set({ state: 'running' }, running);
      load.set({ state: 'waiting' }, waiting);
      refused.set(soFar);
      for (const [state, count] of Object.entries(store.connections?.() ?? {}))
        pool.set({ state }, count);
      const backlog = await countDueWork(store, systemTime());
      tenants.set(backlog.tenants);
      for (const kind of ['jobs', 'webhooks'] as const) {
        due.set({ kind }, backlog[kind].count);
        age.set({ kind }, backlog[kind].ageMs / 1000);
      }
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}
