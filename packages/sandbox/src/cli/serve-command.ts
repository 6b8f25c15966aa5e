import type { World } from '@seller-funds/contract/policies';
import type { Values } from '@seller-funds/command';
import { dashboardPath } from '../dashboard/page.js';
import { docsPath } from '../http/docs-site.js';
import { isLoopback } from '../http/is-loopback.js';
import {
  jsonLog,
  type Log,
  logEvents,
  logRequests,
  type RequestObserver,
} from '../http/observe-requests.js';
import { describeError } from '../kernel/describe-error.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import { CommandError } from './command-error.js';
import type { serveCommand } from './commands.js';
import { describeListenError } from './describe-listen-error.js';
import { fillTenant } from './fill-tenant.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { sampleCalls } from './sample-calls.js';
import { storageOf } from './storage-of.js';
import { startTelemetry, type Telemetry } from './telemetry.js';

type Options = Values<typeof serveCommand>;

/** The number of requests in the request log. */
export const requestLogSize = 500;

/** The limits on PostgreSQL, which is usually shared. */
const shared = { deleteIdleAfterDays: 30, maxChanges: 10_000_000 };

/** @throws {UsageError | CommandError} for an invalid DATABASE_URL, or if it cannot listen or the seed is refused */
export async function serve(options: Options, environment: ProcessEnvironment): Promise<number> {
  const storage = storageOf(options, environment.error);
  const telemetry = await startTelemetry(environment.environment);
  // Standard output of --log-requests is lines of JSON only.
  const log = options.logRequests ? jsonLog(Date.now, environment.out) : undefined;
  const print = log ? environment.error : environment.out;
  const { instant, rateLimit, strict, metrics, requireKey, privateWebhooks, host } = options;
  const limits = storage.kind === 'postgres' ? shared : undefined;
  const deleteIdleAfterDays = limitOf(options.deleteIdleAfter, limits?.deleteIdleAfterDays);
  const maxChanges = limitOf(options.maxChanges, limits?.maxChanges);
  const sandbox = await createSandbox({
    storage,
    instant,
    rateLimit,
    strict,
    metrics,
    ...(deleteIdleAfterDays !== undefined && { deleteIdleAfterDays }),
    ...(maxChanges !== undefined && { maxChanges }),
    ...(requireKey !== undefined && { requireKey }),
    world: joinAnswers(options.world),
    ...observedBy(log, telemetry),
    requestLog: requestLogSize,
    webhooks: { privateAddresses: privateWebhooks || isLoopback(host) },
    ...listeners(log, environment),
  });
  const logCrash = (error: unknown): void => log?.('error', 'crash', errorFields(error));
  process.on('uncaughtExceptionMonitor', logCrash);
  try {
    if (options.seed !== undefined) print(`${await fill(sandbox, options.seed, options)}\n`);
    const url = await listenOn(sandbox, options);
    const stopped = environment.untilStopped();
    log?.('info', 'start', { url });
    print(greeting(url, requireKey !== undefined));
    await stopped;
    return exitCodes.done;
  } finally {
    await sandbox.close();
    await telemetry?.stop();
    log?.('info', 'stop');
    process.off('uncaughtExceptionMonitor', logCrash);
  }
}

/** The options for warnings, errors and events: each is a line of the log, if there is one. */
function listeners(
  log: Log | undefined,
  { error: print }: ProcessEnvironment,
): Pick<SandboxOptions, 'onWarning' | 'onError' | 'onEvent'> {
  if (!log) return { onWarning: (message) => print(`Warning: ${message}\n`) };
  return {
    onWarning: (message) => log('warn', 'warning', { message }),
    onError: (error) => log('error', 'error', errorFields(error)),
    onEvent: logEvents(log),
  };
}

function errorFields(error: unknown) {
  return { message: describeError(error), ...(error instanceof Error && { stack: error.stack }) };
}

/** Later answers replace earlier ones. */
function joinAnswers(all: readonly Partial<World>[] = []): Partial<World> {
  return Object.assign({}, ...all) as Partial<World>;
}

/** The limit of an option: its default if it was not set, none for `never`. */
function limitOf(value: number | null | undefined, preset: number | undefined): number | undefined {
  return value === undefined ? preset : (value ?? undefined);
}

function observedBy(log: Log | undefined, telemetry: Telemetry | undefined) {
  const observers = [log && logRequests(log), telemetry?.onRequest];
  const found = observers.filter((observe) => observe !== undefined);
  const onRequest: RequestObserver = (request) => {
    for (const observe of found) observe(request);
  };
  return found.length > 0 && { onRequest };
}

function fill(sandbox: Sandbox, seed: string, { port, requireKey }: Options): Promise<string> {
  const fetch = (request: Request): Promise<Response> => sandbox.fetch(request);
  return fillTenant(seed, {
    fetch,
    origin: `http://localhost:${port}`,
    key: undefined,
    requireKey,
  });
}

function greeting(url: string, hasSecret: boolean): string {
  return [
    `The sandbox listens on ${url}. Press Ctrl-C to stop.`,
    `Dashboard: ${url}${dashboardPath}`,
    `API documentation: ${url}${docsPath}/`,
    `Each key ${hasSecret ? 'that begins with test_ and the secret' : 'of at least 8 characters that begins with test_'} has its own tenant. Sample calls:`,
    ...sampleCalls(url, hasSecret).map((call) => `  ${call}`),
    '',
  ].join('\n');
}

async function listenOn(
  sandbox: Sandbox,
  { port, host, keysOnly, allowHost, allowOrigin: allowedOrigins = [] }: Options,
): Promise<string> {
  const hosts = allowHost && { allowedHosts: allowHost };
  const options = { port, host, allTenants: !keysOnly, replaceGlobals: true, allowedOrigins };
  try {
    return (await sandbox.listen({ ...options, ...hosts })).url;
  } catch (error) {
    throw new CommandError(describeListenError(error, port, host));
  }
}
