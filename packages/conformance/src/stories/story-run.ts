import type { ActionInputs } from '../adapter/adapter.js';
import { at } from '../json.js';
import type { Answer, ApiRequest, Fault } from '../model/answers.js';
import { anything } from '../model/expected.js';
import { pairsOf } from '../model/features.js';
import type { WebhookType } from '@seller-funds/contract/vocabulary/shared';
import { type ApiVersion, type Merchant, newMerchant } from '../model/merchant.js';
import { notifyOfAdopted, notifyOfChecks } from '../model/notifications.js';
import { answer } from '../model/operations.js';
import { isIdle, passTime } from '../model/payouts.js';
import { rowsOf } from '../model/report-rows.js';
import { contentsOf, type ReportBody } from '../model/reports.js';
import { findRepeatedUrl, findSharedCode } from '../model/repeated.js';
import { listViews, singleViews } from '../model/views.js';
import { keyOf, textOf, type View, type Views } from '../model/view.js';
import { ifImplemented, NotApplicable } from '../outcome.js';
import { Candidates } from './candidates.js';
import type { StoryContext, StoryTarget } from './compared-target.js';

/** An action that happens at once. */
export type ActionOfStories = Exclude<keyof ActionInputs, 'advanceTime' | 'issueKey'>;

/** What happens to the model. */
export type Effect = (merchant: Merchant) => void;

/** How many requests and actions of a story were accepted, and how many requests refused. */
export interface StoryCounts {
  accepted: number;
  refused: number;
}

/**
 * A story that a target and the model tell side by side: after each command the answer, and everything that changed, has
 * to be what the model shows.
 */
export class StoryRun {
  version: ApiVersion;
  /** What `repeat` sends again. */
  last: Pick<ApiRequest, 'operation' | 'body'> | undefined;
  /** The values of the bodies that commands send: what each number stands for, their schemas determine. */
  choices: readonly number[] = [];
  /** The extRef that the next payment takes, because the processor reported it. */
  next: string | undefined;
  /** What the model has to do with the requests of a command; a story in which it does otherwise shows nothing. */
  expects: 'acceptance' | 'refusal' | 'either' = 'acceptance';
  readonly counts: StoryCounts = { accepted: 0, refused: 0 };
  /** The model of what happened so far, in each world that the target may be in. */
  readonly #worlds: Candidates;
  /** What each view is known to show. */
  readonly #shown = new Map<string, string>();
  /** The views that were read since the last command. */
  readonly #fresh = new Set<string>();
  /** Whether commands are looked at together, after the last one. */
  #isDeferred = false;
  /** Takes the requests instead of the target. */
  #collected: ApiRequest[] | undefined;

