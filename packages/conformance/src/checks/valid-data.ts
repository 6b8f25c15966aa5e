import { asyncProperty, check, subarray } from 'fast-check';
import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { at, same, withPart, type Path } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import { basesOf, bodyCases, parameterCases, signatureOf, type Case } from './cases.js';
import { requestClaims } from './claims.js';
import { accepted, brief } from './reply.js';
import { shrink } from './shrink.js';
import { Tally } from './tally.js';

/** How many combinations of edits are tried on each base, after the single ones. */
const combinations = 15;
/** The answers that say that a request is not acceptable in itself, whatever the state. */
const unacceptable = [400, 405, 406, 413, 415, 422];

/** Data that the schemas allow is accepted: the edges of each constraint, then combinations. */
export function validDataCheck(api: Api, operation: Operation): Check | undefined {
  const query = operation.parameters.filter((each) => each.in === 'query');
  if (!operation.body?.schema && query.length === 0) return undefined;
  return {
    id: `valid-data/${operation.id}`,
    title: `${operation.id} accepts whatever its schemas allow.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: requestClaims(api, operation),
    run: (context) => new ValidData(context, operation).run(),
  };
}

/** A body that was accepted, and the answer to it. */
interface Taken {
  readonly body: unknown;
  readonly answer: unknown;
}

class ValidData {
  readonly #context: CheckContext;
  readonly #operation: Operation;
  readonly #tally = new Tally();
  readonly #seen = new Set<string>();
  /** What the edits were made from. */
  #base: Taken | undefined;

  constructor(context: CheckContext, operation: Operation) {
    this.#context = context;
    this.#operation = operation;
  }

  async run(): Promise<Outcome> {
    const session = await this.#context.session();
    await this.#parameters(session);
    const schema = this.#operation.body?.schema;
    if (schema) {
      for (const base of basesOf(this.#context, this.#operation)) {
        const input = await session.resources.parameters(this.#operation, base.example);
        this.#base = await this.#acceptedBase(session, input, base.body);
        if (!this.#base) continue;
        const cases = bodyCases(this.#context, this.#operation, base.body, 'edges');
        await this.#singles(session, input, base.body, cases);
        await this.#combined(session, input, base.body, cases);
      }
    }
    return this.#tally.outcome('No documented example is accepted, so nothing can be varied.');
  }

  #isEnough(): boolean {
    return this.#tally.isFull || this.#context.isOver();
  }

  async #parameters(session: Session): Promise<void> {
    const query = this.#operation.parameters.filter((each) => each.in === 'query');
    if (query.length === 0) return;
    const { input } = await session.resources.ready(this.#operation);
    for (const parameter of query) {
      for (const each of parameterCases(this.#context, this.#operation, parameter, 'edges')) {
        if (this.#isEnough()) return;
        const value = { ...input.query, [parameter.name]: each.edit.value };
        // A write would be repeated with the same references.
        const body = await session.resources.prepare(this.#operation, input.body);
        const exchange = await session.send(this.#operation, { ...input, query: value, body });
        this.#judge(exchange, each.attempt, each.edit.value);
      }
    }
  }

  async #singles(session: Session, input: Input, base: unknown, cases: readonly Case[]) {
    for (const each of cases) {
      if (this.#isEnough()) return;
      const signature = signatureOf(each);
      if (this.#seen.has(signature)) continue;
      this.#seen.add(signature);
      const { path, value } = each.edit;
      const body = await this.#ready(session, withPart(base, path, value));
      // A rule of the API may leave no room for the edit; then it was not tried.
      if (body === undefined || !same(at(body, path), value)) continue;
      const exchange = await session.send(this.#operation, { ...input, body });
      this.#tally.count();
      this.#sees(exchange, path, value);
      if (!unacceptable.includes(exchange.reply.status)) continue;
      const smallest = await shrink(body, path, (candidate) =>
        this.#isRefused(session, input, candidate),
      );
      this.#refused(exchange, each.attempt, smallest);
    }
  }

  /** A member is taken where the answer shows the value that it was given, and before, the one of the base. */
  #sees({ reply }: Exchange, path: Path, value: unknown): void {
    const isEmpty = value === undefined || value === null;
    if (isEmpty || !accepted(reply) || !this.#base) return;
    const { body, answer } = this.#base;
    const [sent, before] = [at(body, path), at(answer, path)];
    // A value that the answer has anyway says nothing.
    const depends = sent === undefined ? !same(before, value) : same(before, sent);
    if (depends && same(at(reply.json, path), value)) {
      this.#context.shown.member(this.#operation, path);
    }
  }

  /** Several edits at once; when they are refused, the fewest that are. */
  async #combined(session: Session, input: Input, base: unknown, cases: readonly Case[]) {
    if (cases.length < 2) return;
    let last: Exchange | undefined;
    const property = asyncProperty(
      subarray([...cases], { minLength: 2, maxLength: Math.min(8, cases.length) }),
      async (chosen) => {
        if (this.#isEnough()) return true;
        const edited = chosen.reduce<unknown>(
          (value, { edit }) => withPart(value, edit.path, edit.value),
          base,
        );
        const body = await this.#ready(session, edited);
        if (body === undefined) return true;
        const exchange = await session.send(this.#operation, { ...input, body });
        this.#tally.count();
        if (!unacceptable.includes(exchange.reply.status)) return true;
        last = exchange;
        return false;
      },
    );
    const result = await check(property, { seed: this.#context.seed, numRuns: combinations });
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

  async #acceptedBase(session: Session, input: Input, base: unknown): Promise<Taken | undefined> {
    const body = await this.#ready(session, base);
    if (body === undefined) return undefined;
    const { reply } = await session.send(this.#operation, { ...input, body });
    return accepted(reply) ? { body, answer: reply.json } : undefined;
  }

  async #isRefused(session: Session, input: Input, candidate: unknown): Promise<boolean> {
    const body = await this.#ready(session, candidate);
    if (body === undefined) return false;
    const { reply } = await session.send(this.#operation, { ...input, body });
    return unacceptable.includes(reply.status);
  }

  #judge(exchange: Exchange, attempt: string, value: unknown): void {
    this.#tally.count();
    if (unacceptable.includes(exchange.reply.status)) this.#refused(exchange, attempt, value);
  }

  #refused(exchange: Exchange, attempt: string, input: unknown): void {
    this.#tally.add({
      expected: 'a request that the schemas allow is accepted',
      actual: brief(exchange.reply),
      attempt,
      exchanges: [exchange],
      ...(input === undefined ? {} : { input }),
    });
  }
}
