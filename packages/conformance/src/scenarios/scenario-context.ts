import type { OperationId, openapiOperations } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { accepted, brief } from '../checks/reply.js';
import type { Operation } from '../document/api.js';
import { lookUp, type DocumentPart } from '../document/pointer.js';
import type { Exchange, Reply } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { transmit } from '../http/transport.js';
import { member, same, type Path } from '../json.js';
import { vary } from '../data/vary.js';
import { plain } from '../model/expected.js';
import { describeMismatch, findMismatch, type Sight } from '../model/find-mismatch.js';
import type { ReceivedWebhooks } from '../receiver/received-webhooks.js';
import type { CheckContext } from '../run/check.js';
import { Failure, type Finding, NotApplicable } from '../outcome.js';
import { findDeviations } from '../run/conformity.js';
import { citesOnlyDecisions } from '../run/required.js';
import type { Session } from '../run/session.js';
import { type Operator, createOperator } from './operator.js';
import { ShownClaims } from './shown-claims.js';

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;

/** The request body of an operation. */
export type RequestBodyOf<Id extends OperationId> = openapiOperations[Id] extends {
  requestBody?: infer R;
}
  ? Json<NonNullable<R>>
  : undefined;

/** The response body of an operation when it succeeds. */
export type ResponseBodyOf<Id extends OperationId> = openapiOperations[Id]['responses'] extends {
  200: infer R;
}
  ? Json<R>
  : never;

type Parameters<Id extends OperationId> = openapiOperations[Id] extends { parameters: infer P }
  ? P
  : never;

/** The arguments of an operation, typed by the contract. */
export interface OperationArguments<Id extends OperationId> {
  readonly path?: Parameters<Id> extends { path?: infer P } ? P : undefined;
  readonly query?: Parameters<Id> extends { query?: infer Q } ? Q : undefined;
  readonly body?: RequestBodyOf<Id>;
}

/** Parts of a request that replace what would be sent otherwise. */
export type RequestOverrides = Pick<Input, 'headers' | 'contentType' | 'credential' | 'rawBody'>;

interface SentArguments {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The timeout of a file download, in milliseconds. */
const downloadLimit = 60_000;

/** Status codes of rejected requests. The reference does not say which error has which of them. */
const rejections = [400, 402, 404, 409, 422];

/** Members whose values others refer to, that have to be unique, or that determine which others there are. */
const identifying = new Set(
  'code extRef displayName pspMutationExtRef originalExtRef idempotencyKey legalForm accountType kycStatus items'.split(
    ' ',
  ),
);

const shownExchanges = 4;

/** What a scenario works with: it calls operations by their id and checks the responses. */
export class ScenarioContext {
  readonly operator: Operator;
  /** How many expectations were met so far. */
  expectations = 0;
  readonly #exchanges: Exchange[] = [];
  readonly #shown: ShownClaims;
  /** True if the target was allowed to deviate from one of our decisions. */
  #hasTolerated = false;

  /** @param claims what it has to prove: claims and decisions */
  constructor(
    readonly session: Session,
    readonly check: CheckContext,
    private readonly claims: readonly string[] = [],
  ) {
    this.#shown = new ShownClaims(check, claims);
    this.operator = createOperator(check.adapter, session.tenant, check.hide);
  }

  /** What responses showed of the values that were compared. */
  get sight(): Sight {
    return this.#shown.sight;
  }

  isRequired(claims: string): boolean {
    return this.check.isRequired(claims.split(' '));
  }

  get hasOwnTenant(): boolean {
    return this.check.adapter.newTenant !== undefined;
  }

  operation(id: OperationId): Operation {
    return this.session.operation(id);
  }

  /** A new unique reference, valid as any `extRef`. */
  unique(): string {
    return this.session.unique();
  }

  uuid(): string {
    return this.session.uuid();
  }

  async call<Id extends OperationId>(
    id: Id,
    args: OperationArguments<Id>,
  ): Promise<ResponseBodyOf<Id>> {
    this.assertValid(id, args);
    const exchange = await this.send(id, args);
    const { body: input } = args;
    if (!accepted(exchange.reply))
      this.fail(`${id} is accepted`, brief(exchange.reply), input === undefined ? {} : { input });
    this.expectations += 1;
    return exchange.reply.json as ResponseBodyOf<Id>;
  }

