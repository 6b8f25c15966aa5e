import type { Api, Operation, Parameter } from '../document/api.js';
import { dereference, lookUp } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { member, parseJson, same } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import {
  type BaseBody,
  baseBodies,
  bodyCases,
  type Case,
  parameterCases,
  SeenCases,
} from './cases.js';
import { requestClaims } from '../document/claims-of-operation.js';
import { malformedBodies } from './malformed-bodies.js';
import { halvesOf, packCases, withEdits } from './packs.js';
import { accepted, refused } from './reply.js';
import { checkOf } from './check-of.js';
import { CaseResults } from './case-results.js';
import { findDetailsFault, type InvalidMember } from './error-details.js';

/** Checks that data that violates one constraint is refused and changes nothing. */
export function invalidDataCheck(api: Api, operation: Operation): Check | undefined {
  const query = operation.parameters.filter((each) => each.in === 'query');
  if (!operation.body?.schema && query.length === 0) return undefined;
  return checkOf(operation, {
    name: 'invalid-data',
    title: `${operation.id} refuses data that violates a constraint, and changes nothing.`,
    claims: [...requestClaims(api, operation), ...refusalClaims(operation)],
    run: (context) => new InvalidData(context, operation).run(),
  });
}

function refusalClaims({ responses }: Operation): string[] {
  return ['400', '422'].flatMap((status) => [...(responses.get(status)?.claims ?? [])]);
}

class InvalidData {
  readonly #results = new CaseResults();
  /** Callbacks that record what refusals proved, by the example that was made invalid. */
  readonly #refusals = new Map<string | undefined, (() => void)[]>();

  constructor(
    private readonly context: CheckContext,
    private readonly operation: Operation,
  ) {}

