import type { Fetch } from '../kernel/fetch.js';
import type { Store } from '../storage/store.js';
import type { ConcurrencyLimit } from './concurrency-limit.js';
import type { RequestObserver } from './observe-requests.js';

export const metricsPath = '/_sandbox/metrics';

export interface MetricsOptions {
  readonly store: Store;
  readonly limit: ConcurrencyLimit;
  readonly systemTime: () => number;
}

export interface Metrics {
  readonly observe: RequestObserver;
  /** Call it after each commit with its number of units. */
  readonly onCommit: (units: number) => void;
  /** Serves all metrics in the text format of Prometheus. */
  readonly serve: Fetch;
}

/** Loads prom-client and creates the metrics. */
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
    help: 'Requests by operation and status; status 0 if the connection was dropped.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'sandbox_request_duration_seconds',
    help: 'Time from the request to its response.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const commits = new Histogram({
    name: 'sandbox_commit_units',
    help: 'Units of work per commit.',
    buckets: [1, 2, 4, 8, 16, 32, 64],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const load = gauge('sandbox_requests', 'Current requests, by state: running or waiting.', [
    'state',
  ]);
  const refused = gauge(
    'sandbox_requests_refused',
    'Requests refused because of the concurrency limit.',
  );
  const pool = gauge('sandbox_pool_connections', 'Connections to the database, by state.', [
    'state',
  ]);
  const tenants = gauge('sandbox_tenants', 'Tenants in the database.');
  const due = gauge('sandbox_due', 'Due items, by kind: jobs or webhooks.', ['kind']);
  const age = gauge('sandbox_due_age_seconds', 'Time since the oldest item became due.', ['kind']);
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
      const now = systemTime();
      const backlog = await store.allTenants.countDue(now);
      tenants.set(backlog.tenants);
      for (const kind of ['jobs', 'webhooks'] as const) {
        const { count, oldest } = backlog[kind];
        due.set({ kind }, count);
        age.set({ kind }, Math.max(0, now - (oldest ?? now)) / 1000);
      }
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}
