import type { OperationId } from '@seller-funds/contract';
import { accepted, brief } from '../checks/reply.js';
import type { Exchange } from '../http/exchange.js';
import { lookUp } from '../document/pointer.js';
import { at, elements, member, members, parseJson, type Path } from '../json.js';
import {
  type Accepted,
  type Answer,
  type ApiRequest,
  errorCodeOf,
  type Fault,
  isOfSchema,
} from '../model/answers.js';
import { by, describeMismatch, findMismatch } from '../model/expected.js';
import type { ApiVersion, Merchant } from '../model/merchant.js';
import type { View } from '../model/view.js';
import { Failure, type Finding, ifImplemented } from '../outcome.js';
import { expectListing } from '../scenarios/lists/index.js';
import { buildListings, type ListName } from '../scenarios/lists/listings.js';
import { pathParameters } from '../state/sources.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';
import { ComparedReports } from './compared-reports.js';
import { type CompareValue, ComparedWebhooks } from './compared-webhooks.js';
import type { StoryTarget } from './story-target.js';

/** The largest page of a list. In a shared tenant a list may be longer, and is then not compared. */
const largestPage = 500;

/** A target over HTTP: its responses are compared with what the model shows. */
export class ComparedTarget implements StoryTarget {
  readonly context: ScenarioContext;
  readonly decisions: boolean;
  readonly webhooks: ComparedWebhooks;
  readonly reports: ComparedReports;
  /** All requests of commands so far, for findings. */
  readonly #exchanges: Exchange[] = [];
  /** Operations that the target does not implement. */
  readonly #absent = new Set<string>();

  constructor(context: ScenarioContext) {
    this.context = context;
    this.decisions = context.ifDecided() !== undefined;
    const compare: CompareValue = (...args) => this.#compare(undefined, ...args);
    this.webhooks = new ComparedWebhooks(context, compare);
    this.reports = new ComparedReports(context, compare);
  }

  vary(request: ApiRequest, choices: readonly number[]): ApiRequest {
    const { body } = request;
    if (body === undefined || choices.length === 0) return request;
    return { ...request, body: this.context.vary(idOf(request), body, choices) };
  }

  async expectAcceptance(request: ApiRequest, expected: Accepted): Promise<void> {
    const id = idOf(request);
    const args = this.#argumentsOf(request);
    this.context.assertValid(id, args);
    const exchange = await this.context.send(id, args);
    this.#exchanges.push(exchange);
    this.#requireSuccess(exchange, id);
    this.#compare(exchange, statedBody(expected), `the response of ${id}`);
    const mark = exchange.reply.headers['x-idempotent-replay'] === 'true';
    if (expected.isReplay !== undefined && this.decisions && mark !== expected.isReplay)
      this.fail(
        `x-idempotent-replay is ${expected.isReplay ? 'true' : 'not set'}`,
        mark ? 'it is true' : 'it is not true',
        'D61 D158',
        exchange,
      );
  }

