import type { ActionName, Actions } from '../adapter/adapter.js';
import { at } from '../json.js';
import type { Answer, ApiRequest, Fault } from '../model/answers.js';
import type { ApiVersion, Merchant, WebhookType } from '../model/merchant.js';
import { notifyOfAdopted, notifyOfChecks } from '../model/notifications.js';
import { answer, versionOf } from '../model/operations.js';
import { passTime } from '../model/payouts.js';
import { rowsOf } from '../model/report-rows.js';
import { contentsOf, type ReportBody } from '../model/reports.js';
import { findRepeatedUrl, findSharedCode, listViews, singleViews } from '../model/views.js';
import type { View } from '../model/view.js';
import { ifImplemented } from '../outcome.js';
import { citesOnlyDecisions } from '../run/decided.js';
import type { ListName } from '../scenarios/lists/listings.js';
import type { StoryContext, StoryTarget } from './story-target.js';

/** An action of the operator, without the tenant. */
type ActionInput<Name extends ActionName> = Omit<Parameters<Actions[Name]>[0], 'tenant'>;

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
  /** The model of what happened so far. */
  merchant: Merchant;
  /** The version of the API that commands use. */
  version: ApiVersion;
  /** The last request that can be repeated. */
  last: ApiRequest | undefined;
  /** The values of the bodies that commands send: what each number stands for, their schemas determine. */
  choices: readonly number[] = [];
  /** The extRef that the next payment takes, because the processor reported it. */
  next: string | undefined;
  /** What the model has to do with the requests of a command; a story in which it does otherwise shows nothing. */
  expects: 'acceptance' | 'refusal' | 'either' = 'acceptance';
  readonly counts: StoryCounts = { accepted: 0, refused: 0 };
  readonly #target: StoryTarget;
  /** What each view is known to show. */
  readonly #shown = new Map<string, string>();
  /** The views that were read since the last command. */
  readonly #fresh = new Set<string>();
  /** How many webhooks have arrived. */
  #notified = 0;
  /** Whether commands are looked at together, after the last one. */
  #isDeferred = false;
  /** Takes the requests instead of the target. */
  #collected: ApiRequest[] | undefined;

  private constructor(target: StoryTarget, version: ApiVersion, merchant: Merchant) {
    this.#target = target;
    this.version = version;
    this.merchant = merchant;
    for (const view of listViews(merchant, version)) this.#shown.set(keyOf(view), textOf(view));
  }

  /** Begins a story of a merchant without sellers. */
  static async open(target: StoryTarget, version: ApiVersion): Promise<StoryRun> {
    const { context } = target;
    const [division] = (await ifImplemented(context.call('v2.listDivisions', {}))) ?? [];
    const codeOf = (type: string): string =>
      division?.balances.find(({ virtualAccountType }) => virtualAccountType === type)
        ?.virtualAccountCode ?? '';
    return new StoryRun(target, version, {
      now: Date.parse(context.operator.now()),
      division: { code: division?.code ?? '', name: division?.name ?? '' },
      liable: codeOf('LIABLE'),
      fee: codeOf('FEE'),
      canTransfer: true,
      isInUnitedStates: false,
      tier: 'FULL_KYC',
      timeZone: 'UTC',
      externalAccounts: [],
      hasRaced: false,
      sellers: [],
      payments: [],
      refunds: [],
      transactions: [],
      transfers: [],
      payouts: [],
      configurations: {},
      lastRun: Date.parse(context.operator.now()),
      webhooks: {},
      notifications: [],
    });
  }

  get context(): StoryContext {
    return this.#target.context;
  }

  /** Whether the target has to follow our decisions. */
  get isDecided(): boolean {
    return this.#target.decisions;
  }

  /** Configures a webhook, at a URL that ends with `suffix`, or activates or deactivates it. */
  async configureWebhook(type: WebhookType, isActive: boolean, suffix = ''): Promise<void> {
    if (this.merchant.webhooks[type] === undefined)
      await this.#target.webhooks.subscribe(type, suffix);
    else await this.#target.webhooks.activate(type, isActive);
    await this.change(({ webhooks }) => {
      webhooks[type] = isActive;
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

  /** Sends requests at the same time, of which at least one is accepted. */
  async sendAtOnce(requests: readonly ApiRequest[]): Promise<void> {
    this.passTime();
    const answers: Answer[] = [];
    await this.#target.sendAtOnce(requests, (request) => {
      const expected = answer(this.merchant, request);
      answers.push(expected);
      return expected;
    });
    const { refused } = this.counts;
    answers.forEach((each) => this.#count(each));
    if (this.counts.refused === refused + requests.length) throw refusedWrongly(answers[0]);
    this.merchant.hasRaced = true;
    await this.look();
  }

  /** Sends a request, unless only our decisions answer it and the target need not follow them. */
  async send(request: ApiRequest): Promise<void> {
    if (this.#collected) {
      this.#collected.push(request);
      return;
    }
    const sent = this.#target.vary({ ...request, version: versionOf(request) }, this.choices);
    this.passTime();
    const next = structuredClone(this.merchant);
    const expected = answer(next, sent);
    this.#requireExpected(sent, expected);
    this.#count(expected);
    if (this.#isOpen(expected)) return;
    if ('faults' in expected) await this.#target.expectRefusal(sent, expected.faults);
    else {
      await this.#target.expectAcceptance(sent, expected);
      this.merchant = next;
      if (expected.shows) this.#skip(sent.version, expected.shows.code);
    }
    await this.look();
  }

  /** Sends an invalid request and expects these faults. */
  async expectFaults(request: ApiRequest, faults: readonly Fault[]): Promise<void> {
    this.#count({ faults });
    if (!this.#isOpen({ faults })) await this.#target.expectRefusal(request, faults);
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
    await this.change(effect);
  }

  /** Requests reports, and compares their files an hour later. */
  async requestReports(bodies: readonly ReportBody[]): Promise<void> {
    const requested = [];
    for (const body of bodies)
      requested.push({ body, id: await this.#target.reports.request(body) });
    await this.wait(3_600);
    for (const { body, id } of requested)
      await this.#target.reports.expectFile(
        body,
        id,
        contentsOf(this.merchant, body),
        rowsOf(this.merchant, body),
      );
  }

  /** Advances the clock. */
  async wait(seconds: number): Promise<void> {
    await this.context.operator.advance(seconds);
    this.passTime();
    // What must not change by itself is compared again.
    for (const view of listViews(this.merchant, this.version))
      if (view.when === 'change') this.#shown.delete(keyOf(view));
    await this.change(() => undefined);
  }

  /** The model follows something that happened to the target. */
  async change(effect: (merchant: Merchant) => void): Promise<void> {
    effect(this.merchant);
    this.counts.accepted += 1;
    await this.look();
  }

  /** Real time passes in the model, too. */
  passTime(): void {
    this.#fresh.clear();
    passTime(this.merchant, Date.parse(this.context.operator.now()));
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
    notifyOfChecks(this.merchant);
    if (this.#isDeferred) return;
    let views = listViews(this.merchant, this.version);
    for (let index = 0; index < views.length; index += 1) {
      const view = views[index];
      if (!view || view.when === 'end' || this.#shown.get(keyOf(view)) === textOf(view)) continue;
      await this.#read(view);
      // A view may settle what others show, such as that a payment is reconciled.
      views = listViews(this.merchant, this.version);
    }
    notifyOfAdopted(this.merchant);
    await this.#target.webhooks.expect(this.merchant.notifications.slice(this.#notified));
    this.#notified = this.merchant.notifications.length;
  }

  /** Compares everything, at the end of a story. */
  async end(): Promise<void> {
    const { merchant, version } = this;
    passTime(merchant, Date.parse(this.context.operator.now()));
    for (const view of [...listViews(merchant, version), ...singleViews(merchant, version)]) {
      const isEmpty = Array.isArray(view.expected) && view.expected.length === 0;
      if (!isEmpty && view.when !== 'change' && !this.#fresh.has(keyOf(view)))
        await this.#read(view);
    }
    await this.look();
    await this.#target.webhooks.expectNoOthers();
    const twice = findSharedCode(merchant);
    if (twice !== undefined)
      this.#target.fail('each object has a code of its own', `two have ${twice}`, 'CORE-GEN-014');
    const url = findRepeatedUrl(merchant);
    if (url !== undefined)
      this.#target.fail('each onboarding URL is unique', `two are ${url}`, 'EXT-HO-002');
  }

  /** Compares further views of the model. */
  async compare(views: readonly View[]): Promise<void> {
    this.counts.accepted += 1;
    for (const view of views) await this.#target.expectView(view, this.merchant);
  }

  /** Tries every filter and every sort order of lists. */
  async expectLists(name: ListName): Promise<void> {
    this.counts.accepted += 1;
    await this.#target.expectLists(name, this.merchant, this.version);
  }

  /** A response that shows all of an object need not be read again in its version. */
  #skip(version: ApiVersion, code: string): void {
    const isOf = ({ operation, path }: View): boolean =>
      operation.startsWith(version) && at(path, ['code']) === code;
    for (const view of listViews(this.merchant, this.version).filter(isOf))
      this.#shown.set(keyOf(view), textOf(view));
  }

  async #read(view: View): Promise<void> {
    if (!(await this.#target.expectView(view, this.merchant))) return;
    this.#shown.set(keyOf(view), textOf(view));
    this.#fresh.add(keyOf(view));
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
    if (this.isDecided) return false;
    const claims =
      'faults' in expected ? expected.faults.map((each) => each.claims) : [expected.claims];
    return claims.every((each) => each !== undefined && citesOnlyDecisions(each.split(' ')));
  }
}

/** A mistake in a story. */
function refusedWrongly(expected: Answer | undefined): Error {
  return new Error(
    `The model refuses a request: ${JSON.stringify(expected)}. Mark its command as refused(…).`,
  );
}

function keyOf({ operation, path, query }: View): string {
  return `${operation} ${JSON.stringify([path, query])}`;
}

function textOf({ expected }: View): string {
  return JSON.stringify(expected);
}
