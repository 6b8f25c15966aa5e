import { existsSync } from 'node:fs';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { dashboardPath } from '../dashboard/page.js';
import { jsonLog, logRequests, type ObservedRequest } from '../http/observe-requests.js';
import { docsPath } from '../http/docs-site.js';
import { StorageError } from '../storage/migrate.js';
import type { StorageOptions } from '../storage/open-store.js';
import { createSandbox, type Sandbox } from '../sandbox.js';
import { type Arguments, readArguments, UsageError } from './arguments.js';
import { CommandError } from './command-error.js';
import { describeReports } from './describe-reports.js';
import { fillTenant } from './fill-tenant.js';
import { sampleCalls } from './sample-calls.js';
import { unusedDatabaseUrl } from './storage-choice.js';
import { findSubcommand } from './subcommands.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { startTelemetry } from './telemetry.js';
import { triggers } from './triggers.js';
import { describeListenError } from './describe-listen-error.js';

/** The output of `--help`. */
export function formatUsage(command: string): string {
  return `Usage: ${command} [--port N] [--host H] [--data FILE | --memory] [OPTIONS]
       ${command} seed SEED [--key KEY] [--url URL | --data FILE]
       ${command} webhooks listen [--port N] [--forward-to URL | --respond STATUS]
       ${command} trigger EVENT [--outcome OUTCOME]
       ${command} logs tail [--status STATUS] [--path TEXT]
       ${command} verify --data FILE

Runs a stateful sandbox with both versions of the API until you press Ctrl-C. Set DATABASE_URL to
postgres://… to store its data in PostgreSQL. seed fills an empty tenant; SEED is a file, or
marketplace: 50 sellers and a month of trade. webhooks listen configures a running sandbox to send its
webhooks to this machine, verifies, prints and forwards them. trigger makes what causes a webhook:
${[...triggers.keys()].join(' or ')}. logs tail prints requests as they come. verify checks the ledger of
stored data.

  --port      1 to 65535; default: 4020, and 4021 for webhooks listen
  --host      the address to listen on; default: 127.0.0.1, reachable from this machine only
  --allow-host
              accept requests for this host name too (repeatable); default: loopback names, or all
              host names if --host is not a loopback address
  --allow-origin
              allow pages of this origin to call the sandbox, by CORS (repeatable), such as
              http://localhost:5173; default: none
  --require-key
              refuse keys without this secret after test_; a valid key is then test_SECRET_shop. Prefer
              the environment variable SANDBOX_REQUIRE_KEY. Use it if other machines can connect
  --data      store all data in this SQLite file, created if missing
  --memory    store all data in memory, even if DATABASE_URL is set; default without DATABASE_URL
  --seed      fill the tenant of the seed's key, or of test_sandbox, if it is empty
  --instant   complete checks and payouts of new tenants without a delay
  --rate-limit
              allow ${limits.requestsPerSecond} requests per second and bursts of ${limits.requestBurst} per key
  --strict    refuse unknown fields, unlisted currencies, and files other than PDF, PNG or JPG
  --delete-idle-after
              delete tenants with all their data after this number of days without a change, or
              never; default: never with a file, 30 with PostgreSQL
  --max-changes
              the maximum number of changes of a tenant until it is reset, or never for no limit;
              default: never with a file, 10000000 with PostgreSQL
  --metrics   serve metrics for Prometheus at /_sandbox/metrics
  --log-requests
              print a line of JSON for each request: its operation, status, duration and id
  --private-webhooks
              allow webhooks to private addresses; default: only if --host is a loopback address
  --keys-only require a key for each tenant in the dashboard, even on this machine; default if --host
              is not a loopback address
  --key       seed, webhooks, trigger, logs: the key of the tenant; default: the seed's, or test_sandbox
  --url       seed, webhooks, trigger, logs: the sandbox; default: http://127.0.0.1:4020
  --forward-to
              webhooks listen: send each webhook to this URL of your application, signed for this URL,
              and respond with the status of its response
  --respond   webhooks listen: the status of the responses; default: 200
  --outcome   trigger: the outcome of the KYC check, default: PASSED, or of the payout, default: PROCESSED
  --status    logs tail: only responses with this status, such as 422 or 4xx
  --path      logs tail: only requests with this text in path or query`;
}

/** The size of the request log. */
const requestLogSize = 500;