  async expectRefusal(request: ApiRequest, faults: readonly Fault[]): Promise<void> {
    const id = idOf(request);
    const { rawBody } = request;
    const code = errorCodeOf(faults);
    // An error with a single fault is about it; which of several is missing, the details say.
    const single = faults.length === 1 ? faults[0] : undefined;
    const claims = faults.map((each) => each.claims).join(' ');
    const { reply } = await this.#citing(claims, () =>
      this.context.expectError(
        id,
        this.#argumentsOf(request),
        Number(code.slice(0, 3)),
        single?.code,
        rawBody === undefined ? {} : { rawBody },
      ),
    );
    // D16: the details are in any order.
    await this.#citing(single ? claims : 'D16', () => {
      const what = `the details of ${single?.code ?? code} of ${id}`;
      this.context.ifDecided()?.expectEqual(readDetails(reply.json), detailsOf(faults), what);
      const isOpen = single?.field !== undefined && isOfSchema(single.code);
      const shown = member(reply.json, 'code');
      if (!isOpen)
        this.context.ifDecided()?.expectEqual(shown, code, `the code of the error of ${id}`);
      this.#expectParams(reply.json, single?.params ?? []);
    });
  }

  #expectParams(error: unknown, numbers: readonly number[]): void {
    const params = lookUp(error, '/parameterized/params');
    const shown = members(params).map(([, value]) => Number(value));
    for (const each of numbers)
      this.context.expect(
        shown.includes(each),
        `parameterized.params contains ${each}`,
        JSON.stringify(params ?? null),
      );
  }

  /**
   * Whatever their order, the model has to accept those that the target accepted, one after the other, and then to
   * refuse the others.
   */
  async sendAtOnce(
    requests: readonly ApiRequest[],
    judge: (request: ApiRequest) => Answer,
  ): Promise<void> {
    const replies = await Promise.all(
      requests.map(async (request) => {
        const exchange = await this.context.send(idOf(request), this.#argumentsOf(request));
        return { request, exchange, isAccepted: accepted(exchange.reply) };
      }),
    );
    this.#exchanges.push(...replies.map(({ exchange }) => exchange));
    const fine = replies.filter(({ isAccepted }) => isAccepted);
    for (const each of [...fine, ...replies.filter(({ isAccepted }) => !isAccepted)]) {
      const expected = judge(each.request);
      const isRefused = 'faults' in expected;
      if (isRefused === each.isAccepted)
        this.fail(
          `of ${requests.length} concurrent requests, the target accepts as many as one after the other`,
          `one ${isRefused ? 'more' : 'less'} is accepted`,
          undefined,
          each.exchange,
        );
      if (!isRefused) this.#compare(each.exchange, statedBody(expected), 'the response');
    }
    if (!this.decisions || requests[0]?.operation === 'createBalanceTransfer') return;
    const distinct = new Set(fine.map(({ exchange }) => exchange.reply.text));
    const fresh = fine.filter(
      ({ exchange }) => exchange.reply.headers['x-idempotent-replay'] !== 'true',
    );
    this.context.expectEqual(
      fresh.length,
      distinct.size,
      'the number of responses that are no replay',
    );
  }

  async expectView(view: View, merchant: Merchant): Promise<boolean> {
    const { operation, path, query, list } = view;
    if (this.#absent.has(operation)) return false;
    if (view.isShared === true && !this.context.hasOwnTenant) return false;
    const args = { ...(path && { path }), ...(query && { query }) };
    const exchange = await ifImplemented(this.context.send(operation, args));
    if (!exchange) {
      this.#absent.add(operation);
      return false;
    }
    this.#requireSuccess(exchange, operation);
    const { json } = exchange.reply;
    const listed = list === undefined ? json : member(json, list);
    if (list !== undefined && elements(listed).length >= largestPage) return false;
    // A list below a holder has nothing of others.
    const isShared = list !== undefined && !path;
    const shown = isShared ? this.#ownElements(listed, merchant) : listed;
    this.#compare(exchange, view.expected, nameOf(view), shown, list === undefined ? [] : [list]);
    return true;
  }

  async expectLists(name: ListName, merchant: Merchant, version: ApiVersion): Promise<void> {
    for (const listing of await buildListings(this.context, name, merchant, version))
      await expectListing(this.context, listing);
  }

  #argumentsOf({ version, operation, code, path, query, body }: ApiRequest): object {
    const of = this.context.operation(idOf({ version, operation }));
    return {
      ...(code === undefined ? path && { path } : { path: pathParameters(of, [code]) }),
      ...(query && { query }),
      ...(body ? { body } : {}),
    };
  }

  /** In a shared tenant, the elements of this story: others have codes that it does not know. */
  #ownElements(list: unknown, merchant: Merchant): readonly unknown[] {
    if (this.context.hasOwnTenant) return elements(list);
    const { payments, refunds, transactions, transfers, payouts, sellers } = merchant;
    const all = [...payments, ...refunds, ...transactions, ...transfers, ...payouts, ...sellers];
    const codes = new Set(all.map(({ code }) => code));
    const prefix = this.context.unique().replace(/_[^_]*$/, '_');
    return elements(list).filter(
      (each) => codes.has(at(each, ['code']) as string) || JSON.stringify(each).includes(prefix),
    );
  }

  /** Failures of an expectation cite these claims and have the whole story as evidence. */
  async #citing<T>(claims: string, expectation: () => T | Promise<T>): Promise<T> {
    try {
      return await expectation();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { expected, actual, exchanges } = error.finding;
      this.fail(expected, actual, claims, exchanges.at(-1));
    }
  }

  #requireSuccess(exchange: Exchange, id: string): void {
    if (!accepted(exchange.reply)) {
      const input = parseJson(exchange.request.body ?? '');
      const more = input === undefined ? {} : { input };
      this.fail(`${id} is accepted`, brief(exchange.reply), undefined, exchange, more);
    }
    this.context.expectSuccess(exchange.reply, id);
  }

  #compare(
    exchange: Exchange | undefined,
    expected: unknown,
    what: string,
    shown: unknown = exchange?.reply.json,
    place: Path = [],
  ): void {
    const how = { decisions: this.decisions, path: [], claims: undefined };
    const mismatch = findMismatch(shown, expected, how);
    if (mismatch) {
      const difference = describeMismatch(mismatch, what);
      // That it is a list does not state how many elements it has.
      const isCount = mismatch.path.length === 0 && Array.isArray(mismatch.expected);
      const more = isCount ? {} : { place: [...place, ...mismatch.path] };
      this.fail(difference.expected, difference.actual, mismatch.claims, exchange, more);
    }
    this.context.expectations += 1;
  }

  fail(
    expected: string,
    actual: string,
    claims: string | undefined,
    found?: Exchange,
    more: Pick<Finding, 'input' | 'place'> = {},
  ): never {
    const earlier = this.#exchanges.filter((each) => each !== found);
    this.context.fail(expected, actual, {
      exchanges: found ? [...earlier, found] : earlier,
      ...(claims && { claims: [...new Set(claims.split(' '))] }),
      ...(found && more),
    });
  }
}

function idOf({ version, operation }: Pick<ApiRequest, 'version' | 'operation'>): OperationId {
  return `${version}.${operation}` as OperationId;
}

function statedBody({ body, claims }: Accepted): unknown {
  return claims === undefined ? body : by(claims, body);
}

/** The details of an error response. */
function readDetails(error: unknown): object[] {
  return inOrder(
    elements(member(error, 'details')).map((detail) => {
      const attemptedValue = member(detail, 'attemptedValue');
      const [field, code] = [String(member(detail, 'field')), String(member(detail, 'code'))];
      return { field, code, ...(attemptedValue === undefined ? {} : { attemptedValue }) };
    }),
  );
}

/** The details that an error has to have. */
function detailsOf(faults: readonly Fault[]): object[] {
  return inOrder(
    faults.flatMap(({ field, claims: _claims, params: _params, ...others }) =>
      field === undefined ? [] : [{ field, ...others }],
    ),
  );
}

function inOrder<T extends { readonly field: string; readonly code: string }>(details: T[]): T[] {
  return details.toSorted((a, b) => (`${a.field} ${a.code}` < `${b.field} ${b.code}` ? -1 : 1));
}

function nameOf({ operation, path }: View): string {
  return path ? `${operation} of ${[...new Set(Object.values(path))].join()}` : operation;
}
