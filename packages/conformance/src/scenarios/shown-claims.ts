import { operationClaims } from '../document/claims-of-operation.js';
import { accepted } from '../checks/reply.js';
import type { Operation } from '../document/api.js';
import type { DocumentPart } from '../document/pointer.js';
import { ruleFor } from '../document/read-responses.js';
import { claimsInValue, isEmpty } from '../document/value-claims.js';
import type { Exchange } from '../http/exchange.js';
import type { Sight } from '../model/find-mismatch.js';
import { claimsOfExchange } from '../run/cited-claims.js';
import { isOfForm } from '../run/claim-kinds.js';
import { citesOnlyDecisions } from '../run/required.js';
import type { SharedContext } from '../run/session.js';
import { shownBody } from './shown-body.js';

/** The claims that the exchanges of a scenario showed. */
export class ShownClaims {
  readonly sight: Sight = { shown: new Set(), hidden: new Set(), different: new Set() };
  /** The claims that the document has at parts that no request or response contained yet. */
  readonly #open: Set<string>;

  /** @param claims the claims that the scenario has to prove; no others are looked for */
  constructor(
    private readonly run: SharedContext,
    claims: readonly string[],
  ) {
    const placed = operationClaims(run.api);
    this.#open = new Set(claims.filter((id) => placed.has(id) && !citesOnlyDecisions([id])));
  }

  /**
   * True if each compared value that the claim is about was shown as expected, and if a request or response contained
   * the part of the document that has the claim, if one has it.
   */
  proves(id: string): boolean {
    const { shown, hidden, different } = this.sight;
    const isSeen = (name: string): boolean =>
      !different.has(name) && (shown.has(name) || !hidden.has(name));
    return [id, ...(this.run.shownMembers.get(id) ?? [])].every(isSeen) && !this.#open.has(id);
  }

  /** Takes a value that is no response, such as a webhook. */
  takeValue(schema: DocumentPart, value: unknown): void {
    this.#cover(claimsInValue(this.run.schemas, schema, value, 'response', true));
  }

  take(operation: Operation, exchange: Exchange): void {
    if (this.#open.size === 0) return;
    if (accepted(exchange.reply)) this.#takeSuccess(operation, exchange);
    else this.#takeRefusal(operation, exchange);
  }

  /** A request that is accepted does not show that its members are stored, nor that the operation works. */
  #takeSuccess(operation: Operation, exchange: Exchange): void {
    const { api, schemas, claimKinds } = this.run;
    const schema = operation.body?.schema;
    const { request, reply } = exchange;
    const answered = schema ? { ...exchange, request: { ...request, body: undefined } } : exchange;
    const body = schema && shownBody(api.root, operation, exchange);
    if (body !== null && !isEmpty(reply.json)) {
      const parts = [operation, ruleFor(operation.responses, reply.status)];
      const isOwn = (id: string): boolean => parts.some((each) => each?.claims.includes(id));
      this.#coverPlaced(
        operation,
        answered,
        (id) => claimKinds.get(id) !== 'operation' || isOwn(id),
      );
    }
    const sent = schema && claimsInValue(schemas, schema, body ?? undefined, 'request', true);
    this.#cover(sent ?? [], (id) => !isOfForm(id, claimKinds));
  }

  /** A refusal shows neither that the operation works nor that responses repeat a member. */
  #takeRefusal(operation: Operation, exchange: Exchange): void {
    const { api, claimKinds, echoClaims, memberClaims } = this.run;
    this.#coverPlaced(
      operation,
      exchange,
      (id) => claimKinds.get(id) !== 'operation' && !echoClaims.has(id),
    );
    // The meaning of a status code is stated at only some of the operations that return it.
    const rules = api.operations.map(({ responses }) => ruleFor(responses, exchange.reply.status));
    this.#cover(
      rules.flatMap((rule) => rule?.claims ?? []),
      (id) => !memberClaims.has(id),
    );
  }

  /** Covers the claims of an exchange: those that the document has at a member only with a value of it. */
  #coverPlaced(operation: Operation, exchange: Exchange, isMeant: (id: string) => boolean): void {
    const { schemas, memberClaims } = this.run;
    const ofParts = claimsOfExchange(operation, exchange, schemas, { has: () => true });
    this.#cover(
      claimsOfExchange(operation, exchange, schemas),
      (id) => isMeant(id) && (ofParts.has(id) || !memberClaims.has(id)),
    );
  }

  #cover(ids: Iterable<string>, isMeant: (id: string) => boolean = () => true): void {
    for (const id of ids) if (isMeant(id)) this.#open.delete(id);
  }
}
