import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import { ruleFor } from '../document/read-responses.js';
import { findDeviations } from '../run/conformity.js';
import { findLeak } from '../run/leaks.js';
import { isNotImplementedResponse } from '../run/not-implemented.js';
import type { Check } from '../run/check.js';
import { NotImplemented } from '../outcome.js';
import { ProvedClaims, type ClaimKinds } from '../run/proved-claims.js';
import type { Schemas } from '../document/schemas.js';
import type { Profile } from '../profile/profile.js';
import { responseClaims } from './claims.js';
import { ErrorMessages } from './error-messages.js';
import { RateLimit } from './rate-limit.js';
import { RepeatedSecrets } from './repeated-secrets.js';
import { brief } from './reply.js';
import { CaseResults } from './case-results.js';

/** Why an operation that was not called cannot be judged. */
const unseen = 'No answer was seen.';

/**
 * What any service may answer to a body that is too large, of another media type or not valid. Most
 * documents have none of them: where one is nowhere, it is not the service that is wrong.
 */
const seldomDocumented = [413, 415, 422];

/**
 * Judges every answer of a run, whatever check asked for it: that it is what the document says
 * (`responses/…`), and that it shows no failure and no inside of the service (`failures/…`). Answers
 * of 429 are judged apart (`rate-limit/answers`).
 */
export class Observations {
  readonly #api: Api;
  readonly #schemas: Schemas;
  readonly #kinds: ClaimKinds;
  readonly #profile: Profile;
  /** Statuses of {@link seldomDocumented} that no operation of the document has. */
  readonly #unmentioned: ReadonlySet<number>;
  readonly #responses = new Map<string, CaseResults>();
  readonly #failures = new Map<string, CaseResults>();
  readonly #proved = new Map<string, ProvedClaims>();
  /** Judges the answers of 429. */
  readonly limit: RateLimit;
  readonly #secrets: RepeatedSecrets;
  readonly #messages: ErrorMessages;
  /** How often each status was seen, by operation. */
  readonly statuses = new Map<string, Map<number, number>>();
  /** The ids of the operations that the target does not have. */
  readonly absent = new Set<string>();

  constructor(api: Api, schemas: Schemas, profile: Profile, kinds: ClaimKinds) {
    this.#api = api;
    this.#kinds = kinds;
    this.#schemas = schemas;
    this.#profile = profile;
    this.#unmentioned = new Set(
      seldomDocumented.filter((status) =>
        api.operations.every(({ responses }) => !ruleFor(responses, status)),
      ),
    );
    this.limit = new RateLimit(schemas);
    this.#secrets = new RepeatedSecrets(profile.errorRules);
    this.#messages = new ErrorMessages(api.root, profile.errorRules?.messages);
  }

  /** Judges an answer. */
  observe(operation: Operation | undefined, exchange: Exchange): void {
    const id = operation?.id ?? '';
    this.#countStatus(id, exchange.reply.status);
    // Not to have an operation is no failure; the run counts it.
    if (operation && isNotImplementedResponse(operation, exchange)) this.absent.add(id);
    this.#secrets.observe(exchange);
    this.#messages.observe(exchange);
    const failures = resultsFor(this.#failures, id);
    failures.count();
    const { status } = exchange.reply;
    if (status >= 500 && status !== 501) {
      failures.add(
        {
          expected: 'no request makes the service fail',
          actual: brief(exchange.reply),
          exchanges: [exchange],
        },
        `status ${status}`,
      );
    }
    const leak = findLeak(exchange.reply);
    if (leak !== undefined) {
      failures.add(
        {
          expected: 'an error shows nothing of the inside of the service',
          actual: `${leak} in a body of ${brief(exchange.reply)}`,
          exchanges: [exchange],
        },
        leak,
      );
    }
    // The document allows 5xx; that it happens is told above.
    if (operation && status < 500 && !this.absent.has(id)) this.#judge(operation, exchange);
  }

  /** The checks that say what was observed; they are run when all others have ended. */
  checks(): Check[] {
    const api = this.#api;
    return [
      ...api.operations.flatMap((operation) => [
        this.#responseCheck(api, operation),
        this.#failureCheck(operation.id, operation.area, operation.version, [
          ...(operation.responses.get('500')?.claims ?? []),
        ]),
      ]),
      this.#failureCheck('', 'routing', '', []),
      ...this.limit.checks(api),
      ...this.#secrets.checks(),
      ...this.#messages.checks(),
    ];
  }

  #judge(operation: Operation, exchange: Exchange): void {
    const results = resultsFor(this.#responses, operation.id);
    results.count();
    const { status } = exchange.reply;
    if (this.#unmentioned.has(status)) {
      results.note(`status ${status} came, which the document has nowhere`);
      return;
    }
    const { reply } = exchange;
    const decidedBy = this.#profile.statusDecisions;
    const deviations = findDeviations(operation, reply, this.#schemas, decidedBy);
    if (deviations.length === 0) this.#provedClaimsOf(operation.id).response(operation, reply);
    for (const deviation of deviations) {
      const { expected, actual, claims, signature } = deviation;
      results.add({ expected, actual, claims, exchanges: [exchange] }, signature);
    }
  }

  #responseCheck(api: Api, operation: Operation): Check {
    return {
      id: `responses/${operation.id}`,
      title: `Every answer of ${operation.id} is as documented: status, media type, headers, body.`,
      kind: 'observation',
      area: operation.area,
      version: operation.version,
      claims: responseClaims(api, operation),
      run: ({ proved }) => {
        this.#mustBeThere(operation.id);
        proved.add(this.#provedClaimsOf(operation.id).ids);
        return Promise.resolve(resultsFor(this.#responses, operation.id).outcome(unseen));
      },
    };
  }

  /** @throws {NotImplemented} where the target does not have the operation, and nothing is wrong. */
  #mustBeThere(id: string): void {
    const isClean = [this.#responses, this.#failures].every((all) => resultsFor(all, id).isClean);
    if (this.absent.has(id) && isClean) throw new NotImplemented(id);
  }

  #provedClaimsOf(id: string): ProvedClaims {
    const proved = this.#proved.get(id) ?? new ProvedClaims(this.#api, this.#schemas, this.#kinds);
    this.#proved.set(id, proved);
    return proved;
  }

  #failureCheck(id: string, area: string, version: string, claims: string[]): Check {
    const subject = id === '' ? 'what is not in the document' : id;
    return {
      id: id === '' ? 'failures/outside-the-document' : `failures/${id}`,
      title: `No request to ${subject} makes the service fail or shows its inside.`,
      kind: 'observation',
      area,
      version,
      claims,
      run: () => {
        this.#mustBeThere(id);
        return Promise.resolve(resultsFor(this.#failures, id).outcome(unseen));
      },
    };
  }

  #countStatus(id: string, status: number): void {
    if (id === '') return;
    const counts = this.statuses.get(id) ?? new Map<number, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.statuses.set(id, counts);
  }
}

function resultsFor(all: Map<string, CaseResults>, id: string): CaseResults {
  const results = all.get(id) ?? new CaseResults();
  all.set(id, results);
  return results;
}
