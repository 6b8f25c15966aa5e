import { createHash } from 'node:crypto';
import { AdapterError, type Tenant } from '../adapter/adapter.js';
import type { Observations } from '../checks/observations.js';
import { NetworkError, TimeLimitError, RateLimitError, type Exchange } from '../http/exchange.js';
import { KeyRedactor } from '../http/key-redactor.js';
import type { ReadBack } from '../read-back/read-back.js';
import { SessionWrites } from '../read-back/session-writes.js';
import type { SharedReceiver } from '../receiver/shared-receiver.js';
import { buildEvidence, buildFindingResult } from '../result/evidence.js';
import type { CheckResult } from '../result/result.js';
import { adapterReason, networkReason, noTenantsReason, unresponsiveReason } from '../reasons.js';
import { withoutDecisions } from '../run/decided.js';
import type { Check, CheckContext } from '../run/check.js';
import { citedClaims } from '../run/cited-claims.js';
import { Failure, NotApplicable, NotRun, type Outcome } from '../outcome.js';
import { type SharedContext, Session } from '../run/session.js';
import { ProvedClaims } from '../run/proved-claims.js';

/** After this many checks in a row without a usable response the run ends. */
const mostOutages = 3;

const timeLimitReason = 'The time limit of the run is reached.';

const reportedRequests = 4;

/** The state of a run, including what checks and sessions do not see. */
export interface RunContext extends SharedContext {
  readonly tenant: Tenant;
  readonly receiver: SharedReceiver;
  readonly observations: Observations;
  readonly stored: ReadBack;
  readonly seed: number;
  readonly nonce: string;
  readonly keys: Set<string>;
  readonly redactor: KeyRedactor;
  /** `outages`: the number of checks in a row without a usable response. */
  readonly counters: { requests: number; outages: number };
  /** Aborted at the time limit of the run. */
  readonly signal: AbortSignal;
}

interface CheckRecord {
  readonly exchanges: Exchange[];
  readonly keys: Set<string>;
  readonly proved: ProvedClaims;
  readonly opened: OpenSession[];
}

interface OpenSession {
  readonly session: Session;
  readonly writes: SessionWrites;
  readonly nonce: string;
}

/** Runs one check and returns its result, whatever happens. */
export async function runCheck(context: RunContext, check: Check): Promise<CheckResult> {
  const start = performance.now();
  const exchanges: Exchange[] = [];
  const { apiKey, readOnlyApiKey = '' } = context.tenant;
  const sessionKeys = new Set([apiKey, readOnlyApiKey]);
  const proved = new ProvedClaims(context);
  const record = { exchanges, keys: sessionKeys, proved, opened: [] };
  const found = await outcomeOf(context, check, record);
  const outcome = context.decisions ? found : withoutDecisions(found, check, context.isRequired);
  const isJudged = outcome.status === 'passed' || outcome.status === 'failed';
  for (const key of sessionKeys) context.keys.add(key);
  // Observations contain exchanges of all checks.
  const keys = check.kind === 'observation' ? context.redactor : new KeyRedactor(sessionKeys);
  const { id, title, kind, area, version, claims } = check;
  return {
    id,
    title,
    kind,
    area,
    version,
    claims,
    proved: isJudged ? claims.filter((claim) => proved.ids.has(claim)) : [],
    status: outcome.status,
    ...('reason' in outcome ? { reason: keys.redact(outcome.reason) } : {}),
    ...('notes' in outcome ? { notes: outcome.notes } : {}),
    cases: 'cases' in outcome ? outcome.cases : 0,
    seconds: Math.round(performance.now() - start) / 1000,
    findings:
      outcome.status === 'failed'
        ? outcome.findings.map((finding) =>
            buildFindingResult(finding, citedClaims(finding, check, context), keys),
          )
        : [],
    requests: exchanges.map((exchange) => buildEvidence(exchange, keys)),
  };
}

