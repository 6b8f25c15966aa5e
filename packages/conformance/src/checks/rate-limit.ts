import type { Api, Operation } from '../document/api.js';
import type { Schemas } from '../document/schemas.js';
import type { Exchange } from '../http/exchange.js';
import type { Check } from '../run/check.js';
import { findDeviations } from '../run/conformity.js';
import { CaseResults } from './case-results.js';

/**
 * Judges the answers of 429, which are waited out and which no other check sees. None is provoked:
 * a run does not press a target to its limit.
 */
export class RateLimit {
  readonly #schemas: Schemas;
  readonly #results = new CaseResults();
  readonly #proved = new Set<string>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  /** Judges an answer of 429, where the document has one for the operation. */
  observe(operation: Operation, exchange: Exchange): void {
    if (!operation.responses.has('429')) return;
    this.#results.count();
    const deviations = findDeviations(operation, exchange.reply, this.#schemas);
    const claims = operation.responses.get('429')?.claims ?? [];
    if (deviations.length === 0) for (const id of claims) this.#proved.add(id);
    for (const deviation of deviations) {
      const { expected, actual, signature } = deviation;
      const finding = { expected, actual, claims: deviation.claims, exchanges: [exchange] };
      this.#results.add(finding, signature);
    }
  }

  /** The check that says what was observed; none where the document knows no 429. */
  checks({ operations }: Api): Check[] {
    const rules = operations.flatMap(({ responses }) => responses.get('429') ?? []);
    if (rules.length === 0) return [];
    return [
      {
        id: 'rate-limit/answers',
        title: 'An answer of 429 is as documented, and says how long to wait where it has to.',
        kind: 'observation',
        area: 'rate limit',
        version: '',
        claims: [...new Set(rules.flatMap(({ claims }) => claims))],
        run: ({ proved }) => {
          proved.add(this.#proved);
          return Promise.resolve(this.#results.outcome('The target never answered 429.'));
        },
      },
    ];
  }
}
