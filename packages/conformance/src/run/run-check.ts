import { createHash } from 'node:crypto';
import { AdapterError, type Tenant } from '../adapter/adapter.js';
import type { Observations } from '../checks/observations.js';
import { NetworkError, TimeLimitError, RateLimitError, type Exchange } from '../http/exchange.js';
import { KeyRedactor } from '../http/key-redactor.js';
import type { ReadBack } from '../read-back/read-back.js';
import { SessionWrites } from '../read-back/session-writes.js';
import type { ReceiverHub } from '../receiver/hub.js';
import { buildEvidence, buildFindingResult } from '../result/evidence.js';
import type { CheckResult } from '../result/result.js';
import { adapterReason, unresponsiveReason, networkReason } from '../reasons.js';
import { withoutDecisions } from './decided.js';
import type { Check, CheckContext } from './check.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import { type SharedContext, Session } from './session.js';
import { Shown, type ClaimKinds } from './shown.js';

/** After so many checks in a row without an answer to judge the target counts as gone. */
const mostOutages = 3;

/** How many requests of a check that passed are kept. */
const keptRequests = 4;

/** What keeps a run together, besides what checks and sessions see of it. */
export interface RunContext extends SharedContext {
  readonly tenant: Tenant;
  readonly receivers: ReceiverHub;
  readonly observations: Observations;
  readonly claimKinds: ClaimKinds;
  readonly readBack: ReadBack;
  readonly seed: number;
  readonly nonce: string;
  /** All keys that were used; reports hide them. */
  readonly keys: Set<string>;
  /** Hides all of them. */
  readonly redactor: KeyRedactor;
  /** `outages` are the checks in a row that the target left without an answer to judge. */
  readonly counters: { requests: number; outages: number };
  /** Ends when the time of the run has. */
  readonly signal: AbortSignal;
}

/** What is kept of a check while it runs. */
interface CheckRecord {
  readonly exchanges: Exchange[];
  /** All keys that it used. */
  readonly keys: Set<string>;
  readonly shown: Shown;
  /** Its sessions, with what was written in each. */
  readonly opened: OpenSession[];
}

/** A session of a check, and what was written in it. */
interface OpenSession {
  readonly session: Session;
  readonly writes: SessionWrites;
  readonly nonce: string;
}

/** Runs one check and turns whatever happens into its result. */
export async function runCheck(context: RunContext, check: Check): Promise<CheckResult> {
  const start = performance.now();
  const exchanges: Exchange[] = [];
  const { apiKey, readOnlyApiKey = '' } = context.tenant;
  const own = new Set([apiKey, readOnlyApiKey]);
  const shown = new Shown(context.api, context.schemas, context.claimKinds);
  const record = { exchanges, keys: own, shown, opened: [] };
  const found = await outcomeOf(context, check, record);
  const outcome = context.decisions ? found : withoutDecisions(found, check.claims);
  const isJudged = outcome.status === 'passed' || outcome.status === 'failed';
  for (const key of own) context.keys.add(key);
  // What was observed comes from all checks.
  const keys = check.kind === 'observation' ? context.redactor : new KeyRedactor(own);
  const { id, title, kind, area, version, claims } = check;
  return {
    id,
    title,
    kind,
    area,
    version,
    claims,
    proved: isJudged ? claims.filter((claim) => shown.ids.has(claim)) : [],
    status: outcome.status,
    ...('reason' in outcome ? { reason: keys.redact(outcome.reason) } : {}),
    ...('notes' in outcome ? { notes: outcome.notes } : {}),
    cases: 'cases' in outcome ? outcome.cases : 0,
    seconds: Math.round(performance.now() - start) / 1000,
    findings:
      outcome.status === 'failed'
        ? outcome.findings.map((finding) => buildFindingResult(finding, claims, keys))
        : [],
    requests: exchanges.map((exchange) => buildEvidence(exchange, keys)),
  };
}

async function outcomeOf(context: RunContext, check: Check, record: CheckRecord): Promise<Outcome> {
  const isObservation = check.kind === 'observation';
  // What was seen before can still be judged.
  if (context.counters.outages >= mostOutages && !isObservation) {
    return { status: 'not run', reason: unresponsiveReason };
  }
  if (context.isOver() && !isObservation) {
    return { status: 'not run', reason: 'The time of the run is over.' };
  }
  try {
    const running = check.run(checkContext(context, check, record));
    const outcome = isObservation ? await running : await inTime(context.signal, running);
    if (!isObservation) await inTime(context.signal, readBack(context, record.opened));
    if (!isObservation) context.counters.outages = 0;
    return outcome;
  } catch (error) {
    return outcomeOfError(context, error);
  }
}

