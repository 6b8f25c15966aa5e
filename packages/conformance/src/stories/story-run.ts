import type { OperationId } from '@seller-funds/contract';
import type { ActionName, Actions } from '../adapter/adapter.js';
import { accepted, brief } from '../checks/reply.js';
import type { Exchange } from '../http/exchange.js';
import { at, elements, member } from '../json.js';
import type { Answer, ApiRequest, Fault } from '../model/answers.js';
import { describeMismatch, findMismatch } from '../model/expected.js';
import type { ApiVersion, Merchant, Seller } from '../model/merchant.js';
import { answer, onlyInVersion2 } from '../model/operations.js';
import { passTime } from '../model/payouts.js';
import { findSharedCode, listViews, singleViews, type View } from '../model/views.js';
import { Failure, NotImplemented } from '../outcome.js';
import { citesOnlyDecisions } from '../run/decided.js';
import { expectErrorDetails } from '../scenarios/fixtures/error-details.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';

/** The largest page of a list. In a shared tenant a list may be longer, and is then not compared. */
const largestPage = 500;

/** An action of the operator, without the tenant. */
type ActionInput<Name extends ActionName> = Omit<Parameters<Actions[Name]>[0], 'tenant'>;

/**
 * A story that a target and the model tell side by side: after each command the answer, and everything that changed, has
 * to be what the model shows.
 */
export class StoryRun {
  /** The model of what happened so far. */
  merchant: Merchant;
  /** The version of the API that commands use. */
  version: ApiVersion;
  /** The last request that can be repeated. */
  last: ApiRequest | undefined;
  /** The extRef that the next payment takes, because the processor reported it. */
  next: string | undefined;
  readonly context: ScenarioContext;
  readonly #decisions: boolean;
  /** All requests and commands so far, for findings. */
  readonly #exchanges: Exchange[] = [];
  /** What each view is known to show. */
  readonly #shown = new Map<string, string>();
  /** The views that were read since the last command. */
  readonly #fresh = new Set<string>();
  readonly #absent = new Set<string>();
  /** Takes the requests instead of the target. */
  #collected: ApiRequest[] | undefined;

  private constructor(context: ScenarioContext, version: ApiVersion, merchant: Merchant) {
    this.context = context;
    this.version = version;
    this.merchant = merchant;
    this.#decisions = context.decided !== undefined;
    for (const view of listViews(merchant, version)) this.#shown.set(keyOf(view), textOf(view));
  }

  /** Begins a story of a merchant without sellers. */
  static async open(context: ScenarioContext, version: ApiVersion): Promise<StoryRun> {
    const [division] = await ifImplemented(context.call('v2.listDivisions', {})).then(
      (found) => found ?? [],
    );
    const codeOf = (type: string): string =>
      division?.balances.find(({ virtualAccountType }) => virtualAccountType === type)
        ?.virtualAccountCode ?? '';
    return new StoryRun(context, version, {
      now: Date.parse(context.operator.now()),
      liable: codeOf('LIABLE'),
      fee: codeOf('FEE'),
      canTransfer: true,
      hasRaced: false,
      sellers: [],
      payments: [],
      refunds: [],
      transactions: [],
      transfers: [],
      payouts: [],
      chargebacks: [],
    });
  }

  /** Returns the requests that commands would send. */
  async collect(commands: () => Promise<void>): Promise<ApiRequest[]> {
    const collected: ApiRequest[] = [];
    this.#collected = collected;
    await commands();
    this.#collected = undefined;
    return collected;
  }

  /**
   * Sends requests at the same time. Whatever their order, the model has to accept those that the target accepted, one
   * after the other, and then to refuse the others.
   */
  async sendAtOnce(requests: readonly ApiRequest[]): Promise<void> {
    this.passTime();
    const replies = await Promise.all(
      requests.map(async (request) => {
        const { version, operation, code, body } = request;
        const id = `${version}.${operation}` as OperationId;
        return { request, exchange: await this.context.send(id, argumentsOf(code, body)) };
      }),
    );
    const isAccepted = ({ exchange }: (typeof replies)[number]): boolean =>
      accepted(exchange.reply);
    this.#exchanges.push(...replies.map(({ exchange }) => exchange));
    for (const each of [
      ...replies.filter(isAccepted),
      ...replies.filter((one) => !isAccepted(one)),
    ]) {
      const expected = answer(this.merchant, each.request);
      const isRefused = 'faults' in expected;
      if (isRefused === isAccepted(each))
        this.#fail(
          `of ${requests.length} concurrent requests, the target accepts as many as one after the other`,
          `one ${isRefused ? 'more' : 'less'} is accepted`,
          undefined,
          each.exchange,
        );
      if (!isRefused) this.#compare(each.exchange, expected.body, 'the response');
    }
    const isFirst = ({ exchange }: (typeof replies)[number]): boolean =>
      exchange.reply.headers['x-idempotent-replay'] !== 'true';
    const distinct = new Set(replies.filter(isAccepted).map(({ exchange }) => exchange.reply.text));
    const fresh = replies.filter(isAccepted).filter(isFirst).length;
    if (this.#decisions && requests[0]?.operation !== 'createBalanceTransfer')
      this.context.expectEqual(fresh, distinct.size, 'the number of responses that are no replay');
    this.merchant.hasRaced = true;
    await this.look();
  }

