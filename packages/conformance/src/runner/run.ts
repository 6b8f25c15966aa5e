import { createWorld, type World } from '@seller-funds/contract/policies';
import type { Adapter, Tenant } from '../adapter/adapter.js';
import { Observations } from '../checks/observations.js';
import type { Api } from '../document/api.js';
import { Connection } from '../http/connection.js';
import { KeyRedactor } from '../http/key-redactor.js';
import { Backoff } from '../http/backoff.js';
import type { Reply, SentRequest } from '../http/exchange.js';
import { countPairs } from '../model/features.js';
import type { Profile } from '../profile/profile.js';
import { SharedReceiver } from '../receiver/shared-receiver.js';
import { ReadBack } from '../read-back/read-back.js';
import type { ReceiverOptions } from '../receiver/receiver.js';
import type { Claim } from '../result/claims.js';
import type { Decision } from '../result/decisions.js';
import { resultVersion, type CheckResult, type Result } from '../result/result.js';
import { buildOperationResults, buildSummary, Verdicts } from '../result/summarize.js';
import { type Accepted, withAccepted } from '../run/accepted.js';
import type { Check } from '../run/check.js';
import { readProofRules } from '../run/claim-kinds.js';
import { createIsRequired } from '../run/required.js';
import { runCheck, type RunContext } from './run-check.js';
import { PathProbe } from '../run/path-probe.js';
import { selectChecks, type Selection } from '../run/plan.js';

/** How long a run waits for pending requests after its time limit, in milliseconds. */
const grace = 3_000;

/** The options of a run. */
export interface RunOptions {
  readonly api: Api;
  readonly checks: readonly Check[];
  readonly selection: Selection;
  /** The URL of the target, without a trailing slash. */
  readonly target: string;
  readonly tenant: Tenant;
  readonly adapter: Adapter;
  readonly profile: Profile;
  readonly claims: readonly Claim[];
  readonly knownDecisions?: readonly Decision[];
  readonly seed: number;
  /** The time limit in seconds; undefined for none. */
  readonly seconds: number | undefined;
  /** The timeout for one response, in seconds. */
  readonly replySeconds: number;
  /** How many checks run concurrently; one if the adapter cannot create tenants. */
  readonly concurrency: number;
  /**
   * Whether the target also has to follow the decisions where the reference leaves a choice. By default a
   * finding that violates only a decision is not a failure.
   */
  readonly decisions?: boolean;
  /** How the target decides some questions, which it has to follow; any alternative of the others is accepted. */
  readonly world?: Partial<World>;
  /** Where webhooks arrive; by default an address of this machine. */
  readonly receiver?: ReceiverOptions;
  /** The checks that the target fails on purpose: they count as not applicable. */
  readonly accepted?: readonly Accepted[];
  readonly onResult: (result: CheckResult, done: number, all: number) => void;
  /** Returns true to end the run after a result: no further check is started or reported. */
  readonly isEnough?: (result: CheckResult) => boolean;
}

/** Runs the checks against the target and returns the result. */
export async function run(options: RunOptions): Promise<Result> {
  const { api, target, seconds } = options;
  const startedAt = new Date();
  const start = performance.now();
  const deadline = seconds === undefined ? Infinity : start + seconds * 1000;
  const signal =
    seconds === undefined
      ? new AbortController().signal
      : AbortSignal.timeout(Math.min(seconds * 1000 + grace, 2 ** 31 - 1));
  const schemas = options.decisions === true ? api.schemas : api.statedSchemas;
  const claimKinds = new Map(options.claims.map(({ id, kind }) => [id, kind]));
  const known = { claimKinds, ...readProofRules(options.claims) };
  const observations = new Observations(api, schemas, options.profile, known);
  const stored = new ReadBack(api, { root: api.root, schemas }, options.profile);
  const keys = new Set<string>();
  const connection = new Connection(target, new Backoff(), signal, options.replySeconds * 1000);
  const counters = { requests: 0, outages: 0 };
  const probe = (request: SentRequest): Promise<Reply> => {
    counters.requests += 1;
    return connection.send(request);
  };
  const world = options.decisions === true ? createWorld() : (options.world ?? {});
  const context: RunContext = {
    ...options,
    decisions: options.decisions === true,
    world,
    isRequired: createIsRequired(options.decisions === true, world),
    schemas,
    observations,
    ...known,
    stored,
    receiver: new SharedReceiver(target, options.receiver),
    connection,
    paths: new PathProbe(api, probe, `no-such-path-${options.seed.toString(36)}`),
    keys,
    redactor: new KeyRedactor(keys),
    counters,
    pairs: new Map(),
    // Runs that share a tenant must not repeat each other's references.
    nonce: options.adapter.newTenant ? 'c' : `c${startedAt.getTime().toString(36)}`,
    isOver: () => performance.now() >= deadline,
    signal,
  };
  const checks = await runAll(context, options);
  await context.receiver.close();
  const isWhole = options.selection.only === undefined && options.selection.version === undefined;
  const verdicts = new Verdicts(checks, isWhole);
  const claims = verdicts.ofClaims(options.claims);
  const decisions = verdicts.ofDecisions(options.knownDecisions ?? [], context.decisions);
  const operations = buildOperationResults(
    api.operations,
    observations.statuses,
    observations.absent,
  );
  return {
    format: 'conformance-result',
    formatVersion: resultVersion,
    target,
    document: { title: api.title, release: api.release },
    seed: options.seed,
    adapter: options.adapter.name,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((performance.now() - start) / 100) / 10,
    summary: {
      ...buildSummary(checks, { claims, decisions, operations }, context.counters.requests),
      ...(context.pairs.size > 0 && { pairs: countPairs(context.pairs) }),
    },
    checks,
    claims,
    decisions,
    operations: isWhole ? operations : operations.filter(({ status }) => status !== 'not called'),
  };
}

async function runAll(context: RunContext, options: RunOptions): Promise<CheckResult[]> {
  const selected = selectChecks(options.checks, options.selection);
  const observed = [...context.observations.checks(), ...context.stored.checks()];
  const observing = selectChecks(observed, options.selection);
  context.stored.isWanted = observing.some(({ id }) => id.startsWith('read-back/'));
  const all = selected.length + observing.length;
  const results: CheckResult[] = [];
  const runOne = async (check: Check): Promise<void> => {
    const result = withAccepted(await runCheck(context, check), options.accepted ?? []);
    results.push(result);
    options.onResult(result, results.length, all);
    if (options.isEnough?.(result) === true) queue.length = 0;
  };
  const queue = [...selected];
  // Checks that share a tenant would see each other's writes.
  const concurrency = options.adapter.newTenant ? options.concurrency : 1;
  const workers = Array.from({ length: concurrency }, async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runOne(check);
  });
  await Promise.all(workers);
  for (const check of observing) await runOne(check);
  const order = new Map([...selected, ...observing].map(({ id }, index) => [id, index]));
  return results.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}
