import { newestPage, type ListPage } from '../document/list-parameters.js';
import type { Exchange } from '../http/exchange.js';
import { at, elements, member } from '../json.js';
import { plain } from '../model/expected.js';
import type { Merchant } from '../model/merchant.js';
import type { View } from '../model/view.js';
import { ifImplemented } from '../outcome.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';

/** The largest page of a list. In a shared tenant a list may be longer, and is then not compared. */
const largestPage = 500;

/** A response, and what it shows of a view. */
interface Shown {
  readonly exchange: Exchange;
  readonly shown: unknown;
}

/** Reads what a target shows of views: of a list that others fill, too, what is of the story. */
export class ViewReader {
  /** Operations that the target does not implement. */
  readonly #absent = new Set<string>();

  constructor(
    private readonly context: ScenarioContext,
    private readonly requireSuccess: (exchange: Exchange, id: string) => void,
  ) {}

  /** Reads what a view shows; undefined if it cannot be compared. */
  async find(
    view: View,
    expected: readonly unknown[],
    merchant: Merchant,
  ): Promise<Shown | undefined> {
    const { list, path } = view;
    if (list === undefined) return this.#read(view);
    // A list below a holder has nothing of others.
    const isShared = !path && !this.context.hasOwnTenant;
    const ownOf = (shown: unknown): readonly unknown[] =>
      isShared ? this.#ownElements(elements(shown), merchant) : elements(shown);
    if (isShared) {
      const count = Math.max(...expected.map((each) => elements(plain(each)).length));
      const page = newestPage(
        this.context.check.api,
        this.context.operation(view.operation),
        count,
      );
      const newest = await this.#read(view, page.query);
      const all = elements(newest?.shown);
      const ownElements = ownOf(all.toReversed());
      if (newest && (ownElements.length >= count || all.length < page.size))
        return { ...newest, shown: ownElements };
    }
    const response = await this.#read(view);
    if (!response || elements(response.shown).length >= largestPage) return undefined;
    return { ...response, shown: ownOf(response.shown) };
  }

  /** Sends the request of a view; undefined if the target does not implement it. */
  async #read(
    { operation, path, query, list }: View,
    page: ListPage['query'] = {},
  ): Promise<Shown | undefined> {
    if (this.#absent.has(operation)) return undefined;
    const all = { ...query, ...page };
    const args = { ...(path && { path }), ...(Object.keys(all).length > 0 && { query: all }) };
    const exchange = await ifImplemented(this.context.send(operation, args));
    if (!exchange) {
      this.#absent.add(operation);
      return undefined;
    }
    this.requireSuccess(exchange, operation);
    const { json } = exchange.reply;
    return { exchange, shown: list === undefined ? json : member(json, list) };
  }

  /** In a shared tenant, the elements of this story: others have codes that it does not know. */
  #ownElements(list: readonly unknown[], merchant: Merchant): readonly unknown[] {
    const { payments, refunds, transactions, transfers, payouts, sellers } = merchant;
    const all = [...payments, ...refunds, ...transactions, ...transfers, ...payouts, ...sellers];
    const codes = new Set(all.map(({ code }) => code));
    const prefix = this.context.unique().replace(/_[^_]*$/, '_');
    return list.filter(
      (each) => codes.has(at(each, ['code']) as string) || JSON.stringify(each).includes(prefix),
    );
  }
}
