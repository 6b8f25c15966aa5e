import type { OperationId } from '@seller-funds/contract';
import type { World } from '@seller-funds/contract/policies';
import { accepted, brief } from '../checks/reply.js';
import type { Exchange } from '../http/exchange.js';
import { lookUp } from '../document/pointer.js';
import { member, members, parseJson, type Path } from '../json.js';
import {
  type Accepted,
  type Answer,
  type ApiRequest,
  errorCodeOf,
  type Fault,
  isOfSchema,
} from '../model/answers.js';
import { compareAll } from '../model/alternatives.js';
import { explainAmount } from '../model/balances.js';
import { by, ofField } from '../model/expected.js';
import { describeMismatch } from '../model/find-mismatch.js';
import { addPairs, type Pairs } from '../model/features.js';
import type { ApiVersion, Merchant } from '../model/merchant.js';
import { activeUrl } from '../model/onboarding.js';
import type { View, Views } from '../model/view.js';
import { Failure, type Finding } from '../outcome.js';
import { expectListing } from '../scenarios/lists/index.js';
import { buildListings, type ListName } from '../scenarios/lists/listings.js';
import { pathParameters } from '../state/sources.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';
import { ComparedReports } from './compared-reports.js';
import { type CompareValue, ComparedWebhooks } from './compared-webhooks.js';
import { detailsOf, readDetails } from './error-details.js';
import { ViewReader } from './view-reader.js';

/** What tells a story beside the model: a target over HTTP, or in tests of the stories the model alone. */
export type StoryTarget = Omit<ComparedTarget, 'context' | 'webhooks' | 'reports'> & {
  readonly context: StoryContext;
  readonly webhooks: Omit<ComparedWebhooks, never>;
  readonly reports: Omit<ComparedReports, never>;
};

/** What commands use beside the model: names, the operator, and operations that the model does not know. */
export type StoryContext = Pick<ScenarioContext, 'unique' | 'uuid' | 'operator' | 'call' | 'fail'>;

/** A target over HTTP: its responses are compared with what the model shows. */
export class ComparedTarget {
  readonly context: ScenarioContext;
  readonly decisions: boolean;
  /** How it decides what the reference leaves open, as far as that is known. */
  readonly world: Partial<World>;
  readonly webhooks: ComparedWebhooks;
  readonly reports: ComparedReports;
  /** All requests of commands so far, for findings. */
  readonly #exchanges: Exchange[] = [];
  readonly #reader: ViewReader;

  /** @param met the pairs that its stories have met */
  constructor(
    context: ScenarioContext,
    private readonly met: Pairs = new Map(),
  ) {
    this.context = context;
    this.decisions = context.ifDecided() !== undefined;
    this.world = context.check.world;
    const compare: CompareValue = (expected, ...args) =>
      void this.#compare(undefined, [expected], ...args);
    this.#reader = new ViewReader(context, (...args) => this.#requireSuccess(...args));
    this.webhooks = new ComparedWebhooks(context, compare);
    this.reports = new ComparedReports(context, compare);
  }

  /** Notes the pairs of a request that is sent. */
  meet(pairs: Pairs): void {
    for (const all of [this.met, this.context.check.pairs]) addPairs(all, pairs);
  }

  /** Whether a request of its stories has met a pair. */
  hasMet(pair: string): boolean {
    return this.met.get(pair) === true;
  }

  isRequired(claims: string): boolean {
    return this.context.isRequired(claims);
  }

  /** Returns a request whose body has other values that its schema allows. */
  vary(request: ApiRequest, choices: readonly number[]): ApiRequest {
    const { body } = request;
    if (body === undefined || choices.length === 0) return request;
    return { ...request, body: this.context.vary(idOf(request), body, choices) };
  }

  /** If some worlds refuse the request, what the target does decides. */
  async expectAnswer(
    request: ApiRequest,
    answers: readonly Answer[],
  ): Promise<{ readonly isAccepted: boolean; readonly fits: readonly boolean[] }> {
    const [first] = answers;
    if (first && 'faults' in first && answers.every((each) => 'faults' in each)) {
      await this.expectRefusal(request, first.faults);
      return { isAccepted: false, fits: answers.map(() => true) };
    }
    const id = idOf(request);
    const args = this.#argumentsOf(request);
    this.context.assertValid(id, args);
    const exchange = await this.context.send(id, args);
    this.#exchanges.push(exchange);
    const accepting = answers.filter((each) => 'body' in each);
    if (!accepted(exchange.reply) && accepting.length < answers.length)
      return { isAccepted: false, fits: answers.map((each) => 'faults' in each) };
    this.#requireSuccess(exchange, id);
    const fits = this.#compare(exchange, accepting.map(statedBody), `the response of ${id}`);
    this.#expectReplayMark(exchange, accepting[0]?.isReplay);
    return {
      isAccepted: true,
      fits: answers.map((each) => 'body' in each && fits[accepting.indexOf(each)] === true),
    };
  }

