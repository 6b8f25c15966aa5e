import { randomInt } from 'node:crypto';
import { UsageError } from '@seller-funds/command';
import { loadAdapter } from '../adapter/load.js';
import { noAdapter, type Adapter, type Tenant } from '../adapter/adapter.js';
import type { Api } from '../document/api.js';
import { loadDocument, prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { plainProfile } from '../profile/profile.js';
import { sellerFundsProfile } from '../profile/seller-funds.js';
import { htmlPage } from '../report/html.js';
import { junitXml } from '../report/junit.js';
import type { Reporter } from '../report/reporter.js';
import { terminalReporter } from '../report/terminal.js';
import type { Result } from '../result/result.js';
import { isServed } from '../result/summarize.js';
import { findOutdated } from '../run/accepted.js';
import { selectChecks, includeSources, type Selection } from '../run/plan.js';
import { planChecks } from '../runner/plan-checks.js';
import { run } from '../runner/run.js';
import { unresponsiveReason, isAdapterError, isNetworkError } from '../reasons.js';
import { scenarioChecks } from '../scenario-checks.js';
import { randomStories } from '../stories/random.js';
import type { ReportTarget, RunArguments } from './commands.js';
import { checkWritable, loadAccepted, loadWorld, writeReport } from './files.js';
import { exitCodes, type ReferenceTexts, type ProcessEnvironment } from './process-environment.js';
import { findKeyProblem, findConnectionProblem } from './preflight.js';

/** Runs the selected checks and returns the exit code. */
export async function runFromArguments(
  args: RunArguments,
  environment: ProcessEnvironment,
  { claims, decisions }: ReferenceTexts,
  contract: unknown,
): Promise<number> {
  const { spec, target, apiKey } = args;
  const root = spec === undefined ? prepareDocument(contract) : await loadDocument(spec);
  const api = readApi(root);
  const profile = spec === undefined ? sellerFundsProfile : plainProfile;
  const scenarios = spec === undefined ? [...scenarioChecks, ...randomStories(args.stories)] : [];
  const checks = planChecks(api, scenarios, profile);
  const selection = selectionOf(args, api);
  if (selectChecks(checks, selection).length === 0) {
    throw new UsageError('--only and --version select no checks; `list` prints all checks.');
  }
  const adapter =
    args.adapter === undefined ? noAdapter : await loadAdapter(args.adapter, { target, apiKey });
  const problem = await whyUnusable(api, target, tenantOf(args), adapter);
  if (problem !== undefined) {
    environment.error(`${problem}\n`);
    return exitCodes.unusable;
  }
  await checkReports(args.report);
  const accepted = await loadAccepted(args.accept);
  const reporters = args.report.map((report) => reporterFor(report, environment));
  const seed = args.seed ?? randomInt(2 ** 31);
  for (const reporter of reporters) reporter.onStart?.(target, seed);
  const result = await run({
    api,
    checks,
    selection,
    target,
    tenant: tenantOf(args),
    adapter,
    profile,
    ...(spec === undefined ? { claims, knownDecisions: decisions } : { claims: [] }),
    seed,
    seconds: args.time,
    replySeconds: args.replyTime,
    concurrency: args.concurrency,
    decisions: args.decisions,
    world: await loadWorld(args.world),
    accepted,
    isEnough: ({ status }) => args.failFast && status === 'failed',
    receiver: { url: args.receiverUrl, port: args.receiverPort },
    onResult: (each, done, all) => {
      for (const reporter of reporters) reporter.onResult?.(each, done, all);
    },
  });
  for (const reporter of reporters) await reporter.onEnd(withSpec(result, spec));
  const outdated = findOutdated(result.checks, accepted, isWhole(args));
  for (const entry of outdated) environment.error(`--accept: ${entry}\n`);
  return outdated.length > 0 ? exitCodes.failed : exitCodeOf(result);
}

async function checkReports(reports: readonly ReportTarget[]): Promise<void> {
  for (const report of reports) if (report.kind !== 'terminal') await checkWritable(report.file);
}

function selectionOf({ version, only }: RunArguments, api: Api): Selection {
  return includeSources({
    ...(version === undefined ? {} : { version: knownVersion(version, api) }),
    ...(only === undefined ? {} : { only }),
  });
}

function isWhole({ version, only, failFast }: RunArguments): boolean {
  return only === undefined && version === undefined && !failFast;
}

function knownVersion(version: string, { operations }: Api): string {
  const known = [...new Set(operations.map((operation) => operation.version))].toSorted();
  if (version !== '' && known.includes(version)) return version;
  const names = known.filter((name) => name !== '').join(', ');
  throw new UsageError(
    `--version takes a version of the document (${names || 'it has none'}), not "${version}".`,
  );
}

function withSpec(result: Result, spec: string | undefined): Result {
  return spec === undefined ? result : { ...result, spec };
}

/** Zero only if an operation exists, a check passed, none failed, and neither target nor adapter stopped working. */
export function exitCodeOf({ summary, checks, operations }: Result): number {
  // Rules of requests that need no operation may pass or fail even then.
  const isAbsent = summary.operations['not implemented'] > 0 && !operations.some(isServed);
  if (isAbsent) return exitCodes.unusable;
  if (summary.checks.failed > 0) return exitCodes.failed;
  const isCut = checks.some(
    (check) =>
      isNetworkError(check) || isAdapterError(check) || check.reason === unresponsiveReason,
  );
  return summary.checks.passed > 0 && !isCut ? exitCodes.passed : exitCodes.unusable;
}

/**
 * Returns why nothing can be tested, as a sentence; undefined if the target and the key work. Tries the key
 * that the checks will use: that of a new tenant if the adapter can create tenants.
 */
async function whyUnusable(
  api: Api,
  target: string,
  own: Tenant,
  { name, newTenant }: Adapter,
): Promise<string | undefined> {
  const problem = await findConnectionProblem(target);
  if (problem !== undefined) return problem;
  if (!newTenant) return findKeyProblem(api, target, own.apiKey, 'the key of --api-key');
  const whose = `the key of a new tenant, created by the adapter ${name}`;
  return findKeyProblem(api, target, (await newTenant()).apiKey, whose);
}

function tenantOf({ apiKey, readOnlyApiKey }: RunArguments): Tenant {
  return { apiKey, ...(readOnlyApiKey === undefined ? {} : { readOnlyApiKey }) };
}

function reporterFor(report: ReportTarget, { out, isTerminal }: ProcessEnvironment): Reporter {
  if (report.kind === 'terminal') return terminalReporter({ write: out, isTerminal });
  const { file } = report;
  const render = {
    json: (result: Result) => `${JSON.stringify(result, null, 2)}\n`,
    junit: junitXml,
    html: htmlPage,
  }[report.kind];
  return { onEnd: (result) => writeReport(file, render(result)) };
}
