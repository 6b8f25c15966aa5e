import { asyncProperty, check, subarray } from 'fast-check';
import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { at, same, withPart, type Path } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import {
  baseBodies,
  bodyCases,
  parameterCases,
  caseSignature,
  type BaseBody,
  type Case,
} from './cases.js';
import { requestClaims } from './claims.js';
import { accepted, brief } from './reply.js';
import { shrink } from './shrink.js';
import { CaseResults } from './case-results.js';

/** The maximum number of combinations of edits per base body, tried after single edits. */
const mostCombinations = 15;
/** The maximum number of writes to one resource: responses get slower as data accumulates. */
const mostOnOnePath = 40;
/** Status codes for requests that are invalid whatever the state. */
const unacceptable = [400, 405, 406, 413, 415, 422];

/** Checks that data that the schemas allow is accepted: boundary values of each constraint, then combinations. */
export function validDataCheck(api: Api, operation: Operation): Check | undefined {
  const query = operation.parameters.filter((each) => each.in === 'query');
  if (!operation.body?.schema && query.length === 0) return undefined;
  return {
    id: `valid-data/${operation.id}`,
    title: `${operation.id} accepts all data that its schemas allow.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: requestClaims(api, operation),
    run: (context) => new ValidData(context, operation).run(),
  };
}

/** A body that was accepted and the response body. */
interface AcceptedBody {
  readonly body: unknown;
  readonly response: unknown;
}

class ValidData {
  readonly #context: CheckContext;
  readonly #operation: Operation;
  readonly #results = new CaseResults();
  readonly #seen = new Set<string>();
  /** The base body of the edits. */
  #base: AcceptedBody | undefined;
  /** The path of the resource that variants are sent to, and how many were sent. */
  #input: Input = {};
  #sent = 0;

  constructor(context: CheckContext, operation: Operation) {
    this.#context = context;
    this.#operation = operation;
  }

  async run(): Promise<Outcome> {
    const session = await this.#context.session();
    await this.#parameters(session);
    const schema = this.#operation.body?.schema;
    if (schema) {
      for (const base of baseBodies(this.#context, this.#operation)) {
        if (!(await this.#begin(session, base, false))) continue;
        const cases = bodyCases(this.#context, this.#operation, base.body, 'edges');
        const fresh = this.#fresh(cases);
        await this.#singles(session, base, fresh);
        // As many combinations as there are new cases.
        await this.#combined(session, base, cases, Math.min(fresh.length, mostCombinations));
      }
    }
    return this.#results.outcome('No documented example is accepted.');
  }

  #isEnough(): boolean {
    return this.#results.isFull || this.#context.isOver();
  }

  async #parameters(session: Session): Promise<void> {
    const query = this.#operation.parameters.filter((each) => each.in === 'query');
    if (query.length === 0) return;
    const { input } = await session.resources.buildInput(this.#operation);
    for (const parameter of query) {
      for (const each of parameterCases(this.#context, this.#operation, parameter, 'edges')) {
        if (this.#isEnough()) return;
        const value = { ...input.query, [parameter.name]: each.edit.value };
        // Each write needs fresh references.
        const body = await session.resources.prepare(this.#operation, input.body);
        const exchange = await session.send(this.#operation, { ...input, query: value, body });
        this.#judge(exchange, each.attempt, each.edit.value);
      }
    }
  }

  /** Sends a base body, to a new resource if `anew`. Returns false if it is refused. */
  async #begin(session: Session, { example, body }: BaseBody, anew: boolean): Promise<boolean> {
    this.#input = await session.resources.parameters(this.#operation, example, anew);
    this.#sent = 0;
    this.#base = await this.#acceptedBase(session, this.#input, body);
    return this.#base !== undefined;
  }

  /** Sends a variant of a base body. */
  async #send(session: Session, base: BaseBody, body: unknown): Promise<Exchange> {
    const hasPath = Object.keys(this.#input.path ?? {}).length > 0;
    if (hasPath && this.#sent >= mostOnOnePath) await this.#begin(session, base, true);
    this.#sent += 1;
    const exchange = await session.send(this.#operation, { ...this.#input, body });
    this.#results.count();
    return exchange;
  }

  /** The cases that no earlier base body had. */
  #fresh(cases: readonly Case[]): Case[] {
    return cases.filter((each) => {
      const signature = caseSignature(each);
      const isFresh = !this.#seen.has(signature);
      this.#seen.add(signature);
      return isFresh;
    });
  }

  async #singles(session: Session, base: BaseBody, cases: readonly Case[]) {
    for (const each of cases) {
      if (this.#isEnough()) return;
      const { path, value } = each.edit;
      const body = await this.#ready(session, withPart(base.body, path, value));
      // Rules of the API may override the edit. Then it is not tried.
      if (body === undefined || !same(at(body, path), value)) continue;
      const exchange = await this.#send(session, base, body);
      this.#proveMember(exchange, path, value);
      if (!unacceptable.includes(exchange.reply.status)) continue;
      const smallest = await shrink(body, path, (candidate) => this.#isRefused(session, candidate));
      this.#refused(exchange, each.attempt, smallest);
    }
  }

  /** Proves a member if the response contains its new value, and the response to the base body had the old one. */
  #proveMember({ reply }: Exchange, path: Path, value: unknown): void {
    const isEmpty = value === undefined || value === null;
    if (isEmpty || !accepted(reply) || !this.#base) return;
    const { body, response } = this.#base;
    const [sent, before] = [at(body, path), at(response, path)];
    // A value that the response has anyway proves nothing.
    const depends = sent === undefined ? !same(before, value) : same(before, sent);
    if (depends && same(at(reply.json, path), value)) {
      this.#context.proved.member(this.#operation, path);
    }
  }

  /** Tries several edits at once. If they are refused, reports the smallest combination that is. */
  async #combined(session: Session, base: BaseBody, cases: readonly Case[], count: number) {
    if (cases.length < 2 || count === 0) return;
    let last: Exchange | undefined;
    const property = asyncProperty(
      subarray([...cases], { minLength: 2, maxLength: Math.min(8, cases.length) }),
      async (chosen) => {
        if (this.#isEnough()) return true;
        const edited = chosen.reduce<unknown>(
          (value, { edit }) => withPart(value, edit.path, edit.value),
          base.body,
        );
        const body = await this.#ready(session, edited);
        if (body === undefined) return true;
        const exchange = await this.#send(session, base, body);
        if (!unacceptable.includes(exchange.reply.status)) return true;
        last = exchange;
        return false;
      },
    );
    const result = await check(property, { seed: this.#context.seed, numRuns: count });
    if (!result.failed) return;
    if (!last) throw result.errorInstance;
    const [chosen = []] = result.counterexample ?? [];
    this.#refused(last, chosen.map(({ attempt }) => attempt).join(' and '), undefined);
  }

  async #ready(session: Session, body: unknown): Promise<unknown> {
    const schema = this.#operation.body?.schema;
    if (!schema || !this.#context.schemas.fits(schema, body, 'request')) return undefined;
    const prepared = await session.resources.prepare(this.#operation, body);
    return this.#context.schemas.fits(schema, prepared, 'request') ? prepared : undefined;
  }

  async #acceptedBase(
    session: Session,
    input: Input,
    base: unknown,
  ): Promise<AcceptedBody | undefined> {
    const body = await this.#ready(session, base);
    if (body === undefined) return undefined;
    const { reply } = await session.send(this.#operation, { ...input, body });
    return accepted(reply) ? { body, response: reply.json } : undefined;
  }

  async #isRefused(session: Session, candidate: unknown): Promise<boolean> {
    const body = await this.#ready(session, candidate);
    if (body === undefined) return false;
    const { reply } = await session.send(this.#operation, { ...this.#input, body });
    return unacceptable.includes(reply.status);
  }

  #judge(exchange: Exchange, attempt: string, value: unknown): void {
    this.#results.count();
    if (unacceptable.includes(exchange.reply.status)) this.#refused(exchange, attempt, value);
  }

  #refused(exchange: Exchange, attempt: string, input: unknown): void {
    this.#results.add({
      expected: 'a request that the schemas allow is accepted',
      actual: brief(exchange.reply),
      attempt,
      exchanges: [exchange],
      ...(input === undefined ? {} : { input }),
    });
  }
}
