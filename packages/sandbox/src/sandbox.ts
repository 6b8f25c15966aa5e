import { createWorld, type World } from '@seller-funds/contract/policies';
import { Deliverer } from './webhooks/deliverer.js';
import { createSender, type WebhookOptions } from './webhooks/create-sender.js';
import { FaultRules } from './faults/fault-rules.js';
import { createRequestLimits, type RequestLimits } from './http/request-places.js';
import { Health } from './http/health.js';
import { createMetrics } from './http/metrics.js';
import type { RequestObserver } from './http/observe-requests.js';
import { observeSending, type SandboxEvent } from './http/sandbox-event.js';
import { createAuthenticate } from './http/authenticate.js';
import type { ControlContext } from './control/context.js';
import { createControlApp } from './control/control-app.js';
import { ImportBodies } from './control/import-bodies.js';
import { listen } from './http/listen.js';
import type { Listening, ListenOptions } from './http/listen-options.js';
import { createPageAssets } from './http/page-assets.js';
import { createPipeline } from './pipeline.js';
import type { Fetch } from './kernel/fetch.js';
import { omitNullish } from './kernel/fields.js';
import { Secrets } from './kernel/secrets.js';
import { dayMs } from './kernel/moment.js';
import { describeExposure } from './http/describe-exposure.js';
import { createDocsSite } from './http/docs-site.js';
import { createProductApp } from './http/product-app.js';
import { RequestLog } from './http/request-log.js';
import { createReportFiles } from './http/report-files.js';
import { jobHandlers } from './job-handlers.js';
import { JobTimer } from './jobs/job-timer.js';
import { createOnboarding } from './onboarding/serve-onboarding.js';
import { fillWithMarketplace } from './seed/fill-with-marketplace.js';
import { controlTenant, type Tenant } from './control-client/tenant.js';
import { suggestedKey } from './control-client/suggested-key.js';
import { openStore, type StorageOptions } from './storage/open-store.js';
import type { Store } from './storage/store.js';
import { StoreUnavailable } from './storage/unavailable.js';
import { ClockAdvances } from './tenants/clock-advances.js';
import { Cleanup } from './tenants/cleanup.js';
import { NewGeneration } from './tenants/generations.js';
import { maskKey } from './tenants/key-names.js';
import { addSecret, createKeyCheck, type KeyCheck } from './tenants/keys.js';
import type { ClockStart } from './tenants/open-tenant.js';
import { resetTenant } from './tenants/reset-tenant.js';
import { type TenantReport, verifyStore } from './tenants/verify-store.js';
import { UnitsOfWork } from './unit/unit-of-work.js';

/** Options of {@link createSandbox}. */
export interface SandboxOptions {
  /** The storage; in memory by default. */
  readonly storage?: StorageOptions | Store;
  /**
   * The seed of all codes: the same seed and the same calls generate the same codes. A seed also makes the secrets in
   * onboarding links and report links repeatable, so that whoever knows it can compute them. Without it they are random
   * for each store.
   */
  readonly seed?: string;
  /** The initial clock of new tenants; running from the system's time by default. */
  readonly clock?: ClockStart;
  /** Completes checks and payouts of new tenants without a delay; off by default. */
  readonly instant?: boolean;
  /** Returns the system's time, in milliseconds since 1970; `Date.now` by default. */
  readonly systemTime?: () => number;
  /** Validates every response against the document, for tests; off by default. */
  readonly validateResponses?: boolean;
  /** Delivers webhooks, and runs jobs of running clocks, in the background; on by default. */
  readonly runJobs?: boolean;
  /** Limits the rate of requests per key (D18); off by default. */
  readonly rateLimit?: boolean;
  /** Refuses unknown fields, other file types and unlisted currencies; off by default. */
  readonly strict?: boolean;
  /**
   * A secret that every key must have after `test_` or `test_ro_`, such as `test_{secret}_shop`; other keys get 401.
   * 16 to 64 letters, digits, `-` or `_`; none by default. Set it if other machines can reach the sandbox.
   */
  readonly requireKey?: string;
  /** The number of requests in the request log, which is in memory; none by default. */
  readonly requestLog?: number;
  /** Deletes tenants with all their data after this number of days without a change; never by default. */
  readonly deleteIdleAfterDays?: number;
  /** The maximum number of changes of a tenant until it is reset; unlimited by default. */
  readonly maxChanges?: number;
  /** Decides some of the questions that the references leave open otherwise than by default, to test clients. */
  readonly world?: Partial<World>;
  /** Serves metrics of this process for Prometheus at `/_sandbox/metrics`; off by default. */
  readonly metrics?: boolean;
  /** Called after each response with its operation, status and duration, without any content. */
  readonly onRequest?: RequestObserver;
  /** Options of webhook deliveries. */
  readonly webhooks?: WebhookOptions;
  /** Called with internal errors of the sandbox; `console.error` by default. */
  readonly onError?: (error: unknown) => void;
  /** Called with what operators look for; by default an outage of the database is a warning. */
  readonly onEvent?: (event: SandboxEvent) => void;
  /**
   * Called with a message about unexpected behavior, such as a webhook that the sandbox refused to send;
   * `console.warn` by default.
   */
  readonly onWarning?: (message: string) => void;
}

