import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import { ruleFor } from '../document/read-responses.js';
import { findDeviations } from '../run/conformity.js';
import { findLeak } from '../run/leaks.js';
import { isNotImplementedResponse } from '../run/not-implemented.js';
import type { Check } from '../run/check.js';
import { NotImplemented } from '../outcome.js';
import { type KnownClaims, ProvedClaims } from '../run/proved-claims.js';
import type { Schemas } from '../document/schemas.js';
import type { Profile } from '../profile/profile.js';
import { responseClaims } from '../document/claims-of-operation.js';
import { ErrorMessages } from './error-messages.js';
import { RateLimit } from './rate-limit.js';
import { findSharedCode } from './shared-codes.js';
import { RepeatedSecrets } from './repeated-secrets.js';
import { TenantReferences } from './tenant-references.js';
import { schemeClaims } from './authentication.js';
import { checkOf } from './check-of.js';
import { brief } from './reply.js';
import { CaseResults } from './case-results.js';

/** In place of an operation: a path or method that the document does not have. */
const nowhere = { id: '', area: 'routing', version: '' };
const unseen = 'No response was received.';

/**
 * Status codes that any service may return for a body that is too large, of another media type or invalid.
 * If the document does not mention one at all, it is not a fault of the service.
 */
const seldomDocumented = [413, 415, 422];

/**
 * Checks every response of a run: whether it is as documented (`responses/…`), and whether it shows a
 * failure or implementation details of the service (`failures/…`). 429 responses have a check of their own
 * (`rate-limit/responses`).
 */
export class Observations {
  /** Status codes of {@link seldomDocumented} that no operation documents. */
  readonly #unmentioned: ReadonlySet<number>;
  readonly #responses = new Map<string, CaseResults>();
  readonly #failures = new Map<string, CaseResults>();
  readonly #proved = new Map<string, ProvedClaims>();
  readonly limit: RateLimit;
  readonly #secrets: RepeatedSecrets;
  readonly #messages: ErrorMessages;
  readonly tenants = new TenantReferences();
  /** How often each status code was received, by operation. */
  readonly statuses = new Map<string, Map<number, number>>();
  readonly absent = new Set<string>();

  constructor(
    private readonly api: Api,
    private readonly schemas: Schemas,
    private readonly profile: Profile,
    private readonly claims: KnownClaims,
  ) {
    this.#unmentioned = new Set(
      seldomDocumented.filter((status) =>
        api.operations.every(({ responses }) => !ruleFor(responses, status)),
      ),
    );
    this.limit = new RateLimit(schemas);
    this.#secrets = new RepeatedSecrets(profile.errorRules);
    this.#messages = new ErrorMessages(api.root, profile.errorRules?.messages);
  }

  observe(operation: Operation | undefined, exchange: Exchange): void {
    const id = operation?.id ?? '';
    this.#countStatus(id, exchange.reply.status);
    // A missing operation is not a failure; the run counts it.
    if (operation && isNotImplementedResponse(operation, exchange)) this.absent.add(id);
    else if (exchange.reply.status < 300) this.absent.delete(id);
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
          expected: 'an error shows no implementation details',
          actual: `${leak} in a body of ${brief(exchange.reply)}`,
          exchanges: [exchange],
        },
        leak,
      );
    }
    // A 5xx may be documented; it was reported above.
    if (operation && status < 500 && !this.absent.has(id)) this.#judge(operation, exchange);
  }

  /** The checks that report the findings. They run after all others. */
  checks(): Check[] {
    const api = this.api;
    return [
      ...api.operations.flatMap((operation) => [
        this.#responseCheck(api, operation),
        this.#failureCheck(operation, operation.responses.get('500')?.claims),
      ]),
      { ...this.#failureCheck(nowhere), id: 'failures/outside-the-document' },
      ...this.limit.checks(api),
      ...this.#secrets.checks(),
      ...this.#messages.checks(),
      ...this.tenants.checks([
        ...new Set(api.operations.flatMap((each) => schemeClaims(api, each))),
      ]),
    ];
  }

  #judge(operation: Operation, exchange: Exchange): void {
    const results = resultsFor(this.#responses, operation.id);
    const { reply } = exchange;
    const { status } = reply;
    // Each operation that needs a key may return it.
    const isWithoutKey = status === 401 && operation.security.length > 0;
    const isUndocumented = !ruleFor(operation.responses, status);
    if (this.#unmentioned.has(status) || (isWithoutKey && isUndocumented)) {
      results.count();
      results.note(`status ${status} was received, which the document does not mention`);
      return;
    }
    const decidedBy = this.profile.statusDecisions;
    const deviations = findDeviations(operation, reply, this.schemas, decidedBy);
    if (results.judgeResponse(exchange, deviations))
      this.#provedClaimsOf(operation.id).response(operation, reply);
    const claims = this.profile.codeClaims ?? [];
    const actual = claims.length > 0 && status < 300 ? findSharedCode(reply.json) : undefined;
    if (actual === undefined) return;
    const expected = 'each element of a list has a code of its own';
    results.add({ expected, actual, claims, exchanges: [exchange] }, 'code');
  }

  #responseCheck(api: Api, operation: Operation): Check {
    return checkOf(operation, {
      name: 'responses',
      title: `Every response of ${operation.id} is as documented: status, media type, headers, body.`,
      kind: 'observation',
      claims: responseClaims(api, operation),
      run: ({ proved }) => {
        this.#requireImplemented(operation.id);
        proved.add(this.#provedClaimsOf(operation.id).ids);
        return Promise.resolve(resultsFor(this.#responses, operation.id).outcome(unseen));
      },
    });
  }

  /** @throws {NotImplemented} if the target does not implement the operation and nothing was found. */
  #requireImplemented(id: string): void {
    const isClean = [this.#responses, this.#failures].every((all) => resultsFor(all, id).isClean);
    if (this.absent.has(id) && isClean) throw new NotImplemented(id);
  }

  #provedClaimsOf(id: string): ProvedClaims {
    const proved =
      this.#proved.get(id) ??
      new ProvedClaims({ api: this.api, schemas: this.schemas, ...this.claims });
    this.#proved.set(id, proved);
    return proved;
  }

  #failureCheck(about: typeof nowhere, claims: readonly string[] = []): Check {
    const { id } = about;
    return checkOf(about, {
      name: 'failures',
      title: `No request to ${id || 'an unknown path or method'} makes the service fail or leaks implementation details.`,
      kind: 'observation',
      claims,
      run: () => {
        this.#requireImplemented(id);
        return Promise.resolve(resultsFor(this.#failures, id).outcome(unseen));
      },
    });
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
