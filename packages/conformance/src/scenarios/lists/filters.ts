import { elements, member, text } from '../../json.js';
import { findFilters, type Filters } from '../../document/list-parameters.js';
import { queryParametersOf } from '../../document/query.js';
import type { ScenarioContext } from '../scenario-context.js';
import { fetchList, codeOf, expectListed, type Listing } from './listing.js';
import { ordersOf } from './orders.js';

/** UTC offsets, in minutes, in which timestamps are written. */
const zones = [
  { name: 'Z', minutes: 0 },
  { name: '+10:00', minutes: 600 },
  { name: '-05:00', minutes: -300 },
];

interface FilteredList {
  readonly context: ScenarioContext;
  readonly listing: Listing;
  readonly filters: Filters;
  readonly all: readonly unknown[];
  /** Expects a filter to return the elements that pass, in the next order of the list. */
  readonly expectFound: (
    query: Readonly<Record<string, unknown>>,
    passes: (element: unknown) => boolean,
  ) => Promise<void>;
}

/** Expects every filter of a list to return the right elements, alone and combined. */
export async function expectFilters(context: ScenarioContext, listing: Listing): Promise<void> {
  const list = await readList(context, listing);
  await expectPeriods(list);
  const equals = Object.entries(listing.equals ?? {}).map(([name, values]) => ({ name, values }));
  for (const { name, values } of [...list.filters.choices, ...equals])
    for (const value of values)
      await list.expectFound({ [name]: value }, (each) => matches(listing, name, each, value));
  await expectPairs(list);
  await expectSearch(list);
}

async function readList(context: ScenarioContext, listing: Listing): Promise<FilteredList> {
  const { operation, renamed = [] } = listing;
  const filters = findFilters(queryParametersOf(context.check.api, operation));
  // Without our decisions, those whose values are renamed are left out.
  const choices = filters.choices.filter(
    ({ name }) => context.ifDecided() !== undefined || !renamed.includes(name),
  );
  const all = await fetchList(context, listing, {});
  const orders = ordersOf(context, listing, all);
  let count = 0;
  const expectFound: FilteredList['expectFound'] = async (query, passes) => {
    const order = orders[count % orders.length];
    const asked = { ...query, ...order?.query };
    if (!order || !context.accepts(operation, asked)) return;
    count += 1;
    const passing = new Set(all.filter(passes).map(codeOf));
    const expected = order.codes.filter((code) => passing.has(code));
    const shown = await fetchList(context, listing, asked);
    expectListed(context, listing, shown, expected, `with ${JSON.stringify(asked)}`);
  };
  return { context, listing, filters: { ...filters, choices }, all, expectFound };
}

/** D24: the start of a period is included, its end is not. Without our decisions, only times in between are tried. */
async function expectPeriods({
  context,
  listing,
  filters,
  expectFound,
}: FilteredList): Promise<void> {
  const { from, to } = filters;
  if (from === undefined || to === undefined) return;
  const createdAt = new Map(listing.listed.map(({ code, at }) => [code, Date.parse(at)]));
  const times = [...createdAt.values()];
  const expectPeriod = (query: Readonly<Record<string, string>>, first: number, end: number) =>
    expectFound(query, (each) => {
      const at = createdAt.get(codeOf(each)) ?? NaN;
      return at >= first && at < end;
    });
  const expectBound = async (bound: string, time: number): Promise<void> => {
    await expectPeriod({ [from]: bound }, time, Infinity);
    await expectPeriod({ [to]: bound }, 0, time);
  };
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const before = times[Math.floor(times.length / 2) - 1] ?? 0;
  const between = Math.round((middle + before) / 2);
  const bounds = context.ifDecided() ? [between, middle, middle + 1] : [between];
  for (const { minutes } of zones) {
    for (const bound of minutes === 0 ? bounds : [between])
      await expectBound(formatWithOffset(bound, minutes), bound);
    const only = {
      [from]: formatWithOffset(between, minutes),
      [to]: formatWithOffset(middle + 1, -minutes),
    };
    await expectPeriod(only, between, middle + 1);
  }
  if (!context.ifDecided()) return;
  const exact = formatWithOffset(middle, 0);
  await expectPeriod({ [from]: exact, [to]: exact }, middle, middle);
  // Other formats that both references have, and a date, which is its start in UTC.
  const hours = formatWithOffset(middle, -300).replace(/:00$/, '');
  for (const other of [exact.replace('T', ' ').replace('Z', '000Z'), hours])
    await expectPeriod({ [from]: other }, middle, Infinity);
  const day = exact.slice(0, 10);
  await expectBound(day, Date.parse(day));
  if (before >= middle) return;
  const reversed = { [from]: exact, [to]: formatWithOffset(before, 0) };
  const { operation, path, query } = listing;
  const args = { ...(path && { path }), query: { ...query, ...reversed } };
  await context.expectError(operation, args, 422);
}

