import type { OperationId, openapiOperations } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { Adapter, Tenant } from '../adapter/adapter.js';
import { tiedClaims } from '../checks/claims.js';
import { accepted, brief } from '../checks/reply.js';
import type { Operation } from '../document/api.js';
import { queryParametersOf, type QueryParameter } from '../document/query.js';
import { carriedClaims } from '../document/carried.js';
import { follow, inside, lookUp, type Located } from '../document/pointer.js';
import { ruleFor } from '../document/read-responses.js';
import type { Direction } from '../document/schemas.js';
import type { Exchange, Reply } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { transmit } from '../http/transport.js';
import { isObject, member, same, texts } from '../json.js';
import type { Inbox } from '../receiver/inbox.js';
import type { CheckContext } from '../run/check.js';
import { Failure, NotRun } from '../outcome.js';
import { deviationsOf } from '../run/conformity.js';
import { isDecidedOnly } from '../run/decided.js';
import { describeDifference } from '../run/describe-difference.js';
import type { Session } from '../run/session.js';
import { type Operator, operatorOf } from './operator.js';

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;

/** The body that an operation takes. */
export type BodyOf<Id extends OperationId> = openapiOperations[Id] extends { requestBody?: infer R }
  ? Json<NonNullable<R>>
  : undefined;

/** The body of an operation's success. */
export type AnswerOf<Id extends OperationId> = openapiOperations[Id]['responses'] extends {
  200: infer R;
}
  ? Json<R>
  : never;

type Parameters<Id extends OperationId> = openapiOperations[Id] extends { parameters: infer P }
  ? P
  : never;

/** What a call takes, typed by the contract. */
export interface Arguments<Id extends OperationId> {
  readonly path?: Parameters<Id> extends { path?: infer P } ? P : undefined;
  readonly query?: Parameters<Id> extends { query?: infer Q } ? Q : undefined;
  readonly body?: BodyOf<Id>;
}

/** What of a request is other than usual. */
export type Special = Pick<Input, 'headers' | 'contentType' | 'credential' | 'rawBody'>;

/** How long a file may take, in milliseconds. */
const downloadLimit = 60_000;

/** The statuses of a refused request of which the reference leaves open which is for what. */
const refusals = [400, 402, 404, 409, 422];

/** How many exchanges a finding shows. */
const shownExchanges = 4;

/** Where a scenario is played: it calls operations by their id and says what it expects. */
export class Stage {
  /** What the adapter can cause. */
  readonly operator: Operator;
  readonly #adapter: Adapter;
  /** Expectations that were met so far. */
  expectations = 0;
  readonly #session: Session;
  readonly #context: CheckContext;
  readonly #exchanges: Exchange[] = [];
  /** Statements at the parts of the document that requests and answers had. */
  readonly #touched = new Set<string>();
  /** Whether something was let pass that our decisions would not. */
  #hasLeftOut = false;

  constructor(session: Session, context: CheckContext) {
    this.#session = session;
    this.#context = context;
    this.#adapter = context.adapter;
    this.operator = operatorOf(context.adapter, session.tenant, context.hide);
  }

  get tenant(): Tenant {
    return this.#session.tenant;
  }

  /** Whether nobody else writes to the tenant. */
  get isAlone(): boolean {
    return this.#adapter.newTenant !== undefined;
  }

