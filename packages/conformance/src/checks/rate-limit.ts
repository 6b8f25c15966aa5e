import type { Api, Operation } from '../document/api.js';
import type { Schemas } from '../document/schemas.js';
import type { Exchange } from '../http/exchange.js';
import type { Check } from '../run/check.js';
import { findDeviations } from '../run/conformity.js';
import { CaseResults } from './case-results.js';

/** Checks 429 responses, but provokes none. Other checks do not see them, because the runner waits after them. */
export class RateLimit {
  readonly #results = new CaseResults();
  readonly #proved = new Set<string>();

  constructor(private readonly schemas: Schemas) {}

  /** Checks a 429 response, if the operation documents 429. */
  observe(operation: Operation, exchange: Exchange): void {
    if (!operation.responses.has('429')) return;
    const deviations = findDeviations(operation, exchange.reply, this.schemas);
    const claims = operation.responses.get('429')?.claims ?? [];
    if (this.#results.judgeResponse(exchange, deviations))
      for (const id of claims) this.#proved.add(id);
  }

  /** Returns the check that reports the findings; none if no operation documents 429. */
  checks({ operations }: Api): Check[] {
    const rules = operations.flatMap(({ responses }) => responses.get('429') ?? []);
    if (rules.length === 0) return [];
    return [
      {
        id: 'rate-limit/responses',
        title: 'A 429 response is as documented, including how long to wait.',
        kind: 'observation',
        area: 'rate limit',
        version: '',
        claims: [...new Set(rules.flatMap(({ claims }) => claims))],
        run: ({ proved }) => {
          proved.add(this.#proved);
          return Promise.resolve(this.#results.outcome('The target never returned 429.'));
        },
      },
    ];
  }
}