/**
 * A running sandbox. Its control methods (`advance`, `kyc`, …) control the tenant of the key `test_sandbox`, or of
 * `test_{secret}_sandbox` with `requireKey`; `tenant` returns other tenants.
 */
export interface Sandbox extends Omit<Tenant, 'fetch'> {
  /** Handles a request like the server, without a socket. The request must have a key. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Returns the tenant of a key. */
  tenant(key: string): Tenant;
  /** Starts an HTTP server, which runs until the sandbox is closed. */
  listen(options: ListenOptions): Promise<Listening>;
  /**
   * Checks the data file and the invariants of all tenants, like `sandbox verify`.
   * @throws {StorageError} if the data file is damaged
   */
  verify(): Promise<TenantReport[]>;
  /** Waits for running requests and jobs, and closes the storage. */
  close(): Promise<void>;
}

function withDefaults(options: SandboxOptions) {
  const storage: StorageOptions | Store = { kind: 'memory' };
  const clock: ClockStart = { mode: 'REALTIME' };
  const parts = { instant: false, rateLimit: false, strict: false, metrics: false, runJobs: true };
  const { onWarning = printWarning, onError = printError } = options;
  const calls = { systemTime: Date.now, onWarning, onEvent: warnOfOutages(onWarning) };
  const tests = { requestLog: 0, validateResponses: false };
  const settings = { storage, clock, ...parts, ...calls, ...tests, ...omitNullish(options) };
  // The store has reported that it is unavailable.
  const report = (error: unknown): void => {
    if (!(error instanceof StoreUnavailable)) onError(error);
  };
  return { ...settings, onError: report };
}

/**
 * Starts a sandbox in this process.
 * @throws {StorageError} if the storage cannot be used
 * @throws {TypeError} if `requireKey` is too short, too long or has invalid characters
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const settings = withDefaults(options);
  const { storage, requireKey, systemTime, onWarning, onError } = settings;
  const allowsKey = createKeyCheck(requireKey);
  const store = 'kind' in storage ? await openStore(storage) : storage;
  const limits = createRequestLimits();
  const health = new Health(store);
  const metrics = settings.metrics
    ? await createMetrics({ store, limits, health, systemTime })
    : undefined;
  const report = (event: SandboxEvent): void => {
    metrics?.count(event);
    settings.onEvent(event);
  };
  store.observe?.(report);
  const engine = makeEngine(store, settings, report);
  const handle = async (request: Request): Promise<Response> => inProcess.fetch(request);
  const parts = {
    ...makeApps(engine, settings, { allowsKey, limits, handle }),
    allowsKey,
    // Keys without a required secret can be guessed; only this machine sees the list.
    showKey: requireKey === undefined ? (key: string) => key : maskKey,
    health: health.serve,
    metrics: metrics?.serve,
    observers: [metrics?.observe, settings.onRequest].filter((each) => each !== undefined),
  };
  engine.start();
  const inProcess = createPipeline(parts);
  const servers: Listening[] = [];
  const tenant = (key: string): Tenant => controlTenant(key, handle);
  return {
    ...tenant(requireKey === undefined ? suggestedKey : addSecret(suggestedKey, requireKey)),
    fetch: (input, init) => handle(new Request(input, init)),
    tenant,
    listen: async (where) => {
      const server = await listen((each) => createPipeline(parts, each).fetch, where, onError);
      servers.push(server);
      if (!server.isLocal) {
        engine.openToOthers();
        if (requireKey === undefined) onWarning(describeExposure(server.url));
      }
      return server;
    },
    verify: () => verifyStore(store),
    close: async () => {
      health.stop();
      await Promise.all(servers.map((server) => server.close()));
      await engine.stop();
      await store.close();
    },
  };
}

type Settings = ReturnType<typeof withDefaults>;

type Engine = ReturnType<typeof makeEngine>;

/** Creates the units of work, jobs and deliveries of a store. Background work begins with `start`. */
function makeEngine(store: Store, settings: Settings, report: (event: SandboxEvent) => void) {
  const { seed, systemTime, runJobs: runs, deleteIdleAfterDays, onError } = settings;
  const units = new UnitsOfWork(store, {
    secrets: new Secrets(seed ?? store.secret),
    systemTime,
    world: createWorld(settings.world),
    maxChanges: settings.maxChanges,
    onJobs: (tenant) => wake(tenant),
    onDeliveries: (tenant) => deliver(tenant),
  });
  const jobs = { units, handlers: jobHandlers, systemTime, onError, onJob: report };
  const timer = new JobTimer(store, jobs);
  const idleMs = deleteIdleAfterDays === undefined ? undefined : deleteIdleAfterDays * dayMs;
  const cleanup = new Cleanup({ store, systemTime, idleMs });
  let isOpenToOthers = false;
  const send = observeSending(
    createSender(settings, () => !isOpenToOthers),
    report,
  );
  const deliverer = new Deliverer({ store, units, send, systemTime, onError });
  const advances = new ClockAdvances(store, {
    ...jobs,
    waitForDeliveries: (tenant) => deliverer.idle(tenant, { skipsSilent: true }),
  });
  const wake = (tenant: string): void => {
    if (runs) timer.wake(tenant);
  };
  const deliver = (tenant: string): void => {
    if (runs) deliverer.wake(tenant);
  };
  return {
    store,
    units,
    advances,
    deliverer,
    wake,
    deliver,
    cleanup,
    /** Restricts webhooks to public addresses, unless `privateAddresses` is set. */
    openToOthers: (): void => {
      isOpenToOthers = true;
    },
    start: (): void => {
      if (!runs) return;
      timer.start();
      deliverer.start();
      advances.start();
      cleanup.start(onError);
    },
    stop: async (): Promise<void> => {
      await timer.stop();
      await Promise.all([advances.stop(), deliverer.stop()]);
      await cleanup.stop();
    },
  };
}