/** Reads back what the sessions of a check wrote; what keeps it from that says nothing of the check. */
async function readBack(context: RunContext, opened: readonly OpenSession[]): Promise<void> {
  if (!context.readBack.isWanted) return;
  const isAlone = context.adapter.newTenant !== undefined;
  for (const { session, writes, nonce } of opened) {
    const send = session.send.bind(session);
    const reader = { nonce, isAlone, isOver: context.isOver, send };
    await writes.verify(reader).catch((error: unknown) => {
      const isOutage = error instanceof NetworkError || error instanceof RateLimitError;
      if (!(error instanceof NotRun) && !isOutage) throw error;
    });
  }
}

function outcomeOfError(context: RunContext, error: unknown): Outcome {
  if (error instanceof Failure) return { status: 'failed', cases: 1, findings: [error.finding] };
  if (error instanceof NetworkError) return outcomeOfFault(context, error);
  if (error instanceof NotRun) return { status: 'not run', reason: error.message };
  if (error instanceof AdapterError) {
    return { status: 'not run', reason: adapterReason(error.message) };
  }
  if (error instanceof RateLimitError) {
    context.counters.outages += 1;
    return { status: 'not run', reason: error.message };
  }
  if (error instanceof TimeLimitError) return { status: 'not run', reason: error.message };
  throw error;
}

/** Waits no longer than the run may take, whatever a check waits for: an adapter may hang. */
function inTime<T>(signal: AbortSignal, outcome: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(new TimeLimitError('The time of the run is over.'));
    };
    signal.addEventListener('abort', stop, { once: true });
    void outcome.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
    if (signal.aborted) stop();
  });
}

/**
 * A target that drops one request and answers the next has a fault; one that is gone has none. What is
 * late may be slow alone: no time limit decides a verdict.
 */
function outcomeOfFault({ counters }: RunContext, fault: NetworkError): Outcome {
  if (!fault.isTargetReachable) {
    counters.outages += 1;
    const reason = networkReason(`${fault.message}; the target answers nothing else either.`);
    return { status: 'not run', reason };
  }
  if (fault.isLate) {
    const { method, url } = fault.request;
    const reason = networkReason(
      `${fault.message} to ${method} ${url}; --reply-time sets how long to wait.`,
    );
    return { status: 'not run', reason };
  }
  const reply = { status: 0, headers: {}, text: '', json: undefined, milliseconds: 0 };
  const exchange = { operationId: undefined, request: fault.request, reply };
  const expected = 'every request is answered, in valid HTTP';
  return {
    status: 'failed',
    cases: 1,
    findings: [{ expected, actual: fault.message, exchanges: [exchange] }],
  };
}

function checkContext(
  context: RunContext,
  check: Check,
  { exchanges, keys, shown, opened }: CheckRecord,
): CheckContext {
  const { adapter } = context;
  const seed = seedFor(context.seed, check.id);
  let own: Promise<Session> | undefined;
  let count = 0;
  const nextNonce = (): string => {
    count += 1;
    return `${context.nonce}${seed.toString(36)}${count}`;
  };
  const open = (tenant: Tenant, nonce = nextNonce()): Session => {
    keys.add(tenant.apiKey).add(tenant.readOnlyApiKey ?? '');
    const writes = new SessionWrites(context.readBack);
    const made = new Session(context, tenant, nonce, {
      onResponse: (operation, exchange) => {
        context.counters.requests += 1;
        context.observations.observe(operation, exchange);
        writes.take(operation, exchange);
        if (exchanges.length < keptRequests) exchanges.push(exchange);
      },
      onRateLimited: (operation, exchange) => {
        if (operation) context.observations.limit.observe(operation, exchange);
      },
    });
    opened.push({ session: made, writes, nonce });
    return made;
  };
  const session = (): Promise<Session> => {
    own ??= (adapter.newTenant?.() ?? Promise.resolve(context.tenant)).then((tenant) =>
      open(tenant),
    );
    return own;
  };
  const newTenant = (): Promise<Tenant> => {
    if (!adapter.newTenant) throw new NotRun('The adapter cannot make another tenant.');
    return adapter.newTenant();
  };
  return {
    ...context,
    shown,
    seed,
    inbox: () => context.receivers.inbox(),
    hide: (key) => keys.add(key),
    session,
    otherSession: async () => open(await newTenant()),
    twinSession: async () => open(await newTenant(), (await session()).nonce),
  };
}

/** A seed for a part of a run: the same for the same seed and name, whatever else runs. */
function seedFor(seed: number, name: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) >>> 1;
}