  private constructor(
    private readonly target: StoryTarget,
    version: ApiVersion,
    merchant: Omit<Merchant, 'world'>,
  ) {
    this.version = version;
    this.#worlds = new Candidates(target.world, merchant);
    for (const views of this.#views()) this.#shown.set(keyOf(views), textOf(views));
  }

  /** The model of what happened so far. */
  get merchant(): Merchant {
    return this.#worlds.merchant;
  }

  static async open(target: StoryTarget, version: ApiVersion): Promise<StoryRun> {
    const { context } = target;
    const [division] = (await ifImplemented(context.call('v2.listDivisions', {}))) ?? [];
    const codeOf = (type: string): string =>
      division?.balances.find(({ virtualAccountType }) => virtualAccountType === type)
        ?.virtualAccountCode ?? '';
    const { code = '', name = '' } = division ?? {};
    const now = Date.parse(context.operator.now());
    const accounts = { liable: codeOf('LIABLE'), fee: codeOf('FEE') };
    return new StoryRun(target, version, newMerchant(now, { code, name }, accounts));
  }

  get context(): StoryContext {
    return this.target.context;
  }

  get isDecided(): boolean {
    return this.target.decisions;
  }

  /** Configures a webhook, at a URL that ends with `suffix`, or activates or deactivates it. */
  async configureWebhook(type: WebhookType, isActive: boolean, suffix = ''): Promise<void> {
    if (this.#collected) return;
    if (this.merchant.webhooks[type] === undefined)
      await this.target.webhooks.subscribe(type, suffix);
    else await this.target.webhooks.activate(type, isActive);
    await this.change(({ webhooks }) => {
      webhooks[type] = isActive;
    });
  }

  /** Returns the requests that commands would send. */
  async collect(commands: () => Promise<void>): Promise<ApiRequest[]> {
    const collected: ApiRequest[] = [];
    this.#collected = collected;
    try {
      await commands();
    } finally {
      this.#collected = undefined;
    }
    return collected;
  }

  hasMet(pair: string): boolean {
    return this.target.hasMet(pair);
  }

  async sendAtOnce(requests: readonly ApiRequest[]): Promise<void> {
    this.passTime();
    const answers: Answer[] = [];
    await this.target.sendAtOnce(requests, (sent) => {
      // In the order in which the target may have taken them.
      const { results, keep } = this.#worlds.explore((merchant) =>
        sent.map((request) => answer(merchant, request)),
      );
      answers.push(...(results[0] ?? []));
      return { answers: results, keep: (fits) => this.#keep(keep, fits) };
    });
    const { refused } = this.counts;
    answers.forEach((each) => this.#count(each));
    if (this.isDecided && this.counts.refused === refused + requests.length)
      throw refusedWrongly(answers[0]);
    this.#worlds.apply((merchant) => {
      merchant.hasRaced = true;
    });
    await this.look();
  }

  /** Sends a request, unless only our decisions answer it and the target need not follow them. */
  async send(request: ApiRequest): Promise<void> {
    if (this.#collected) {
      this.#collected.push(request);
      return;
    }
    const sent = this.target.vary(request, this.choices);
    this.passTime();
    const pairs = pairsOf(this.merchant, sent);
    const { results: answers, keep } = this.#worlds.explore((merchant) => answer(merchant, sent));
    const expected = answers[0] as Answer;
    // A story is written for a service that follows our decisions; others may refuse what it does.
    if (this.isDecided) this.#requireExpected(sent, expected);
    this.#count(expected);
    if (answers.every((each) => this.#isOpen(each))) return;
    this.target.meet(pairs);
    const { isAccepted, fits } = await this.target.expectAnswer(sent, answers);
    if (isAccepted) this.#keep(keep, fits);
    if (isAccepted && 'shows' in expected && expected.shows)
      this.#skip(sent.version, expected.shows.code);
    await this.look();
  }

  async expectFaults(request: ApiRequest, faults: readonly Fault[]): Promise<void> {
    this.#count({ faults });
    if (!this.#isOpen({ faults })) await this.target.expectRefusal(request, faults);
  }

  /** Takes an action of the operator; `effect` is what it does to the model. */
  async act<Name extends ActionOfStories>(
    name: Name,
    input: ActionInputs[Name],
    effect: Effect,
  ): Promise<void> {
    if (this.#collected) return;
    this.passTime();
    const action = this.context.operator[name] as (given: object) => Promise<unknown>;
    await action(input);
    await this.change(effect);
  }

  /** Requests reports, and compares their files an hour later. */
  async requestReports(bodies: readonly ReportBody[]): Promise<void> {
    if (this.#collected) return;
    const requested = [];
    for (const body of bodies)
      requested.push({ body, id: await this.target.reports.request(body) });
    await this.wait(3_600);
    for (const { body, id } of requested) {
      const contents = this.#worlds.read((merchant) => contentsOf(merchant, body));
      // Those that are the same whatever the target decides.
      const [first = [], ...others] = contents;
      const shared = first.filter((each, index) =>
        others.every((one) => JSON.stringify(one[index]) === JSON.stringify(each)),
      );
      // The rows are decisions, and those of the first world.
      const rows = rowsOf(this.merchant, body);
      await this.target.reports.expectFile(body, id, shared, rows);
    }
  }

  async wait(seconds: number): Promise<void> {
    if (this.#collected) return;
    await this.context.operator.advance(seconds);
    this.passTime();
    // What must not change by itself is compared again.
    for (const views of this.#views())
      if (views[0]?.when === 'change') this.#shown.delete(keyOf(views));
    await this.change(() => undefined);
  }

  /** The model follows something that happened to the target. */
  async change(effect: Effect): Promise<void> {
    if (this.#collected) return;
    this.#worlds.change(effect);
    this.counts.accepted += 1;
    await this.look();
  }

  /** Real time passes in the model, too. */
  passTime(): void {
    this.#fresh.clear();
    this.#advance();
  }

  #advance(): void {
    const now = Date.parse(this.context.operator.now());
    this.#worlds.change(
      (merchant) => passTime(merchant, now),
      (merchant) => isIdle(merchant, now),
    );
  }

  /** Runs commands whose effects are compared once, after the last one. */
  async together(commands: () => Promise<void>): Promise<void> {
    const isInner = this.#isDeferred;
    this.#isDeferred = true;
    try {
      await commands();
    } finally {
      this.#isDeferred = isInner;
    }
    await this.look();
  }

  /** Compares everything that changed in the model since it was last compared. */
  async look(): Promise<void> {
    if (this.#collected) return;
    this.#worlds.apply(notifyOfChecks);
    if (this.#isDeferred) return;
    let all = this.#views();
    for (let index = 0; index < all.length; index += 1) {
      const views = all[index];
      if (!views || views[0].when === 'end' || this.#shown.get(keyOf(views)) === textOf(views))
        continue;
      // A view may settle what others show, such as that a payment is reconciled.
      if (await this.#read(views)) all = this.#views();
    }
    this.#worlds.apply(notifyOfAdopted);
    await this.target.webhooks.expect(this.#worlds.read(({ notifications }) => [...notifications]));
    this.#worlds.apply(({ notifications }) => void notifications.splice(0));
  }

  async end(): Promise<void> {
    this.#advance();
    let all = this.#views(true);
    for (let index = 0; index < all.length; index += 1) {
      const views = all[index];
      const expected = views?.[0].expected;
      const isEmpty = Array.isArray(expected) && expected.length === 0;
      if (!views || isEmpty || views[0].when === 'change' || this.#fresh.has(keyOf(views)))
        continue;
      if (await this.#read(views)) all = this.#views(true);
    }
    await this.look();
    const { merchant } = this;
    await this.target.webhooks.expectNoOthers();
    const twice = findSharedCode(merchant);
    if (twice !== undefined)
      this.target.fail('each object has a code of its own', `two have ${twice}`, 'CORE-GEN-014');
    const url = findRepeatedUrl(merchant);
    if (url !== undefined)
      this.target.fail('each onboarding URL is unique', `two are ${url}`, 'EXT-HO-002');
  }

  async compare(show: (merchant: Merchant) => View[]): Promise<void> {
    if (this.#collected) return;
    this.counts.accepted += 1;
    let all = this.#views(false, show);
    for (let index = 0; index < all.length; index += 1) {
      const views = all[index];
      if (views && (await this.#read(views))) all = this.#views(false, show);
    }
  }

  /** Looks at what no view shows. */
  async inspect(expectation: (target: StoryTarget) => Promise<void>): Promise<void> {
    if (this.#collected) return;
    this.counts.accepted += 1;
    await expectation(this.target);
  }

  /** A response that shows all of an object need not be read again in its version. */
  #skip(version: ApiVersion, code: string): void {
    const isOf = ([{ operation, path }]: Views): boolean =>
      operation.startsWith(version) && at(path, ['code']) === code;
    for (const views of this.#views().filter(isOf)) this.#shown.set(keyOf(views), textOf(views));
  }

  #views(isEnd = false, show?: (merchant: Merchant) => View[]): Views[] {
    const { version } = this;
    const list = (merchant: Merchant): View[] => [
      ...listViews(merchant, version),
      ...(isEnd ? singleViews(merchant, version) : []),
    ];
    const [first = [], ...others] = this.#worlds.read(show ?? list);
    const known = others.map((views) => new Map(views.map((view) => [keyOf([view]), view])));
    return first.map((view): Views => {
      // Where another world has no such view, nothing is known of what it shows.
      const open = { ...view, expected: anything };
      return [view, ...known.map((each) => each.get(keyOf([view])) ?? open)];
    });
  }

  /** Compares views. Returns true if the target showed something new, on which other views may depend. */
  async #read(views: Views): Promise<boolean> {
    const before = textOf(views);
    const fits = await this.target.expectView(views, this.merchant);
    if (!fits) return false;
    this.#keep((each) => this.#worlds.keep(each), fits);
    const after = textOf(views.filter((_, index) => fits[index]));
    this.#shown.set(keyOf(views), after);
    this.#fresh.add(keyOf(views));
    return after !== before;
  }

  /** Goes on in the worlds in which the target showed what they expect. */
  #keep(keep: (fits: readonly boolean[]) => void, fits: readonly boolean[]): void {
    if (!fits.includes(true))
      throw new NotApplicable(
        'The target decides a question that the reference leaves open in a way that the model does not know.',
      );
    keep(fits);
  }

  #requireExpected({ operation, body }: ApiRequest, expected: Answer): void {
    const isRefused = 'faults' in expected;
    if (this.expects === 'either' || isRefused === (this.expects === 'refusal')) return;
    if (isRefused) throw refusedWrongly(expected);
    throw new Error(`The model accepts ${operation} ${JSON.stringify(body)}, which is refused(…).`);
  }

  #count(expected: Answer): void {
    this.counts['faults' in expected ? 'refused' : 'accepted'] += 1;
  }

  /** True if only decisions state the answer, so that the rest of the story would depend on them. */
  #isOpen(expected: Answer): boolean {
    const claims =
      'faults' in expected ? expected.faults.map((each) => each.claims) : [expected.claims];
    return claims.every((each) => each !== undefined && !this.target.isRequired(each));
  }
}

/** A mistake in a story. */
function refusedWrongly(expected: Answer | undefined): Error {
  return new Error(
    `The model refuses a request: ${JSON.stringify(expected)}. Mark its command as refused(…).`,
  );
}