/** Expects two filters together to return the elements that match both. */
async function expectPairs({
  context,
  listing,
  filters,
  all,
  expectFound,
}: FilteredList): Promise<void> {
  const { from, to, search, choices } = filters;
  const [sought] = all.flatMap((each) => textsOf(listing, each));
  for (const [index, { name, values }] of choices.entries()) {
    for (const value of values.filter((each) => each !== '')) {
      const passes = (each: unknown): boolean => matches(listing, name, each, value);
      // Just before the newest match, so that each filter excludes something.
      const codes = all.filter(passes).map(codeOf);
      const newest = listing.listed.findLast(({ code }) => codes.includes(code));
      if (from !== undefined && newest !== undefined && codes.length > 1) {
        const time = new Date(Date.parse(newest.at) - 1).toISOString();
        const isNewest = (each: unknown): boolean => codeOf(each) === newest.code;
        await expectFound({ [name]: value, [from]: time }, isNewest);
        const isOther = (each: unknown): boolean => passes(each) && !isNewest(each);
        if (to !== undefined) await expectFound({ [name]: value, [to]: time }, isOther);
      }
      if (search !== undefined && sought !== undefined && context.ifDecided())
        await expectFound(
          { [name]: value, [search]: sought },
          (each) => passes(each) && textsOf(listing, each).includes(sought),
        );
      for (const other of choices.slice(index + 1))
        for (const second of other.values.filter((each) => each !== ''))
          await expectFound(
            { [name]: value, [other.name]: second },
            (each) => passes(each) && matches(listing, other.name, each, second),
          );
    }
  }
}

/** Expects a search to find substrings in any case, and no character to be a wildcard. */
async function expectSearch({
  context,
  listing,
  filters: { search },
  all,
  expectFound,
}: FilteredList): Promise<void> {
  if (search === undefined) return;
  const own = new Set(all.flatMap((each) => textsOf(listing, each)));
  for (const sought of context.ifDecided() ? [] : own) {
    const codes = (await fetchList(context, listing, { [search]: sought })).map(codeOf);
    const missed = all.filter((each) => textsOf(listing, each).includes(sought)).map(codeOf);
    const isFound = missed.every((code) => codes.includes(code));
    context.expect(
      isFound,
      `${search}=${sought} finds ${missed.join()}`,
      `it finds ${codes.join()}`,
    );
  }
  // The exact matching, by substring in any case, is our decision.
  if (!context.ifDecided()) return;
  const parts = [...own].flatMap((each) => [each, each.slice(2).toUpperCase(), each.slice(0, -1)]);
  const wildcards = ['%', '_', '*', '?', '\\', '.', "'", '[a-z]'];
  for (const sought of new Set([...parts, ...wildcards]))
    if (sought !== '')
      await expectFound({ [search]: sought }, (each) =>
        textsOf(listing, each).some((one) => one.toLowerCase().includes(sought.toLowerCase())),
      );
}

function textsOf({ searched = [], listed }: Listing, element: unknown): string[] {
  const hidden = listed.find(({ code }) => code === codeOf(element))?.texts ?? [];
  const shown = searched.map((name) => text(name.split('.').reduce<unknown>(member, element)));
  return [...shown, ...hidden].filter((each) => each !== undefined && each !== '') as string[];
}

function matches({ valueFor }: Listing, name: string, element: unknown, value: unknown): boolean {
  if (value === '') return true;
  const own = valueFor?.(name, element) ?? member(element, name.replace(/^_/, ''));
  return own === value || elements(own).includes(value);
}

/** Formats a time, in ms since 1970, with an offset in minutes. */
function formatWithOffset(time: number, minutes: number): string {
  const local = new Date(time + minutes * 60_000).toISOString().slice(0, -1);
  if (minutes === 0) return `${local}Z`;
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((each) =>
    String(each).padStart(2, '0'),
  );
  return `${local}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}
