import { allowAllTenants } from './dashboard/all-tenants.js';
import { dashboardPath } from './dashboard/page.js';
import { bypassForDashboard } from './dashboard/requests.js';
import { serveDashboard, notifyOfRequests } from './dashboard/serve-dashboard.js';
import { ChangeStreams } from './dashboard/change-streams.js';
import { Deliverer } from './webhooks/deliverer.js';
import { type ReceiveWebhook, sendInProcess } from './webhooks/send-in-process.js';
import type { SendWebhook } from './webhooks/send.js';
import { sendOverHttp } from './webhooks/send-over-http.js';
import { FaultRules } from './faults/fault-rules.js';
import { ConcurrencyLimit } from './http/concurrency-limit.js';
import { Health, healthPath } from './http/health.js';
import { createMetrics, metricsPath } from './http/metrics.js';
import { observeRequests, type RequestObserver } from './http/observe-requests.js';
import { injectFaults } from './http/inject-faults.js';
import { type Authenticate, createAuthenticate } from './http/authenticate.js';
import { createControlApp } from './control/control-app.js';
import { listen, type Listening, type ListenOptions } from './http/listen.js';
import { acceptNumbers } from './http/numbers-as-text.js';
import { assetsPath, createPageAssets } from './http/page-assets.js';
import type { Fetch } from './kernel/fetch.js';
import { createDocsSite, docsPath } from './http/docs-site.js';
import { createProductApp } from './http/product-app.js';
import { limitRate } from './http/rate-limit.js';
import { keyOfRequest } from './http/tenant-of-request.js';
import { RequestLog } from './http/request-log.js';
import { reportFilesPath } from './domain/reports/report-file.js';
import { createReportFiles } from './http/report-files.js';
import { jobHandlers } from './job-handlers.js';
import { JobTimer } from './jobs/job-timer.js';
import { createOnboarding, onboardingPath } from './onboarding/serve-onboarding.js';
import { fillWithMarketplace } from './seed/fill-with-marketplace.js';
import { controlTenant, type Tenant } from './control-client/tenant.js';
import { suggestedKey } from './control-client/suggested-key.js';
import { createStrictHandlers } from './strict/create-strict-handlers.js';
import { openStore, type StorageOptions } from './storage/open-store.js';
import type { Store } from './storage/store.js';
import { type Import, importTenant } from './tenants/import-tenant.js';
import { createKeyCheck, addSecret } from './tenants/keys.js';
import type { ClockStart } from './tenants/open-tenant.js';
import { IdleTenantCleanup } from './tenants/idle-tenant-cleanup.js';
import { resetTenant } from './tenants/reset-tenant.js';
import { type TenantReport, verifyStore } from './tenants/verify-store.js';
import { createUnitsOfWork } from './unit/unit-of-work.js';

/** How a sandbox is set up. Everything has a default. */
export interface SandboxOptions {
  /** Where everything is kept; in memory where left out. */
  readonly storage?: StorageOptions | Store;
  /** What all codes derive from: the same seed and the same calls give the same codes. */
  readonly seed?: string;
  /** How the clock of a new tenant starts; with the system's time where left out. */
  readonly clock?: ClockStart;
  /** Whether new tenants begin with checks and payouts that take no time; off where left out. */
  readonly instant?: boolean;
  /** The system's time in milliseconds since 1970; the machine's where left out. */
  readonly systemTime?: () => number;
  /** Checks every answer against the document, for tests; off where left out. */
  readonly validateResponses?: boolean;
  /** Whether webhooks are delivered, and jobs of clocks that run done, by themselves; on where left out. */
  readonly runJobs?: boolean;
  /** Whether a key may make no more requests a second, and at once, than D18 says; off where left out. */
  readonly rateLimit?: boolean;
  /** Whether what the decisions tolerate is refused: unknown fields, other files and currencies. */
  readonly strict?: boolean;
  /**
   * A secret that every key must have after `test_` or `test_ro_`, such as `test_{secret}_shop`: other keys get 401,
   * and no tenant. 16 to 64 letters, digits, `-` or `_`; none where left out. For a sandbox that others can reach.
   */
  readonly requireKey?: string;
  /** How many requests to the API are kept in memory, to be looked at; none where left out. */
  readonly requestLog?: number;
  /** After how many days without a change a tenant ends with all that it holds; never where left out. */
  readonly endIdleAfterDays?: number;
  /** How many changes a tenant may make until it is reset; any number where left out. */
  readonly maxChanges?: number;
  /** Whether `/_sandbox/metrics` tells what this process does, for Prometheus; off where left out. */
  readonly metrics?: boolean;
  /** Is told of each request after its answer: its operation and status, and nothing of what was sent. */
  readonly onRequest?: RequestObserver;
  /** How webhooks are delivered. */
  readonly webhooks?: WebhookOptions;
  /** Is told the faults of the sandbox itself; prints them where left out. */
  readonly onError?: (error: unknown) => void;
  /**
   * Called with a sentence when something works otherwise than its user may expect, such as a webhook that this
   * sandbox did not send; `console.warn` where left out.
   */
  readonly onWarning?: (message: string) => void;
}

