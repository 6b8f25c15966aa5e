import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { at, same, type Path } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import {
  baseBodies,
  bodyCases,
  parameterCases,
  type BaseBody,
  type Case,
  SeenCases,
} from './cases.js';
import { requestClaims } from '../document/claims-of-operation.js';
import { accepted, brief } from './reply.js';
import { halvesOf, packCases, smallestRefused, withEdits } from './packs.js';
import { shrink } from './shrink.js';
import { checkOf } from './check-of.js';
import { CaseResults } from './case-results.js';

/** The maximum number of writes to one resource: responses get slower as data accumulates. */
const mostOnOnePath = 40;
/** Status codes for requests that are invalid whatever the state. */
const unacceptable = [400, 405, 406, 413, 415, 422];

/** Checks that data that the schemas allow is accepted: boundary values of each constraint, several at a time. */
export function validDataCheck(api: Api, operation: Operation): Check | undefined {
  const query = operation.parameters.filter((each) => each.in === 'query');
  if (!operation.body?.schema && query.length === 0) return undefined;
  return checkOf(operation, {
    name: 'valid-data',
    title: `${operation.id} accepts all data that its schemas allow.`,
    claims: requestClaims(api, operation),
    run: (context) => new ValidData(context, operation).run(),
  });
}

interface AcceptedBody {
  readonly body: unknown;
  readonly response: unknown;
}

class ValidData {
  readonly #results = new CaseResults();
  readonly #seen = new SeenCases(false);
  #base: AcceptedBody | undefined;
  /** The path of the resource that variants are sent to, and how many were sent. */
  #input: Input = {};
  #sent = 0;

  constructor(
    private readonly context: CheckContext,
    private readonly operation: Operation,
  ) {}

  async run(): Promise<Outcome> {
    const session = await this.context.session();
    await this.#parameters(session);
    const schema = this.operation.body?.schema;
    if (schema) {
      for (const base of baseBodies(this.context, this.operation)) {
        if (!(await this.#begin(session, base, false))) continue;
        const cases = bodyCases(this.context, this.operation, base.body, 'edges', this.#seen);
        for (const pack of packCases(cases, this.context.seed)) {
          await this.#try(session, base, pack);
        }
      }
    }
    return this.#results.outcome('No documented example is accepted.');
  }

  #isEnough(): boolean {
    return this.#results.isFull || this.context.isOver();
  }

  async #parameters(session: Session): Promise<void> {
    const query = this.operation.parameters.filter((each) => each.in === 'query');
    if (query.length === 0) return;
    const { input } = await session.resources.buildInput(this.operation);
    for (const parameter of query) {
      for (const testCase of parameterCases(this.context, this.operation, parameter, 'edges')) {
        if (this.#isEnough()) return;
        const value = { ...input.query, [parameter.name]: testCase.edit.value };
        // Each write needs fresh references.
        const body = await session.resources.prepare(this.operation, input.body);
        const exchange = await session.send(this.operation, { ...input, query: value, body });
        this.#results.count();
        if (isRefused(exchange)) this.#refused(exchange, [testCase], testCase.edit.value);
      }
    }
  }

  /** Sends a base body, to a new resource if `anew`. Returns false if it is refused. */
  async #begin(session: Session, { example, body }: BaseBody, anew: boolean): Promise<boolean> {
    this.#input = await session.resources.parameters(this.operation, example, anew);
    this.#sent = 0;
    this.#base = await this.#acceptedBase(session, this.#input, body);
    return this.#base !== undefined;
  }

  async #send(session: Session, base: BaseBody, body: unknown): Promise<Exchange> {
    const hasPath = Object.keys(this.#input.path ?? {}).length > 0;
    if (hasPath && this.#sent >= mostOnOnePath) await this.#begin(session, base, true);
    this.#sent += 1;
    const exchange = await session.send(this.operation, { ...this.#input, body });
    this.#results.count();
    return exchange;
  }

  /** Sends the edits of a pack together; those that cannot be sent together in two parts. */
  async #try(session: Session, base: BaseBody, pack: readonly Case[]): Promise<void> {
    if (this.#isEnough()) return;
    const body = await this.#ready(session, withEdits(base.body, pack));
    if (body === undefined || !isKept(pack, body)) {
      for (const half of halvesOf(pack)) await this.#try(session, base, half);
      return;
    }
    const exchange = await this.#send(session, base, body);
    for (const { edit } of pack) this.#proveMember(exchange, edit.path, edit.value);
    if (isRefused(exchange)) await this.#report(session, base, pack, exchange);
  }

  /** Reports the smallest part of a pack that is refused, and then tries the rest. */
  async #report(
    session: Session,
    base: BaseBody,
    pack: readonly Case[],
    exchange: Exchange,
  ): Promise<void> {
    let last = { exchange, body: withEdits(base.body, pack) };
    const smallest = await smallestRefused(pack, async (cases) => {
      const body = await this.#ready(session, withEdits(base.body, cases));
      if (body === undefined || !isKept(cases, body)) return false;
      const sent = await this.#send(session, base, body);
      if (isRefused(sent)) last = { exchange: sent, body };
      return isRefused(sent);
    });
    const [one] = smallest;
    const input =
      one && smallest.length === 1
        ? await shrink(last.body, one.edit.path, (each) => this.#isRefused(session, each))
        : last.body;
    this.#refused(last.exchange, smallest, input);
    const rest = pack.filter((each) => !smallest.includes(each));
    if (rest.length > 0) await this.#try(session, base, rest);
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
      this.context.proved.member(this.operation, path, true);
    }
  }

  async #ready(session: Session, body: unknown): Promise<unknown> {
    const schema = this.operation.body?.schema;
    if (!schema || !this.context.schemas.fits(schema, body, 'request')) return undefined;
    const prepared = await session.resources.prepare(this.operation, body);
    return this.context.schemas.fits(schema, prepared, 'request') ? prepared : undefined;
  }

  async #acceptedBase(
    session: Session,
    input: Input,
    base: unknown,
  ): Promise<AcceptedBody | undefined> {
    const body = await this.#ready(session, base);
    if (body === undefined) return undefined;
    const { reply } = await session.send(this.operation, { ...input, body });
    return accepted(reply) ? { body, response: reply.json } : undefined;
  }

  async #isRefused(session: Session, candidate: unknown): Promise<boolean> {
    const body = await this.#ready(session, candidate);
    if (body === undefined) return false;
    const { reply } = await session.send(this.operation, { ...this.#input, body });
    return unacceptable.includes(reply.status);
  }

  #refused(exchange: Exchange, cases: readonly Case[], input: unknown): void {
    this.#results.add({
      expected: 'a request that the schemas allow is accepted',
      actual: brief(exchange.reply),
      attempt: cases.map(({ attempt }) => attempt).join(' and '),
      claims: [...new Set(cases.flatMap(({ claims }) => claims))],
      exchanges: [exchange],
      ...(input === undefined ? {} : { input }),
    });
  }
}

function isRefused({ reply }: Exchange): boolean {
  return unacceptable.includes(reply.status);
}

/** True if the rules of the API left at least one edit as it is. */
function isKept(cases: readonly Case[], body: unknown): boolean {
  return cases.some(({ edit }) => same(at(body, edit.path), edit.value));
}