  async run(): Promise<Outcome> {
    const session = await this.context.session();
    const { input } = await session.resources.buildInput(this.operation);
    const before = await this.#state(session, input);
    await this.#parameters(session, input);
    await this.#bodies(session);
    await this.#raw(session, input);
    const after = await this.#state(session, input);
    // A request that was accepted may have changed something and is reported already.
    if (before && after && this.#results.isClean && !same(before.reply.json, after.reply.json)) {
      this.#results.add({
        expected: 'requests that are refused change nothing',
        actual: 'the same read returns something else afterwards',
        exchanges: [before, after],
      });
    }
    await this.#proveRefusals(session);
    return this.#results.outcome('There is no valid request to derive invalid ones from.');
  }

  #isEnough(): boolean {
    return this.#results.isFull || this.context.isOver();
  }

  async #parameters(session: Session, input: Input): Promise<void> {
    for (const parameter of this.operation.parameters.filter((each) => each.in === 'query')) {
      const { name, claims } = parameter;
      if (parameter.required) {
        const exchange = await session.send(this.operation, {
          ...input,
          query: { [name]: undefined },
        });
        this.#judge(exchange, `${name}: missing`, claims, {});
        const missing = { path: [name], value: undefined, keywords: ['required'] };
        this.#judgeDetails(exchange, missing, `${name}: missing`);
      }
      for (const testCase of parameterCases(this.context, this.operation, parameter, 'faults')) {
        if (this.#isEnough()) return;
        const { value } = testCase.edit;
        const query = { ...input.query, [name]: value };
        const exchange = await session.send(this.operation, { ...input, query });
        this.#judge(exchange, testCase.attempt, testCase.claims, value);
        // The text of a single value is one of another type, or an element of a list.
        if (this.#typeOf(parameter) !== 'array')
          this.#judgeDetails(exchange, this.#invalidParameter(parameter, value), testCase.attempt);
        this.#note(undefined, exchange, () => {
          this.context.proved.parameter(this.operation, name);
        });
      }
    }
  }

  #note(example: string | undefined, { reply }: Exchange, show: () => void): void {
    if (!refused(reply)) return;
    const showAll = (): void => {
      show();
      this.context.proved.status(this.operation, reply.status);
    };
    this.#refusals.set(example, [...(this.#refusals.get(example) ?? []), showAll]);
  }

  /** A refusal proves something only if the same request without the fault is accepted. */
  async #proveRefusals(session: Session): Promise<void> {
    for (const [example, shows] of this.#refusals) {
      if (this.context.isOver()) return;
      const { input } = await session.resources.buildInput(this.operation, example, true);
      const { reply } = await session.send(this.operation, input);
      if (accepted(reply)) for (const show of shows) show();
    }
  }

  #judgeDetails(exchange: Exchange, invalid: InvalidMember, attempt: string): void {
    const { decisions, profile } = this.context;
    if (!decisions || !profile.errorRules || !refused(exchange.reply)) return;
    const found = findDetailsFault(profile.errorRules, exchange, invalid);
    if (found) this.#results.add({ ...found, attempt });
  }

  /** A parameter that a case made invalid, as it is read from the query: as a number if that is its type. */
  #invalidParameter(parameter: Parameter, value: unknown): InvalidMember {
    const written = String(value);
    const isText = this.#typeOf(parameter) === 'string' || Number.isNaN(Number(written));
    const read = isText ? written : Number(written);
    const keywords = this.context.schemas.keywordsAt(parameter.schema, read, []);
    return { path: [parameter.name], value: read, keywords };
  }

  #typeOf({ schema }: Parameter): unknown {
    return member(dereference(this.context.api.root, schema).value, 'type');
  }

  #invalidMember(body: unknown, { edit: { path, value } }: Case): InvalidMember {
    const { schema } = this.operation.body ?? {};
    return {
      path,
      value,
      keywords: schema ? this.context.schemas.keywordsAt(schema, body, path) : [],
    };
  }

  async #bodies(session: Session): Promise<void> {
    const { decisions, profile, seed } = this.context;
    // Only the details of an error show which of several faults were found.
    const isTogether = decisions && profile.errorRules !== undefined;
    // One by one, the same fault is not sent at each member.
    const seen = new SeenCases(isTogether);
    for (const base of baseBodies(this.context, this.operation)) {
      const input = await session.resources.parameters(this.operation, base.example);
      const body = await session.resources.prepare(this.operation, base.body);
      const cases = bodyCases(this.context, this.operation, body, 'faults', seen);
      // A secret is sent alone: another member of the request could have the same value, which an error repeats.
      const isAlone = ({ edit }: Case): boolean =>
        !isTogether || edit.path.some((name) => profile.errorRules?.secrets.has(String(name)));
      const packs = packCases(
        cases.filter((each) => !isAlone(each)),
        seed,
      );
      packs.push(...cases.filter(isAlone).map((each) => [each]));
      for (const pack of packs) await this.#try(session, { ...input, body }, base, pack);
    }
  }

  /**
   * Sends the faults of a pack together; in two parts, if the error does not name each of them, or if they make each
   * other valid, such as two members that are only required together.
   */
  async #try(session: Session, input: Input, base: BaseBody, pack: readonly Case[]): Promise<void> {
    if (this.#isEnough()) return;
    const body = withEdits(input.body, pack);
    const { schema } = this.operation.body ?? {};
    const isInvalid = schema && !this.context.schemas.fits(schema, body, 'refusal');
    const exchange = isInvalid && (await session.send(this.operation, { ...input, body }));
    if (!exchange || (pack.length > 1 && !this.#namesAll(exchange, body, pack))) {
      for (const half of halvesOf(pack)) await this.#try(session, input, base, half);
      return;
    }
    for (const testCase of pack) {
      this.#judge(exchange, testCase.attempt, testCase.claims, body);
      this.#note(base.example, exchange, () => {
        this.context.proved.member(this.operation, testCase.edit.path, false);
      });
    }
    const [first] = pack;
    if (first && pack.length === 1)
      this.#judgeDetails(exchange, this.#invalidMember(body, first), first.attempt);
  }

  /** True if a request is refused and the details of the error are right for each of its faults. */
  #namesAll(exchange: Exchange, body: unknown, pack: readonly Case[]): boolean {
    const { errorRules } = this.context.profile;
    if (!errorRules || !refused(exchange.reply)) return false;
    const all = pack.map((each) => this.#invalidMember(body, each));
    return all.every((each) => !findDetailsFault(errorRules, exchange, each, all));
  }

  async #raw(session: Session, input: Input): Promise<void> {
    const { schema } = this.operation.body ?? {};
    if (!this.operation.body || !schema) return;
    for (const fault of malformedBodies(this.operation.body, input.body)) {
      if (this.#isEnough()) return;
      const { rawBody, contentType } = fault;
      const sent = parseJson(rawBody);
      // A schema without a type allows an array.
      if (Array.isArray(sent) && this.context.schemas.fits(schema, sent, 'refusal')) continue;
      const exchange = await session.send(this.operation, { ...input, rawBody, contentType });
      this.#judge(exchange, fault.label, this.context.profile.jsonClaims, undefined);
    }
  }

  #judge(exchange: Exchange, attempt: string, claims: readonly string[], input: unknown): void {
    // `failures/…` reports failures of the service.
    const isRight = refused(exchange.reply) || exchange.reply.status >= 500;
    const expected = 'a request that violates a constraint is refused with a documented 4xx';
    const more = { attempt, claims, ...(input === undefined ? {} : { input }) };
    this.#results.judge(exchange, isRight, expected, more);
  }

  /** The response of a read of the same path; undefined if there is no such operation. */
  async #state(session: Session, input: Input): Promise<Exchange | undefined> {
    if (this.operation.method === 'GET') return undefined;
    const reader = this.context.api.operations.find(
      (each) =>
        each.method === 'GET' &&
        each.path === this.operation.path &&
        each.parameters.every(({ in: place, required }) => place === 'path' || !required),
    );
    if (!reader) return undefined;
    const exchange = await session.send(reader, { path: input.path ?? {} });
    if (!accepted(exchange.reply)) return undefined;
    const isList = reader.pagination
      ? lookUp(exchange.reply.json, reader.pagination.elements) !== undefined
      : true;
    return isList ? exchange : undefined;
  }
}