/** How webhooks are delivered. */
export interface WebhookOptions {
  /**
   * Whether they may be sent to addresses that are not on the public internet, such as this machine. Where left out:
   * yes, until the sandbox listens on an address that other machines may reach.
   */
  readonly privateAddresses?: boolean;
  /** Takes them in this process, whatever their address, instead of the network. */
  readonly receive?: ReceiveWebhook;
}

/**
 * A running sandbox. What steers a tenant (`advance`, `kyc`, …) steers that of the key `test_sandbox` (with
 * `requireKey` that of `test_{secret}_sandbox`); `tenant` gives others.
 */
export interface Sandbox extends Omit<Tenant, 'fetch'> {
  /** Answers a request as the server would, without a socket. Requests bring their keys. */
  fetch(request: Request): Promise<Response>;
  /** What steers the tenant of a key, and answers with it. */
  tenant(key: string): Tenant;
  /** Serves over HTTP as well, until it is closed. */
  listen(options: ListenOptions): Promise<Listening>;
  /** Checks what must hold in all tenants (see `sandbox verify`). */
  verify(): Promise<TenantReport[]>;
  /** Finishes what is under way and lets go of the storage. */
  close(): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Of how many receivers a warning tells. */
const mostWarnings = 100;

function withDefaults({
  storage = { kind: 'memory' },
  seed = 'sandbox',
  clock = { mode: 'REALTIME' },
  systemTime = Date.now,
  onError = printError,
  onWarning = printWarning,
}: SandboxOptions) {
  return { storage, seed, clock, systemTime, onError, onWarning };
}

/**
 * Starts a sandbox in this process.
 * @throws {StorageError} where the storage cannot be used
 * @throws {TypeError} if `requireKey` is too short, too long or has other characters
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const settings = withDefaults(options);
  const { storage, onError, onWarning } = settings;
  const isUsable = createKeyCheck(options.requireKey);
  const store = 'kind' in storage ? await openStore(storage) : storage;
  const engine = makeEngine(store, settings, options);
  const handlers = options.strict === true ? await createStrictHandlers() : undefined;
  const limit = new ConcurrencyLimit();
  const apps = makeApps(engine, settings, { ...options, isUsable, handlers, limit });
  const { systemTime } = settings;
  const metrics =
    options.metrics === true ? await createMetrics({ store, limit, systemTime }) : undefined;
  if (metrics) store.onCommit?.(metrics.onCommit);
  const health = new Health(store);
  const { admit } = apps;
  const observers = [metrics?.observe, options.onRequest].filter((each) => each !== undefined);
  const routes: readonly Route[] = [
    [healthPath, health.serve],
    ...(metrics ? [[metricsPath, metrics.serve] as const] : []),
    ...apps.routes.map(([path, serve]) => [path, observeRequests(observers, serve)] as const),
  ];
  engine.start();
  const watching = { admit, watchers: engine.watchers, onError };
  const fetch = makeRouter([[dashboardPath, serveDashboard(watching, false)], ...routes]);
  const withAll = makeRouter([[dashboardPath, serveDashboard(watching, true)], ...routes]);
  const local = allowAllTenants(store, onError, withAll);
  const servers: Listening[] = [];
  const answer = async (request: Request): Promise<Response> => fetch(request);
  const tenant = (key: string): Tenant => controlTenant(key, answer);
  return {
    ...tenant(ownKey(options.requireKey)),
    fetch: answer,
    tenant,
    listen: async (where) => {
      const serveAt = (isLocal: boolean): Fetch =>
        isLocal && where.allTenants === true ? local : fetch;
      const server = await listen(serveAt, where);
      servers.push(server);
      if (!server.isLocal) {
        engine.openToOthers();
        if (options.requireKey === undefined) onWarning(describeExposure(server.url));
      }
      return server;
    },
    verify: () => verifyStore(store),
    close: async () => {
      health.stop();
      engine.watchers.close();
      await Promise.all(servers.map((server) => server.close()));
      await engine.stop();
      await store.close();
    },
  };
}

type Settings = ReturnType<typeof withDefaults>;

type Engine = ReturnType<typeof makeEngine>;

/** Makes what works on a store: units of work, jobs and deliveries. It does nothing by itself until it is started. */
function makeEngine(
  store: Store,
  { systemTime, onError, onWarning }: Settings,
  { runJobs: runs = true, webhooks, endIdleAfterDays, maxChanges }: SandboxOptions,
) {
  const watchers = new ChangeStreams();
  const units = createUnitsOfWork(store, {
    systemTime,
    maxChanges,
    onJobs: (tenant) => wake(tenant),
    onDeliveries: (tenant) => deliver(tenant),
    onChange: (tenant) => watchers.notify(() => tenant),
  });
  const jobs = { units, handlers: jobHandlers, systemTime, onError };
  const timer = new JobTimer(store, jobs);
  const idle =
    endIdleAfterDays === undefined
      ? undefined
      : new IdleTenantCleanup({ store, systemTime, afterMs: endIdleAfterDays * dayMs, onError });
  let isOpenToOthers = false;
  const send = senderOf(webhooks, () => !isOpenToOthers, onWarning);
  const deliverer = new Deliverer({ store, units, send, systemTime, onError });
  const wake = (tenant: string): void => {
    if (runs) timer.wake(tenant);
  };
  const deliver = (tenant: string): void => {
    if (runs) deliverer.wake(tenant);
  };
  return {
    store,
    units,
    watchers,
    jobs: { ...jobs, settled: (tenant: string) => deliverer.idle(tenant) },
    wake,
    deliver,
    /** From now on webhooks go to public addresses alone, where nothing else was chosen. */
    openToOthers: (): void => {
      isOpenToOthers = true;
    },
    start: (): void => {
      if (!runs) return;
      timer.start();
      deliverer.start();
      idle?.start();
    },
    stop: async (): Promise<void> => {
      await timer.stop();
      await deliverer.stop();
      await idle?.stop();
    },
  };
}

/** What the servers need besides the engine. */
interface AppOptions extends SandboxOptions {
  readonly isUsable: ReturnType<typeof createKeyCheck>;
  readonly limit: ConcurrencyLimit;
  readonly handlers: Awaited<ReturnType<typeof createStrictHandlers>> | undefined;
}

/** Makes the servers of the API, the control API, the pages and the files. */
function makeApps(
  { store, units, watchers, jobs, wake, deliver }: Engine,
  { seed, clock, systemTime, onError }: Settings,
  options: AppOptions,
): { readonly admit: Authenticate; readonly routes: readonly Route[] } {
  const { isUsable, handlers, limit, instant = false, validateResponses = false } = options;
  const tenants = { seed, clock, instant };
  const admit = createAuthenticate(store, tenants, systemTime, isUsable);
  const serving = { onError, validateResponses };
  const faults = new FaultRules({ store, units, seed, systemTime });
  const requests = new RequestLog(options.requestLog ?? 0, systemTime);
  const app = limit.limit(acceptNumbers(createProductApp(units, admit, { ...serving, handlers })));
  const limited = options.rateLimit === true ? limitRate(systemTime, app) : app;
  const logged = requests.record(injectFaults(faults, limited));
  const watched = notifyOfRequests(watchers, () => true, logged);
  const product = bypassForDashboard(app, (request) => {
    // Who may not come in is refused, and fills no log.
    return isUsable(keyOfRequest(request) ?? '') ? watched(request) : app(request);
  });
  // What fills a tenant stands in no log, and no fault hits it.
  const everything: Fetch = (request) =>
    isBelow('/_sandbox', request.url) ? control(request) : app(request);
  const context = {
    jobs,
    replace: async (imported: Import) => {
      await importTenant(store, imported, systemTime());
      wake(imported.tenant);
      deliver(imported.tenant);
    },
    faults,
    requests,
    product,
    reset: async (caller, start = clock) => {
      requests.clear(caller.tenant);
      await resetTenant(store, caller, { ...tenants, clock: start }, systemTime());
      faults.forget(caller.tenant);
    },
    fill: (caller) => fillWithMarketplace(caller, everything, systemTime),
    onClock: wake,
  } satisfies Parameters<typeof createControlApp>[2];
  const control = createControlApp(units, admit, context, serving);
  return {
    admit,
    routes: [
      [assetsPath, createPageAssets(onError)],
      [docsPath, createDocsSite(onError)],
      ['/_sandbox', notifyOfRequests(watchers, ({ method }) => method !== 'GET', control)],
      [onboardingPath, createOnboarding(units, onError)],
      [reportFilesPath, createReportFiles(units, onError)],
      ['/', product],
    ],
  };
}

/** What answers requests whose path begins like this. */
type Route = readonly [prefix: string, fetch: Fetch];

/** Makes what answers each request by the first route that fits. */
function makeRouter(routes: readonly Route[]): Fetch {
  return (request) => {
    const route = routes.find(([prefix]) => isBelow(prefix, request.url));
    if (!route) throw new Error(`No route takes ${request.url}.`);
    return route[1](request);
  };
}

function senderOf(
  { receive, privateAddresses }: WebhookOptions = {},
  isPrivateByDefault: () => boolean,
  onWarning: (message: string) => void,
): SendWebhook {
  if (receive) return sendInProcess(receive);
  const warned = new Set<string>();
  // A text such as 'false' of an environment variable must not allow them.
  const chosen: unknown = privateAddresses;
  return sendOverHttp({
    privateAddresses: () => (chosen === undefined ? isPrivateByDefault() : chosen === true),
    onRefused: ({ origin }, { message }) => {
      // Once a receiver: every attempt of every event would say the same.
      if (warned.has(origin) || warned.size >= mostWarnings) return;
      warned.add(origin);
      onWarning(`A webhook to ${origin} was not sent: ${message}`);
    },
  });
}

/** Whether the path of a URL begins like this. */
function isBelow(prefix: string, url: string): boolean {
  const path = url.indexOf('/', url.indexOf('//') + 2);
  return url.startsWith(prefix, path);
}

function ownKey(secret: string | undefined): string {
  return secret === undefined ? suggestedKey : addSecret(suggestedKey, secret);
}

/** What it means to listen on an address that other machines may reach. */
function describeExposure(url: string): string {
  return (
    `${url} may be reached from other machines, and without TLS. Whoever reaches it owns every tenant whose key can ` +
    'be guessed, such as test_sandbox. Require a secret in all keys (--require-key, SANDBOX_REQUIRE_KEY, ' +
    'createSandbox({ requireKey })), or listen on 127.0.0.1.'
  );
}

function printWarning(message: string): void {
  console.warn(message);
}

function printError(error: unknown): void {
  console.error(error);
}
