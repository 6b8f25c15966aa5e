import type { Exchange } from '../http/exchange.js';
import type { Check } from '../run/check.js';
import { noTenantsReason } from '../reasons.js';
import { CaseResults } from './case-results.js';

/** How much of a response is searched, in characters. */
const longestBody = 200_000;

/**
 * Checks that no response contains a text that another tenant sent. Each session begins its unique texts (references,
 * names) with a nonce of its own, so that they are found in any response, wherever they are.
 */
export class TenantReferences {
  /** The key of the tenant of each nonce; undefined if two tenants sent the same texts. */
  readonly #owners = new Map<string, string | undefined>();
  readonly #results = new CaseResults();

  open(nonce: string, apiKey: string): void {
    const isShared = this.#owners.has(nonce) && this.#owners.get(nonce) !== apiKey;
    this.#owners.set(nonce, isShared ? undefined : apiKey);
  }

  observe(apiKey: string, exchange: Exchange): void {
    this.#results.count();
    const { request, reply, operationId = 'a request' } = exchange;
    for (const [found, nonce = ''] of reply.text.slice(0, longestBody).matchAll(uniqueTexts)) {
      const owner = this.#owners.get(nonce);
      if (owner === undefined || owner === apiKey) continue;
      const isSent = `${request.url} ${request.body ?? ''}`.includes(found);
      if (isSent) continue;
      this.#results.add(
        {
          expected: `a response of ${operationId} shows only data of its tenant`,
          actual: `it contains ${found}, which another tenant sent`,
          exchanges: [exchange],
        },
        operationId,
      );
    }
  }

  /** Returns the check that reports the findings, with the claims on API keys. */
  checks(claims: readonly string[]): Check[] {
    return [
      {
        id: 'tenancy/responses',
        title: 'No response shows what another tenant sent.',
        kind: 'observation',
        area: 'authentication',
        version: '',
        claims,
        run: ({ adapter }) =>
          Promise.resolve(
            adapter.newTenant
              ? this.#results.outcome('No response was received.')
              : { status: 'not run', reason: noTenantsReason },
          ),
      },
    ];
  }
}

/** Texts of `Session.unique`: a nonce and a number. */
const uniqueTexts = /\b(c[\da-z]{4,})_[\da-z]{2,}/g;