  /** The parameters in the query of an operation, their schemas without references. */
  queryOf(id: OperationId): QueryParameter[] {
    return queryParametersOf(this.#context.api, id);
  }

  /** The values that the document allows for a member of an operation's body. */
  valuesOf(id: OperationId, name: string): string[] {
    const schema = this.#session.operation(id).body?.schema;
    if (!schema) return [];
    const { root } = this.#context.api;
    return texts(member(follow(root, inside(root, schema, 'properties', name)).value, 'enum'));
  }

  /** A reference that was not used before, as every `extRef` takes it. */
  unique(): string {
    return this.#session.unique();
  }

  /** A UUID that was not used before. */
  uuid(): string {
    return this.#session.uuid();
  }

  /** Calls an operation and expects its success; answers with its body. */
  async call<Id extends OperationId>(id: Id, args: Arguments<Id>): Promise<AnswerOf<Id>> {
    this.#mustBeValid(id, args.body);
    const exchange = await this.send(id, args);
    if (!accepted(exchange.reply)) this.fail(`${id} is accepted`, brief(exchange.reply));
    this.expectations += 1;
    return exchange.reply.json as AnswerOf<Id>;
  }

  /** Calls an operation and expects a refusal; `code` is looked at where the answer has one. */
  async refuses<Id extends OperationId>(
    id: Id,
    args: Arguments<Id>,
    status: number,
    code?: ErrorCode,
    special: Special = {},
  ): Promise<Exchange> {
    const exchange = await this.send(id, args, special);
    const { reply } = exchange;
    const expected = `${id} answers ${status}${code === undefined ? '' : ` with the code ${code}`}`;
    // Which refusal has which of these statuses, and which code, is our decision (D14, D15).
    const isOpen = !this.#context.decisions && refusals.includes(status);
    const isRefused = reply.status === status || (isOpen && refusals.includes(reply.status));
    if (!isRefused) this.fail(expected, brief(reply));
    if (reply.status !== status) this.#hasLeftOut = true;
    const found = this.#context.decisions ? codesOf(reply.json) : [];
    if (code !== undefined && found.length > 0 && !found.includes(code)) {
      this.fail(expected, brief(reply));
    }
    this.expectations += 1;
    return exchange;
  }

  /** Calls an operation without an expectation; `special` replaces headers, media type, key or the text of the body. */
  async send<Id extends OperationId>(
    id: Id,
    args: Arguments<Id>,
    special: Special = {},
  ): Promise<Exchange> {
    const { path, query, body } = args as {
      path?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const operation = this.#session.operation(id);
    const input = { ...(path && { path }), ...(query && { query }), body, ...special };
    const exchange = await this.#session.send(operation, input);
    this.#exchanges.push(exchange);
    this.#touch(operation, input, exchange.reply);
    return exchange;
  }

  /** Sends a request that the document may not have, without an expectation. */
  async sendRaw(method: string, path: string): Promise<Exchange> {
    const { apiKey } = this.tenant;
    const headers = { authorization: `Bearer ${apiKey}` };
    const exchange = await this.#session.sendRaw(method, path, { headers });
    this.#exchanges.push(exchange);
    if (exchange.reply.status === 501) throw new NotRun(`${method} ${path} is not implemented.`);
    return exchange;
  }

  /** An address that the target can send notifications to, and what arrives there. */
  inbox(): Promise<Inbox> {
    return this.#context.inbox();
  }

  /** How a value differs from a schema of the document, such as that of a notification. */
  violations(pointer: string, value: unknown): readonly string[] {
    const schema = { pointer, value: lookUp(this.#context.api.root, pointer) };
    this.#touchSchema(schema, value, 'response');
    return this.#context.schemas.violations(schema, value, 'response').map((each) => each.message);
  }

  /** The status of what is behind an address that the target gave, without a key; undefined where nothing answers. */
  async statusAt(url: string): Promise<number | undefined> {
    return (await this.#visit(url))?.status;
  }

  /** Reads what is behind an address that the target gave, without a key. */
  async download(url: string): Promise<string> {
    const reply = await this.#visit(url);
    if (reply?.status !== 200) {
      this.fail(`a GET of ${url} is answered`, `it is ${reply?.status ?? 'not answered'}`);
    }
    this.expectations += 1;
    return reply.text;
  }

  /**
   * Expects two values to be the same. `what` names the value in the finding. Answers of a target that
   * need not follow our decisions can have more members.
   */
  equal(actual: unknown, expected: unknown, what: string): void {
    const isSame = same(actual, expected);
    const isRight = this.#context.decisions ? isSame : covers(actual, expected);
    if (!isSame) this.#hasLeftOut = true;
    if (!isRight) {
      // Members that nothing is expected of count only where our decisions are demanded.
      const wanted = this.#context.decisions ? expected : withMembersOf(actual, expected);
      const difference = describeDifference(actual, wanted, what);
      this.fail(difference.expected, difference.actual);
    }
    this.expectations += 1;
  }

  /** Expects a success: 200 by our decision D6, and by the reference any 2xx. */
  succeeds(reply: Reply, what: string): void {
    const isRight = this.#context.decisions ? reply.status === 200 : accepted(reply);
    if (reply.status !== 200) this.#hasLeftOut = true;
    if (!isRight) this.fail(`the status of ${what} is 200`, `it is ${reply.status}`);
    this.expectations += 1;
  }

  /** Expects something to hold; `actual` says what was found instead. */
  holds(condition: boolean, expected: string, actual: string | undefined): void {
    if (!condition) this.fail(expected, actual);
    this.expectations += 1;
  }

  async #visit(url: string): Promise<Reply | undefined> {
    const request = { method: 'GET', url, headers: {}, body: undefined };
    if (!URL.canParse(url)) return undefined;
    // The address is the target's choice, so the request is none of the connection's.
    return transmit(request, AbortSignal.timeout(downloadLimit)).catch(() => undefined);
  }

  // What the schema refuses is a fault of the scenario, and must not be told as one of the target.
  #mustBeValid(id: OperationId, body: unknown): void {
    const schema = this.#session.operation(id).body?.schema;
    if (!schema || body === undefined) return;
    const [fault] = this.#context.schemas.violations(schema, body, 'request');
    if (fault) throw new Error(`The scenario sends ${id} an invalid body: ${fault.message}`);
  }

  /**
   * The stage itself where the target has to follow our decisions, else undefined: for expectations of
   * which the reference says nothing, as in `stage.decided?.equal(…)`.
   */
  get decided(): this | undefined {
    if (this.#context.decisions) return this;
    this.#hasLeftOut = true;
    return undefined;
  }

  /**
   * Which of a scenario's claims were shown, once it was played to its end: a statement that stands in
   * the document at a part of a request or an answer only where such a part was sent or came; decisions
   * only where all of them were demanded or followed.
   */
  shownOf(claims: readonly string[]): string[] {
    const tied = tiedClaims(this.#context.api);
    return claims.filter((id) =>
      isDecidedOnly([id]) ? !this.#hasLeftOut : !tied.has(id) || this.#touched.has(id),
    );
  }

  #touch(
    operation: Operation,
    { query = {}, body }: Input,
    { status, headers, json }: Reply,
  ): void {
    const rule = ruleFor(operation.responses, status);
    const parameters = operation.parameters.filter(
      (each) => each.in === 'path' || query[each.name] !== undefined,
    );
    // What a status means is stated at some of the operations that answer with it.
    const rules = this.#context.api.operations.map(({ responses }) => ruleFor(responses, status));
    const carried = [operation, ...parameters, ...rules.filter((each) => each !== undefined)];
    const came = (rule?.headers ?? []).filter(({ name }) => headers[name] !== undefined);
    for (const { claims } of [...carried, ...came]) claims.forEach((id) => this.#touched.add(id));
    for (const { schema } of parameters) this.#touchSchema(schema, true, 'request');
    this.#touchSchema(operation.body?.schema, body, 'request');
    for (const schema of rule?.content.values() ?? []) this.#touchSchema(schema, json, 'response');
  }

  #touchSchema(schema: Located | undefined, value: unknown, direction: Direction): void {
    if (!schema) return;
    const { schemas } = this.#context;
    const claims = carriedClaims(schemas, schema, value, direction, true);
    for (const id of claims) this.#touched.add(id);
  }

  /** Ends the scenario with a finding, with the last exchanges as evidence. */
  fail(expected: string, actual: string | undefined): never {
    // A member that is always there by the contract's types may be missing in an answer.
    const found = actual ?? 'nothing';
    const exchanges = this.#exchanges.slice(-shownExchanges);
    throw new Failure({ expected, actual: found, exchanges });
  }

  /**
   * Plays a scenario. Where it stumbles over an answer that is not as documented, such as a list that
   * is missing, that answer is the finding; a stumble over right answers is a fault of the scenario.
   */
  async judge(play: () => Promise<void>): Promise<void> {
    try {
      await play();
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) this.#blameAnswers();
      throw error;
    }
  }

  #blameAnswers(): void {
    for (const exchange of this.#exchanges) {
      const { operationId, reply } = exchange;
      if (operationId === undefined) continue;
      const operation = this.#session.operation(operationId);
      const [found] = deviationsOf(operation, reply, this.#context.schemas);
      if (!found) continue;
      const { expected, actual, claims } = found;
      throw new Failure({ expected, actual, claims, exchanges: [exchange] });
    }
  }

  /** Whether the run's time is over. */
  get isOver(): boolean {
    return this.#context.isOver();
  }
}

/** What is expected, with the further members that a value has. */
function withMembersOf(actual: unknown, expected: unknown): unknown {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return expected.map((each: unknown, index) => withMembersOf(actual[index], each));
  }
  if (!isObject(expected) || !isObject(actual)) return expected;
  const wanted = Object.entries(expected).map(([name, each]) => [
    name,
    withMembersOf(actual[name], each),
  ]);
  return { ...actual, ...Object.fromEntries(wanted) };
}

/** Whether a value is as expected, but for members of objects that nothing is expected of. */
function covers(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return (
      actual.length === expected.length &&
      expected.every((each, index) => covers(actual[index], each))
    );
  }
  if (!isObject(expected) || !isObject(actual)) return same(actual, expected);
  return Object.entries(expected).every(([name, each]) => covers(actual[name], each));
}

/** The code of an error, and those of its details. */
function codesOf(body: unknown): unknown[] {
  const details = member(body, 'details');
  const inner = Array.isArray(details) ? details.map((each) => member(each, 'code')) : [];
  return [member(body, 'code'), ...inner].filter((each) => each !== undefined);
}