  /** Calls an operation and expects an error. `code` is compared only if the response has an error code. */
  async expectError<Id extends OperationId>(
    id: Id,
    args: OperationArguments<Id>,
    status: number,
    code?: ErrorCode,
    overrides: RequestOverrides = {},
  ): Promise<Exchange> {
    const exchange = await this.send(id, args, overrides);
    const { reply } = exchange;
    const expected = `${id} returns ${status}${code === undefined ? '' : ` with the code ${code}`}`;
    // Which error has which of these status codes, and which error code, is our decision (D14, D15).
    const isOpen = !this.check.decisions && rejections.includes(status);
    const isRejected = reply.status === status || (isOpen && rejections.includes(reply.status));
    if (!isRejected) this.fail(expected, brief(reply));
    if (reply.status !== status) this.#hasTolerated = true;
    const codes = this.check.decisions ? codesOf(reply.json) : [];
    if (code !== undefined && codes.length > 0 && !codes.includes(code)) {
      this.fail(expected, brief(reply));
    }
    this.expectations += 1;
    return exchange;
  }

  /** Calls an operation without checking the response. */
  async send<Id extends OperationId>(
    id: Id,
    args: OperationArguments<Id>,
    overrides: RequestOverrides = {},
  ): Promise<Exchange> {
    const { path, query, body } = args as {
      path?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const operation = this.session.operation(id);
    const input = { ...(path && { path }), ...(query && { query }), body, ...overrides };
    const exchange = await this.session.send(operation, input);
    this.#exchanges.push(exchange);
    this.#shown.take(operation, exchange);
    return exchange;
  }

  /** Opens a webhook endpoint that the target can reach, and returns what it receives. */
  receiveWebhooks(): Promise<ReceivedWebhooks> {
    return this.check.receiveWebhooks();
  }

  /** Validates a value, such as a webhook payload, against a schema of the document; returns the error messages. */
  violations(pointer: string, value: unknown): readonly string[] {
    const schema = { pointer, value: lookUp(this.check.api.root, pointer) };
    this.#shown.takeValue(schema, value);
    return this.check.schemas.violations(schema, value, 'response').map((each) => each.message);
  }

  inDocument(pointer: string): unknown {
    return lookUp(this.check.api.root, pointer);
  }

  /** Requests a URL that the target returned, without an API key. Returns the status code; undefined without a response. */
  async statusAt(url: string): Promise<number | undefined> {
    return (await this.#visit(url))?.status;
  }

  /** Downloads a file from a URL that the target returned, without an API key. */
  async download(url: string): Promise<string> {
    const reply = await this.#visit(url);
    if (reply?.status !== 200) {
      this.fail(
        `GET ${url} returns 200`,
        reply ? `it returns ${reply.status}` : 'there is no response',
      );
    }
    this.expectations += 1;
    return reply.text;
  }

  /**
   * Expects two values to be deeply equal. `what` names the value in the finding. Without our decisions,
   * objects in responses may have additional members, and leave out others.
   */
  expectEqual(actual: unknown, expected: unknown, what: string): void {
    if (!same(actual, plain(expected))) this.#hasTolerated = true;
    const { decisions, isRequired } = this.check;
    const requires = (claims = ''): boolean => claims === '' || isRequired(claims.split(' '));
    const how = { decisions, requires, path: [], claims: undefined, sight: this.sight };
    const mismatch = findMismatch(actual, expected, how);
    if (mismatch) {
      const difference = describeMismatch(mismatch, what);
      const claims = mismatch.claims?.split(' ');
      this.fail(difference.expected, difference.actual, claims && { claims });
    }
    this.expectations += 1;
  }

  /** Expects a successful response: 200 by our decision D6, any 2xx by the reference. */
  expectSuccess(reply: Reply, what: string): void {
    const isRight = this.check.decisions ? reply.status === 200 : accepted(reply);
    if (reply.status !== 200) this.#hasTolerated = true;
    if (!isRight) this.fail(`the status of ${what} is 200`, `it is ${reply.status}`);
    this.expectations += 1;
  }

  /** Expects a condition to be true. `expected` and `actual` describe the finding if it is not. */
  expect(condition: boolean, expected: string, actual: string | undefined): void {
    if (!condition) this.fail(expected, actual);
    this.expectations += 1;
  }

  async #visit(url: string): Promise<Reply | undefined> {
    const request = { method: 'GET', url, headers: {}, body: undefined };
    if (!URL.canParse(url)) return undefined;
    // The URL may have another host, so the request does not use the connection to the target.
    return transmit(request, AbortSignal.timeout(downloadLimit)).catch(() => undefined);
  }

  /** True if a target accepts these values of query parameters: without our decisions, if every service does. */
  accepts(id: OperationId, query: Readonly<Record<string, unknown>>): boolean {
    return this.#findFault(id, { query }) === undefined;
  }

  /**
   * An invalid request is a mistake in the scenario, and no fault of the target. A scenario that sends what only our
   * decisions accept is for targets that follow them.
   */
  assertValid(id: OperationId, args: SentArguments): void {
    const fault = this.#findFault(id, args);
    if (fault === undefined) return;
    if (this.check.decisions)
      throw new Error(`The scenario sends ${id} an invalid value: ${fault}`);
    throw new NotApplicable(`The scenario sends ${id} what only our decisions accept: ${fault}.`);
  }

  /** Returns a body with other values that its schema allows; what identifies something keeps its value. */
  vary(id: OperationId, body: unknown, choices: readonly number[]): unknown {
    const operation = this.session.operation(id);
    const { api, schemas, profile } = this.check;
    const isFixed = (path: Path): boolean => {
      const names = path.filter((key) => typeof key === 'string');
      return (
        identifying.has(names.at(-1) ?? '') ||
        names.some((name) => profile.isFixed(operation, name))
      );
    };
    const schema = operation.body?.schema;
    return schema ? vary({ root: api.root, schemas }, schema, body, choices, isFixed) : body;
  }

  #findFault(id: OperationId, args: SentArguments): string | undefined {
    const { body, parameters } = this.session.operation(id);
    const sent: [DocumentPart | undefined, unknown][] = [
      [body?.schema, args.body],
      ...parameters.map(({ name, schema }): [DocumentPart, unknown] => [
        schema,
        member(args.query, name),
      ]),
    ];
    return sent
      .filter(([, value]) => value !== undefined)
      .flatMap(([schema, value]) =>
        schema ? this.check.schemas.violations(schema, value, 'request') : [],
      )[0]?.message;
  }