  /** Sends a request, unless only our decisions answer it and the target need not follow them. */
  async send(request: ApiRequest): Promise<void> {
    if (this.#collected) {
      this.#collected.push(request);
      return;
    }
    const version = onlyInVersion2.has(request.operation) ? 'v2' : request.version;
    const sent = { ...request, version };
    this.passTime();
    const next = structuredClone(this.merchant);
    const expected = answer(next, sent);
    if (this.#isOpen(expected)) return;
    if ('faults' in expected) await this.#expectRefusal(sent, expected.faults);
    else {
      const exchange = await this.#expectAcceptance(sent);
      this.merchant = next;
      this.#compare(exchange, expected.body, `the response of ${version}.${sent.operation}`);
      const mark = exchange.reply.headers['x-idempotent-replay'] === 'true';
      if (expected.isReplay !== undefined && this.#decisions && mark !== expected.isReplay)
        this.#fail(
          `x-idempotent-replay is ${expected.isReplay ? 'true' : 'not set'}`,
          mark ? 'it is true' : 'it is not true',
          'D61 D158',
          exchange,
        );
    }
    await this.look();
  }

  /** Sends an invalid request and expects these faults. */
  async expectFaults(request: ApiRequest, faults: readonly Fault[]): Promise<void> {
    if (!this.#isOpen({ faults })) await this.#expectRefusal(request, faults);
  }

  /** Takes an action of the operator; `effect` is what it does to the model. */
  async act<Name extends Exclude<ActionName, 'newTenant' | 'advanceTime' | 'issueKey'>>(
    name: Name,
    input: ActionInput<Name>,
    effect: (merchant: Merchant) => void,
  ): Promise<void> {
    this.passTime();
    const action = this.context.operator[name] as (given: object) => Promise<unknown>;
    await action(input);
    effect(this.merchant);
    await this.look();
  }

  /** Advances the clock. */
  async wait(seconds: number): Promise<void> {
    await this.context.operator.advance(seconds);
    this.passTime();
    await this.look();
  }

  /** Adds a seller that exists already. */
  async join(seller: Seller): Promise<void> {
    this.merchant.sellers.push(seller);
    await this.look();
  }

  /** Real time passes in the model, too. */
  passTime(): void {
    this.#fresh.clear();
    passTime(this.merchant, Date.parse(this.context.operator.now()));
  }

  /** Compares everything that changed in the model since it was last compared. */
  async look(): Promise<void> {
    const count = listViews(this.merchant, this.version).length;
    // A view may settle what others show, such as that a payment is reconciled.
    for (let index = 0; index < count; index += 1) {
      const view = listViews(this.merchant, this.version)[index];
      if (view && !view.isLast && this.#shown.get(keyOf(view)) !== textOf(view))
        await this.#read(view);
    }
  }

  /** Compares everything, at the end of a story. */
  async end(): Promise<void> {
    const { merchant, version } = this;
    for (const view of [...listViews(merchant, version), ...singleViews(merchant, version)]) {
      const isEmpty = Array.isArray(view.expected) && view.expected.length === 0;
      if (!isEmpty && !this.#fresh.has(keyOf(view))) await this.#read(view);
    }
    const twice = findSharedCode(merchant);
    if (twice !== undefined)
      this.#fail('each object has a code of its own', `two have ${twice}`, 'CORE-GEN-014');
  }

  async #read(view: View): Promise<void> {
    const { operation, path, query, list } = view;
    if (this.#absent.has(operation)) return;
    if (view.isShared === true && !this.context.hasOwnTenant) return;
    const args = { ...(path && { path }), ...(query && { query }) };
    const sent = this.context.send(operation, args);
    const exchange = await ifImplemented(sent);
    if (!exchange) {
      this.#absent.add(operation);
      return;
    }
    this.#requireSuccess(exchange, operation);
    const { json } = exchange.reply;
    const shown = list === undefined ? json : this.#ownElements(member(json, list));
    if (list !== undefined && elements(member(json, list)).length >= largestPage) return;
    this.#compare(exchange, view.expected, nameOf(view), shown);
    this.#shown.set(keyOf(view), textOf(view));
    this.#fresh.add(keyOf(view));
  }

  /** In a shared tenant, the elements of this story: others have codes that it does not know. */
  #ownElements(list: unknown): readonly unknown[] {
    if (this.context.hasOwnTenant) return elements(list);
    const { payments, refunds, transactions, transfers, payouts } = this.merchant;
    const all = [...payments, ...refunds, ...transactions, ...transfers, ...payouts];
    const codes = new Set(all.map(({ code }) => code));
    const prefix = this.context.unique().replace(/_[^_]*$/, '_');
    return elements(list).filter(
      (each) => codes.has(at(each, ['code']) as string) || JSON.stringify(each).includes(prefix),
    );
  }

  /** True if only decisions state the answer, so that the rest of the story would depend on them. */
  #isOpen(expected: Answer): boolean {
    if (this.#decisions) return false;
    const claims =
      'faults' in expected ? expected.faults.map((each) => each.claims) : [expected.claims];
    return claims.every((each) => each !== undefined && citesOnlyDecisions(each.split(' ')));
  }

  async #expectAcceptance({ operation, version, code, body }: ApiRequest): Promise<Exchange> {
    const id = `${version}.${operation}` as OperationId;
    const args = argumentsOf(code, body);
    this.context.assertValid(id, args);
    const exchange = await this.context.send(id, args);
    this.#exchanges.push(exchange);
    this.#requireSuccess(exchange, id);
    return exchange;
  }

  async #expectRefusal(
    { operation, version, code, body }: ApiRequest,
    faults: readonly Fault[],
  ): Promise<void> {
    const id = `${version}.${operation}` as OperationId;
    const status = Math.max(...faults.map((each) => Number(each.code.slice(0, 3))));
    const details = faults.flatMap(({ field, claims: _claims, ...others }) =>
      field === undefined ? [] : [{ field, ...others }],
    );
    const claims = faults.map((each) => each.claims).join(' ');
    await this.#citing(claims, async () => {
      const exchange = await this.context.expectError(
        id,
        argumentsOf(code, body),
        status,
        faults[0]?.code,
      );
      expectErrorDetails(this.context, exchange, details, `the error of ${id}`);
    });
  }

  /** Failures of an expectation cite these claims and have the whole story as evidence. */
  async #citing(claims: string, expectation: () => Promise<void>): Promise<void> {
    try {
      await expectation();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { expected, actual, exchanges } = error.finding;
      this.#fail(expected, actual, claims, ...exchanges.slice(-1));
    }
  }

  #requireSuccess(exchange: Exchange, id: string): void {
    if (!accepted(exchange.reply))
      this.#fail(`${id} is accepted`, brief(exchange.reply), undefined, exchange);
    this.context.expectSuccess(exchange.reply, id);
  }

  #compare(
    exchange: Exchange,
    expected: unknown,
    what: string,
    shown: unknown = exchange.reply.json,
  ): void {
    const how = { decisions: this.#decisions, path: [], claims: undefined };
    const mismatch = findMismatch(shown, expected, how);
    if (mismatch) {
      const difference = describeMismatch(mismatch, what);
      this.#fail(difference.expected, difference.actual, mismatch.claims, exchange);
    }
    this.context.expectations += 1;
  }

  #fail(
    expected: string,
    actual: string,
    claims: string | undefined,
    ...found: readonly Exchange[]
  ): never {
    const exchanges = [...this.#exchanges.filter((each) => !found.includes(each)), ...found];
    this.context.fail(expected, actual, {
      exchanges,
      ...(claims === undefined ? {} : { claims: [...new Set(claims.split(' '))] }),
    });
  }
}

/** Returns undefined if the target does not implement the operation. */
async function ifImplemented<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof NotImplemented) return undefined;
    throw error;
  }
}

function argumentsOf(code: string | undefined, body: unknown): object {
  return { ...(code === undefined ? {} : { path: { code } }), ...(body ? { body } : {}) };
}

function keyOf({ operation, path }: View): string {
  return `${operation} ${JSON.stringify(path ?? {})}`;
}

function textOf({ expected }: View): string {
  return JSON.stringify(expected);
}

function nameOf({ operation, path }: View): string {
  return path ? `${operation} of ${Object.values(path).join()}` : operation;
}