interface AppParts {
  readonly allowsKey: KeyCheck;
  readonly limits: RequestLimits;
  readonly handle: Fetch;
}

/** Creates the handlers of the API, the control API, the pages and the files, and what their middleware needs. */
function makeApps(
  { store, units, advances, deliverer, wake, deliver, cleanup }: Engine,
  settings: Settings,
  { allowsKey, limits, handle }: AppParts,
) {
  const { seed = 'sandbox', clock, instant, strict, systemTime, requestLog, onError } = settings;
  const tenants = { seed, clock, instant };
  const admit = createAuthenticate(store, tenants, systemTime, allowsKey);
  const errorOptions = { onError, validateResponses: settings.validateResponses };
  const faults = new FaultRules({ store, units, seed, systemTime });
  const requests = new RequestLog(requestLog);
  const log = requestLog > 0 ? requests : undefined;
  const api = createProductApp(units, admit, {
    ...errorOptions,
    strict,
    limit: limits.usual,
    log,
  });
  // Calls that fill a tenant are neither logged nor affected by fault rules.
  const nested = new WeakSet<Request>();
  const direct: Fetch = async (request) => {
    nested.add(request);
    const isControl = new URL(request.url).pathname.startsWith('/_sandbox/');
    const response = await (isControl ? control(request) : api(request));
    if (response.status === 503)
      throw new StoreUnavailable('A call that fills the tenant got 503.');
    return response;
  };
  const context = {
    store,
    units,
    advances,
    deliverer,
    systemTime,
    imports: new ImportBodies((tenant) => NewGeneration.create(store, tenant, systemTime)),
    onState: (tenant) => {
      wake(tenant);
      deliver(tenant);
      cleanup.wake();
    },
    faults,
    requests,
    product: handle,
    reset: async (caller, start) => {
      requests.clear(caller.tenant);
      await resetTenant(store, caller, { ...tenants, clock, ...start }, systemTime());
      faults.forget(caller.tenant);
    },
    fill: (caller) => fillWithMarketplace(caller, direct, systemTime),
    onClock: wake,
  } satisfies ControlContext;
  const control = createControlApp(units, admit, context, {
    ...errorOptions,
    limits,
    isNested: (request) => nested.has(request),
  });
  return {
    store,
    faults,
    requests: log,
    rateLimit: settings.rateLimit,
    systemTime,
    onError,
    api,
    control,
    onboarding: createOnboarding(units, onError),
    reportFiles: createReportFiles(units),
    docs: createDocsSite(onError),
    assets: createPageAssets(onError),
  };
}

function warnOfOutages(warn: (message: string) => void): (event: SandboxEvent) => void {
  return (happened) => {
    if (happened.event === 'database-available') warn('The database is available again.');
    if (happened.event === 'database-unavailable' && happened.isFirst)
      warn(`The database is not available: ${happened.reason}`);
  };
}

function printWarning(message: string): void {
  console.warn(message);
}

function printError(error: unknown): void {
  console.error(error);
}