/** Runs the command. Returns the exit code. */
export async function main(processEnvironment: ProcessEnvironment): Promise<number> {
  const { command, out, error: printError, environment } = processEnvironment;
  // pnpm passes the `--` of `pnpm sandbox -- --port 4020` on.
  const args = processEnvironment.args.filter((each, index) => index > 0 || each !== '--');
  try {
    if (args.includes('--help') || args.includes('-h')) {
      out(`${formatUsage(command)}\n`);
      return exitCodes.done;
    }
    const subcommand = findSubcommand(args);
    if (subcommand) return await subcommand.run(subcommand.args, processEnvironment);
    const parsed = readArguments(args, environment);
    printError(unusedDatabaseUrl(parsed.storage, environment));
    return await (parsed.command === 'verify'
      ? verify(parsed.storage, out)
      : serve(parsed, processEnvironment));
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message} \`${command} --help\` prints the usage.\n`);
      return exitCodes.usage;
    }
    if (!(error instanceof StorageError || error instanceof CommandError)) throw error;
    printError(`${error.message}\n`);
    return exitCodes.failed;
  }
}

/** Checks the ledger of stored data. */
async function verify(storage: StorageOptions, out: ProcessEnvironment['out']): Promise<number> {
  if (storage.kind === 'file' && !existsSync(storage.path)) {
    throw new CommandError(`File not found: ${storage.path}.`);
  }
  const sandbox = await createSandbox({ storage, runJobs: false });
  const { ok, text } = describeReports(await sandbox.verify());
  await sandbox.close();
  out(`${text}\n`);
  return ok ? exitCodes.done : exitCodes.failed;
}

async function serve(parsed: Arguments, processEnvironment: ProcessEnvironment): Promise<number> {
  const { requireKey } = parsed;
  const telemetry = await startTelemetry(processEnvironment.environment);
  // Standard output of --log-requests is lines of JSON only.
  const log = parsed.logRequests ? jsonLog(Date.now, processEnvironment.out) : undefined;
  const print = log ? processEnvironment.error : processEnvironment.out;
  const observers = [
    ...(log ? [logRequests(log)] : []),
    ...(telemetry ? [telemetry.onRequest] : []),
  ];
  const sandbox = await createSandbox({
    storage: parsed.storage,
    instant: parsed.instant,
    rateLimit: parsed.rateLimit,
    strict: parsed.strict,
    metrics: parsed.metrics,
    ...(parsed.deleteIdleAfterDays !== undefined && {
      deleteIdleAfterDays: parsed.deleteIdleAfterDays,
    }),
    ...(parsed.maxChanges !== undefined && { maxChanges: parsed.maxChanges }),
    ...(observers.length > 0 && {
      onRequest: (request: ObservedRequest) => {
        for (const observe of observers) observe(request);
      },
    }),
    requestLog: requestLogSize,
    webhooks: { privateAddresses: parsed.privateAddresses },
    onWarning: (message) => processEnvironment.error(`Warning: ${message}\n`),
    ...(requireKey !== undefined && { requireKey }),
  });
  try {
    if (parsed.seed !== undefined) {
      const fetch = (request: Request): Promise<Response> => sandbox.fetch(request);
      const origin = `http://localhost:${parsed.port}`;
      print(`${await fillTenant(parsed.seed, { fetch, origin, key: undefined, requireKey })}\n`);
    }
    const url = await listenOn(sandbox, parsed);
    const stopped = processEnvironment.untilStopped();
    log?.('info', 'start', { url });
    print(
      [
        `The sandbox listens on ${url}. Press Ctrl-C to stop.`,
        `Dashboard: ${url}${dashboardPath}`,
        `API documentation: ${url}${docsPath}/`,
        requireKey === undefined
          ? 'Each key that begins with test_ has its own tenant. Sample calls:'
          : 'Each key that begins with test_ and the secret has its own tenant. Sample calls:',
        ...sampleCalls(url, requireKey !== undefined).map((call) => `  ${call}`),
        '',
      ].join('\n'),
    );
    await stopped;
    return exitCodes.done;
  } finally {
    await sandbox.close();
    await telemetry?.stop();
    log?.('info', 'stop');
  }
}

async function listenOn(
  sandbox: Sandbox,
  { port, host, keysOnly, allowedHosts, allowedOrigins }: Arguments,
): Promise<string> {
  const hosts = allowedHosts && { allowedHosts };
  try {
    const options = {
      port,
      host,
      allTenants: !keysOnly,
      replaceGlobals: true,
      allowedOrigins,
      ...hosts,
    };
    return (await sandbox.listen(options)).url;
  } catch (error) {
    throw new CommandError(describeListenError(error, port, host));
  }
}