  #expectReplayMark(exchange: Exchange, isReplay: boolean | undefined): void {
    const mark = exchange.reply.headers['x-idempotent-replay'] === 'true';
    if (isReplay !== undefined && this.decisions && mark !== isReplay)
      this.fail(
        `x-idempotent-replay is ${isReplay ? 'true' : 'not set'}`,
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
   * Sends requests at the same time. Whatever their order, the model has to accept those that the target accepted, one
   * after the other, and then to refuse the others: `judge` returns the answers to them in each world.
   */
  async sendAtOnce(
    requests: readonly ApiRequest[],
    judge: (requests: readonly ApiRequest[]) => {
      readonly answers: readonly (readonly Answer[])[];
      readonly keep: (fits: readonly boolean[]) => void;
    },
  ): Promise<void> {
    const replies = await Promise.all(
      requests.map(async (request) => {
        const exchange = await this.context.send(idOf(request), this.#argumentsOf(request));
        return { request, exchange, isAccepted: accepted(exchange.reply) };
      }),
    );
    this.#exchanges.push(...replies.map(({ exchange }) => exchange));
    const fine = replies.filter(({ isAccepted }) => isAccepted);
    const inOrderTaken = [...fine, ...replies.filter(({ isAccepted }) => !isAccepted)];
    const { answers, keep } = judge(inOrderTaken.map(({ request }) => request));
    const fits = answers.map((all) =>
      all.every((each, index) => 'body' in each === inOrderTaken[index]?.isAccepted),
    );
    const wrong = inOrderTaken.find(({ isAccepted }, index) =>
      answers.every((all) => all[index] && 'body' in all[index] !== isAccepted),
    );
    if (wrong)
      this.fail(
        `of ${requests.length} concurrent requests, the target accepts as many as one after the other`,
        wrong.isAccepted
          ? 'one more is accepted'
          : `one less is accepted: ${brief(wrong.exchange.reply)}`,
        undefined,
        wrong.exchange,
      );
    for (const [index, { exchange }] of fine.entries()) {
      const bodies = answers.filter((_, world) => fits[world]).map((all) => all[index]);
      this.#compare(
        exchange,
        bodies.flatMap((each) => (each && 'body' in each ? [statedBody(each)] : [])),
        'the response',
      );
    }
    keep(fits);
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

  /** Compares a view with those of each world. Returns undefined if the target does not show it. */
  async expectView(views: Views, merchant: Merchant): Promise<readonly boolean[] | undefined> {
    const [view] = views;
    if (view.isShared === true && !this.context.hasOwnTenant) return undefined;
    const expected = views.map((each) => each.expected);
    const found = await this.#reader.find(view, expected, merchant);
    if (!found) return undefined;
    const { exchange, shown } = found;
    const place = view.list === undefined ? [] : [view.list];
    return this.#compare(exchange, expected, nameOf(view), shown, place, merchant);
  }

  async expectLists(name: ListName, merchant: Merchant, version: ApiVersion): Promise<void> {
    for (const listing of await buildListings(this.context, name, merchant, version))
      await expectListing(this.context, listing);
  }

  /** D105: a URL leads to a page until it expires or the next one of its holder replaces it. */
  async expectPages(merchant: Merchant): Promise<void> {
    if (!this.context.ifDecided()) return;
    for (const seller of merchant.sellers)
      for (const each of seller.onboardingUrls) {
        const expected = by('D105', each === activeUrl(merchant, seller));
        const status = await this.context.statusAt(each.url ?? '');
        const subject = `whether GET ${each.url}, which returned ${status}, returns 200`;
        this.#compare(undefined, [expected], subject, status === 200);
      }
  }

  #argumentsOf({ version, operation, code, path, query, body }: ApiRequest): object {
    const of = this.context.operation(idOf({ version, operation }));
    return {
      ...(code === undefined ? path && { path } : { path: pathParameters(of, [code]) }),
      ...(query && { query }),
      ...(body ? { body } : {}),
    };
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
      const input = parseJson(exchange.request.body);
      const more = input === undefined ? {} : { input };
      this.fail(`${id} is accepted`, brief(exchange.reply), undefined, exchange, more);
    }
    this.context.expectSuccess(exchange.reply, id);
  }

  #compare(
    exchange: Exchange | undefined,
    expected: readonly unknown[],
    subject: string,
    actual: unknown = exchange?.reply.json,
    place: Path = [],
    merchant?: Merchant,
  ): readonly boolean[] {
    // A value that no statement is named for is required with our decisions only.
    const requires = (claims?: string): boolean =>
      claims === undefined ? this.decisions : claims === ofField || this.context.isRequired(claims);
    const how = {
      decisions: this.decisions,
      requires,
      path: [],
      claims: undefined,
      sight: this.context.sight,
    };
    const { mismatch, fits } = compareAll(actual, expected, how);
    if (mismatch) {
      const difference = describeMismatch(mismatch, subject);
      // That it is a list does not state how many elements it has.
      const isCount = mismatch.path.length === 0 && Array.isArray(mismatch.expected);
      const more = isCount ? {} : { place: [...place, ...mismatch.path] };
      const claims = mismatch.claims === ofField ? undefined : mismatch.claims;
      const why = merchant ? explainAmount(merchant, mismatch) : '';
      this.fail(difference.expected, `${difference.actual}${why}`, claims, exchange, more);
    }
    this.context.expectations += 1;
    // What fits nowhere is shown in a way of its own, such as under another name, and excludes nothing.
    return fits.includes(true) ? fits : fits.map(() => true);
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

function nameOf({ operation, path }: View): string {
  return path ? `${operation} of ${[...new Set(Object.values(path))].join()}` : operation;
}
