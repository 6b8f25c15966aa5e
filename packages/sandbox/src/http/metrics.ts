import type { Fetch } from '../kernel/fetch.js';
import type { Store } from '../storage/store.js';
import { countRequests, type RequestLimits } from './request-places.js';
import type { Health } from './health.js';
import type { RequestObserver } from './observe-requests.js';
import type { SandboxEvent } from './sandbox-event.js';

export const metricsPath = '/_sandbox/metrics';

export interface MetricsOptions {
  readonly store: Store;
  readonly limits: RequestLimits;
  readonly health: Health;
  readonly systemTime: () => number;
}

export interface Metrics {
  readonly observe: RequestObserver;
  readonly count: (happened: SandboxEvent) => void;
  readonly serve: Fetch;
}

/** Loads prom-client and creates the metrics. */
export async function createMetrics({
  store,
  limits,
  health,
  systemTime,
}: MetricsOptions): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter(
    'sandbox_requests_total',
    'Requests by operation and status; status 0 if the connection was dropped.',
    ['operation', 'status'],
  );
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
  const retries = counter('sandbox_transaction_retries_total', 'Transactions that ran again.');
  const errors = counter(
    'sandbox_database_errors_total',
    'Transactions that the database failed or refused.',
  );
  const jobs = counter('sandbox_jobs_total', 'Jobs that ran, by result and kind.', [
    'result',
    'kind',
  ]);
  const webhooks = counter(
    'sandbox_webhook_attempts_total',
    'Attempts to deliver a webhook, by result and status of the response.',
    ['result', 'status'],
  );
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
  const up = gauge('sandbox_database_up', '1 if the database works, else 0.');
  const tenants = gauge('sandbox_tenants', 'Tenants in the database.');
  const due = gauge('sandbox_due', 'Due items, by kind: jobs or webhooks.', ['kind']);
  const age = gauge('sandbox_due_age_seconds', 'Time since the oldest item became due.', ['kind']);
  return {
    observe: ({ operation, status, durationMs }) => {
      requests.inc({ operation, status });
      durations.observe({ operation }, durationMs / 1000);
    },
    count: (happened) => {
      if (happened.event === 'commit') commits.observe(happened.units);
      else if (happened.event === 'transaction-retried') retries.inc();
      else if (happened.event === 'job') jobs.inc({ result: happened.result, kind: happened.kind });
      else if (happened.event === 'webhook')
        webhooks.inc({ result: happened.result, status: happened.status });
      else if (happened.event !== 'database-available') errors.inc();
    },
    serve: async () => {
      const { running, waiting, refused: soFar } = countRequests(limits);
      load.set({ state: 'running' }, running);
      load.set({ state: 'waiting' }, waiting);
      refused.set(soFar);
      for (const [state, count] of Object.entries(store.connections?.() ?? {}))
        pool.set({ state }, count);
      const now = systemTime();
      const isUp = (await health.findDatabaseFailure()) === undefined;
      up.set(isUp ? 1 : 0);
      // What cannot be read is left out.
      tenants.remove();
      due.reset();
      age.reset();
      if (isUp) {
        const backlog = await store.allTenants.countDue(now);
        tenants.set(backlog.tenants);
        for (const kind of ['jobs', 'webhooks'] as const) {
          const { count, oldest } = backlog[kind];
          due.set({ kind }, count);
          age.set({ kind }, Math.max(0, now - (oldest ?? now)) / 1000);
        }
      }
      const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}
