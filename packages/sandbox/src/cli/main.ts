import { existsSync } from 'node:fs';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { dashboardPath } from '../dashboard/page.js';
import { logRequests, type ObservedRequest } from '../http/observe-requests.js';
import { docsPath } from '../http/docs-site.js';
import { StorageError } from '../storage/migrate.js';
import type { StorageOptions } from '../storage/open-store.js';
import { createSandbox, type Sandbox } from '../sandbox.js';
import { type Arguments, readArguments, UsageError } from './arguments.js';
import { CommandError } from './command-error.js';
import { describeReports } from './describe-reports.js';
import { fillTenant } from './fill-tenant.js';
import { sampleCalls } from './sample-calls.js';
import { seedCommand } from './seed-command.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { startTelemetry } from './telemetry.js';
import { webhooksCommand } from './webhooks-command.js';
import { describeListenError } from './describe-listen-error.js';

/** What `--help` prints. */
export function formatUsage(command: string): string {
  return `Usage: ${command} [--port N] [--host H] [--data FILE | --memory] [OPTIONS]
       ${command} seed SEED [--key KEY] [--url URL | --data FILE]
       ${command} webhooks listen [--port N] [--key KEY] [--url URL] [--answer STATUS]
       ${command} verify --data FILE

Serves both versions of the API, with state, until you press Ctrl-C. With DATABASE_URL set to
postgres://… everything is kept in that database. seed fills a tenant that is empty; SEED is a file,
or marketplace: 50 sellers and a month of trade. webhooks listen has a sandbox send its webhooks here,
checks and prints them. verify checks the books of stored data.

  --port      1 to 65535; default: 4020, and 4021 for webhooks listen
  --host      the address to listen on; default: 127.0.0.1, this machine only
  --allow-host
              answer requests to this host too (repeatable); default: this machine's own names, or
              any where --host is another address
  --allow-origin
              let pages of this origin call the sandbox from a browser (repeatable), such as
              http://localhost:5173; default: none but its own
  --require-key
              refuse keys without this secret after test_, such as test_SECRET_shop; better given
              as SANDBOX_REQUIRE_KEY. Use it where others can call
  --data      keep everything in this file, made if there is none
  --memory    keep everything in memory, whatever DATABASE_URL says; the default without it
  --seed      fill the tenant of the suggested key, or of the file's, unless it has something
  --instant   checks and payouts of new tenants take no time
  --rate-limit
              refuse more than ${limits.requestsPerSecond} requests a second, or ${limits.requestBurst} at once, of a key
  --strict    refuse unknown fields, unlisted currencies, and files that are no PDF, PNG or JPG
  --end-idle-after
              end tenants that nobody has changed for so many days, with all that they hold;
              default: never on a file, 30 on PostgreSQL; never turns it off
  --max-changes
              how many changes a tenant may make until it is reset; default: any number on a
              file, 10000000 on PostgreSQL; never turns it off
  --metrics   tell Prometheus what this process does, at /_sandbox/metrics
  --log-requests
              print a line of JSON for each request: its operation, status, time and id
  --private-webhooks
              deliver webhooks to private addresses too; always where only this machine can call
  --keys-only the dashboard opens tenants by their keys alone; always where others can call
  --key       whose tenant it is about; default: the seed's, or test_sandbox
  --url       the sandbox that it is about; default: http://127.0.0.1:4020
  --answer    what webhooks listen answers; default: 200`;
}

/** How many requests a person can look back at. */
const keptRequests = 500;

/** Runs the command. The number is the exit code. */
export async function main(surroundings: ProcessEnvironment): Promise<number> {
  const { command, out, error: tell, environment } = surroundings;
  // pnpm hands on the `--` of `pnpm sandbox -- --port 4020`.
  const args = surroundings.args.filter((each, index) => index > 0 || each !== '--');
  try {
    if (args.includes('--help') || args.includes('-h')) {
      out(`${formatUsage(command)}\n`);
      return exitCodes.done;
    }
    if (args[0] === 'seed') return await seedCommand(args.slice(1), surroundings);
    if (args[0] === 'webhooks') return await webhooksCommand(args.slice(1), surroundings);
    const wanted = readArguments(args, environment);
    return await (wanted.command === 'verify'
      ? verify(wanted.storage, out)
      : serve(wanted, surroundings));
  } catch (error) {
    if (error instanceof UsageError) {
      tell(`${error.message}\n\n${formatUsage(command)}\n`);
      return exitCodes.usage;
    }
    if (!(error instanceof StorageError || error instanceof CommandError)) throw error;
    tell(`${error.message}\n`);
    return exitCodes.failed;
  }
}

/** Checks the books of what is stored. */
async function verify(storage: StorageOptions, out: ProcessEnvironment['out']): Promise<number> {
  if (storage.kind === 'file' && !existsSync(storage.path)) {
    throw new CommandError(`There is no file ${storage.path}.`);
  }
  const sandbox = await createSandbox({ storage, runJobs: false });
  const { ok, text } = describeReports(await sandbox.verify());
  await sandbox.close();
  out(`${text}\n`);
  return ok ? exitCodes.done : exitCodes.failed;
}

async function serve(wanted: Arguments, surroundings: ProcessEnvironment): Promise<number> {
  const { requireKey } = wanted;
  const telemetry = await startTelemetry(surroundings.environment);
  const observers = [
    ...(wanted.logRequests ? [logRequests(Date.now, surroundings.out)] : []),
    ...(telemetry ? [telemetry.onRequest] : []),
  ];
  const sandbox = await createSandbox({
    storage: wanted.storage,
    instant: wanted.instant,
    rateLimit: wanted.rateLimit,
    strict: wanted.strict,
    metrics: wanted.metrics,
    ...(wanted.endIdleAfterDays !== undefined && { endIdleAfterDays: wanted.endIdleAfterDays }),
    ...(wanted.maxChanges !== undefined && { maxChanges: wanted.maxChanges }),
    ...(observers.length > 0 && {
      onRequest: (request: ObservedRequest) => {
        for (const observe of observers) observe(request);
      },
    }),
    requestLog: keptRequests,
    webhooks: { privateAddresses: wanted.privateAddresses },
    onWarning: (message) => surroundings.error(`Warning: ${message}\n`),
    ...(requireKey !== undefined && { requireKey }),
  });
  try {
    if (wanted.seed !== undefined) {
      const fetch = (request: Request): Promise<Response> => sandbox.fetch(request);
      const origin = `http://localhost:${wanted.port}`;
      surroundings.out(
        `${await fillTenant(wanted.seed, { fetch, origin, key: undefined, requireKey })}\n`,
      );
    }
    const url = await listenOn(sandbox, wanted);
    surroundings.out(
      [
        `The sandbox listens on ${url}. Stop it with Ctrl-C.`,
        `Watch it in a browser: ${url}${dashboardPath}`,
        `Read and try the API: ${url}${docsPath}/`,
        requireKey === undefined
          ? 'Any key that begins with test_ opens a tenant of its own. Try:'
          : 'Any key that begins with test_ and the secret opens a tenant of its own. Try:',
        ...sampleCalls(url, requireKey !== undefined).map((call) => `  ${call}`),
        '',
      ].join('\n'),
    );
    await surroundings.untilStopped();
    return exitCodes.done;
  } finally {
    await sandbox.close();
    await telemetry?.stop();
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