  /**
   * Returns this context if the target has to follow our decisions, else undefined: for expectations that the reference
   * does not cover, as in `context.ifDecided()?.expectEqual(…)`. The scenario then proves decisions only with --decisions.
   */
  ifDecided(): this | undefined {
    if (this.check.decisions) return this;
    this.#hasTolerated = true;
    return undefined;
  }

  /** Returns the claims that a completed scenario proved; decisions only if the target deviated from none. */
  provedClaims(): string[] {
    return this.claims.filter((id) =>
      citesOnlyDecisions([id]) ? !this.#hasTolerated : this.#shown.proves(id),
    );
  }

  /** Fails the scenario with a finding that has the last exchanges as evidence, unless others are given. */
  fail(expected: string, actual: string | undefined, more: Partial<Finding> = {}): never {
    // A property that the contract's types require may be missing in a response.
    const found = actual ?? 'nothing';
    const exchanges = this.#exchanges.slice(-shownExchanges);
    throw new Failure({ expected, actual: found, exchanges, ...more });
  }

  /**
   * Runs a scenario. If it throws because a response does not match the document (for example, a list is
   * missing), the finding is that response. If all responses match, the error is a bug in the scenario.
   */
  async run(scenario: () => Promise<void>): Promise<void> {
    try {
      await scenario();
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) this.#reportInvalidResponse();
      throw error;
    }
  }

  #reportInvalidResponse(): void {
    for (const exchange of this.#exchanges) {
      const { operationId, reply } = exchange;
      if (operationId === undefined) continue;
      const operation = this.session.operation(operationId);
      const [found] = findDeviations(operation, reply, this.check.schemas);
      if (!found) continue;
      const { expected, actual, claims } = found;
      throw new Failure({ expected, actual, claims, exchanges: [exchange] });
    }
  }
}

function codesOf(body: unknown): unknown[] {
  const details = member(body, 'details');
  const inner = Array.isArray(details) ? details.map((each) => member(each, 'code')) : [];
  return [member(body, 'code'), ...inner].filter((each) => each !== undefined);
}