async function outcomeOf(context: RunContext, check: Check, record: CheckRecord): Promise<Outcome> {
  const isObservation = check.kind === 'observation';
  // Observations evaluate earlier exchanges, so they still run.
  if (context.counters.outages >= mostOutages && !isObservation) {
    return { status: 'not run', reason: unresponsiveReason };
  }
  if (context.isOver() && !isObservation) {
    return { status: 'not run', reason: timeLimitReason };
  }
  try {
    const running = check.run(checkContext(context, check, record));
    const outcome = isObservation ? await running : await inTime(context.signal, running);
    if (!isObservation && check.isReadBack !== true)
      await inTime(context.signal, readBack(context, record.opened));
    if (!isObservation) context.counters.outages = 0;
    return outcome;
  } catch (error) {
    return outcomeOfError(context, error);
  }
}

/** Reads back the writes of a check's sessions. Outages and missing prerequisites do not affect the check. */
async function readBack(context: RunContext, opened: readonly OpenSession[]): Promise<void> {
  if (!context.stored.isWanted) return;
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
  if (error instanceof NotApplicable) {
    return { status: 'not applicable', reason: error.message };
  }
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

/** Resolves with the outcome, or rejects at the time limit of the run: an adapter action may hang. */
function inTime<T>(signal: AbortSignal, outcome: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(new TimeLimitError(timeLimitReason));
    };
    signal.addEventListener('abort', stop, { once: true });
    void outcome.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
    if (signal.aborted) stop();
  });
}

/** A dropped request is a failure only if the target responds to the next one; a timeout never: it may be slow. */
function outcomeOfFault({ counters }: RunContext, fault: NetworkError): Outcome {
  if (!fault.isTargetReachable) {
    counters.outages += 1;
    const reason = networkReason(
      `${fault.message}; the target does not respond to other requests either.`,
    );
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
  const expected = 'every request gets a valid HTTP response';
  return {
    status: 'failed',
    cases: 1,
    // A dropped connection breaks no statement in particular.
    findings: [{ expected, actual: fault.message, claims: [], exchanges: [exchange] }],
  };
}

function checkContext(
  context: RunContext,
  check: Check,
  { exchanges, keys, proved, opened }: CheckRecord,
): CheckContext {
  const { adapter } = context;
  const seed = seedFor(context.seed, check.id);
  let ownSession: Promise<Session> | undefined;
  let count = 0;
  const nextNonce = (): string => {
    count += 1;
    return `${context.nonce}${seed.toString(36)}${count}`;
  };
  const open = (tenant: Tenant, nonce = nextNonce()): Session => {
    keys.add(tenant.apiKey).add(tenant.readOnlyApiKey ?? '');
    const writes = new SessionWrites(context.stored);
    context.observations.tenants.open(nonce, tenant.apiKey);
    const made = new Session(context, tenant, nonce, {
      onResponse: (operation, exchange) => {
        context.counters.requests += 1;
        context.observations.observe(operation, exchange);
        context.observations.tenants.observe(tenant.apiKey, exchange);
        if (check.isReadBack !== true) writes.take(operation, exchange);
        if (exchanges.length < reportedRequests) exchanges.push(exchange);
      },
      onUnknownPath: ({ id }) => context.observations.absent.add(id),
      onRateLimited: (operation, exchange) => {
        if (operation) context.observations.limit.observe(operation, exchange);
      },
    });
    opened.push({ session: made, writes, nonce });
    return made;
  };
  const session = (): Promise<Session> => {
    ownSession ??= (adapter.newTenant?.() ?? Promise.resolve(context.tenant)).then((tenant) =>
      open(tenant),
    );
    return ownSession;
  };
  const newTenant = (): Promise<Tenant> => {
    if (!adapter.newTenant) throw new NotRun(noTenantsReason);
    return adapter.newTenant();
  };
  return {
    ...context,
    proved,
    seed,
    readBack: () => readBack(context, opened),
    receiveWebhooks: () => context.receiver.openEndpoint(),
    hide: (key) => keys.add(key),
    session,
    otherSession: async () => open(await newTenant()),
    twinSession: async () => open(await newTenant(), (await session()).nonce),
  };
}

function seedFor(seed: number, name: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) >>> 1;
}
