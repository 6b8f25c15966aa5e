import { elements, member, text } from '../../json.js';
import { findFilters, type Filters } from '../../document/list-parameters.js';
import type { ScenarioContext } from '../scenario-context.js';
import { fetchList, codeOf, expectListed, type Listing } from './listing.js';

/** UTC offsets, in minutes, in which timestamps are written. */
const zones = [
  { name: 'Z', minutes: 0 },
  { name: '+10:00', minutes: 600 },
  { name: '-05:00', minutes: -300 },
];

/** Expects every filter of a list to return the right elements, alone and combined. */
export async function expectFilters(context: ScenarioContext, listing: Listing): Promise<void> {
  const filters = findFilters(context.queryParameters(listing.operation));
  const all = await fetchList(context, listing, {});
  const choices = findChoices(context, listing);
  await expectPeriods(context, listing);
  const equals = Object.entries(listing.equals ?? {}).map(([name, values]) => ({ name, values }));
  for (const { name, values } of [...choices, ...equals]) {
    for (const value of values) {
      const found = await fetchList(context, listing, { [name]: value });
      const expected =
        value === '' ? all : all.filter((each) => matches(listing, name, each, value));
      expectListed(context, listing, found, expected.map(codeOf), `with ${name}=${String(value)}`);
    }
  }
  await expectPairs(context, listing, all);
  if (filters.search !== undefined) await expectSearch(context, listing, all, filters.search);
}

/** Returns the filters by a value that elements contain. Without our decisions, renamed ones are left out. */
function findChoices(
  context: ScenarioContext,
  { operation, renamed = [] }: Listing,
): Filters['choices'] {
  const { choices } = findFilters(context.queryParameters(operation));
  return choices.filter(({ name }) => context.decided !== undefined || !renamed.includes(name));
}

/** D24: the start of a period is included, its end is not. Without our decisions, only times in between are tried. */
async function expectPeriods(context: ScenarioContext, listing: Listing): Promise<void> {
  const { from, to } = findFilters(context.queryParameters(listing.operation));
  if (from === undefined || to === undefined) return;
  const times = listing.listed.map(({ at }) => Date.parse(at));
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const before = times[Math.floor(times.length / 2) - 1] ?? 0;
  const between = Math.round((middle + before) / 2);
  const bounds = context.decided ? [between, middle, middle + 1] : [between];
  for (const { minutes } of zones) {
    for (const bound of bounds) {
      for (const name of [from, to]) {
        await expectPeriod(
          context,
          listing,
          { [name]: formatWithOffset(bound, minutes) },
          name === from ? [bound, Infinity] : [0, bound],
        );
      }
    }
    const only = {
      [from]: formatWithOffset(between, minutes),
      [to]: formatWithOffset(middle + 1, -minutes),
    };
    await expectPeriod(context, listing, only, [between, middle + 1]);
  }
  if (!context.decided) return;
  const empty = formatWithOffset(middle, 0);
  await expectPeriod(context, listing, { [from]: empty, [to]: empty }, [middle, middle]);
  await expectForms(context, listing, from, middle);
  if (before >= middle) return;
  const reversed = { [from]: formatWithOffset(middle, 0), [to]: formatWithOffset(before, 0) };
  const { operation, path, query } = listing;
  const args = { ...(path && { path }), query: { ...query, ...reversed } };
  await context.expectError(operation, args, 422);
}

/** D24: another format that both references have, and a date, which is its start in UTC. */
async function expectForms(
  context: ScenarioContext,
  listing: Listing,
  from: string,
  middle: number,
): Promise<void> {
  const form = formatWithOffset(middle, 0);
  const hours = formatWithOffset(middle, -300).replace(/:00$/, '');
  for (const other of [form.replace('T', ' ').replace('Z', '000Z'), hours])
    await expectPeriod(context, listing, { [from]: other }, [middle, Infinity]);
  const day = form.slice(0, 10);
  await expectPeriod(context, listing, { [from]: day }, [Date.parse(day), Infinity]);
}

async function expectPeriod(
  context: ScenarioContext,
  listing: Listing,
  query: Readonly<Record<string, string>>,
  [first, end]: readonly [number, number],
): Promise<void> {
  if (!context.accepts(listing.operation, query)) return;
  const found = await fetchList(context, listing, query);
  const expected = listing.listed
    .filter(({ at }) => Date.parse(at) >= first && Date.parse(at) < end)
    .map(({ code }) => code);
  const wanted = found.map(codeOf).filter((code) => expected.includes(code));
  const isSame = wanted.length === expected.length && found.length === expected.length;
  // A finding lists the expected elements in the order of creation.
  expectListed(
    context,
    listing,
    found,
    isSame ? wanted : expected,
    `with ${JSON.stringify(query)}`,
  );
}

/** Expects two filters together to return the elements that match both. */
async function expectPairs(
  context: ScenarioContext,
  listing: Listing,
  all: readonly unknown[],
): Promise<void> {
  const { from, to, search } = findFilters(context.queryParameters(listing.operation));
  const choices = findChoices(context, listing);
  const [sought] = all.flatMap((each) => textsOf(listing, each));
  const expectBoth = async (
    query: Readonly<Record<string, unknown>>,
    expected: readonly unknown[],
  ): Promise<void> => {
    if (!context.accepts(listing.operation, query)) return;
    const found = await fetchList(context, listing, query);
    expectListed(context, listing, found, expected.map(codeOf), `with ${JSON.stringify(query)}`);
  };
  for (const [index, { name, values }] of choices.entries()) {
    for (const value of values.filter((each) => each !== '')) {
      const passing = all.filter((each) => matches(listing, name, each, value));
      // Just before the newest match, so that each filter excludes something.
      const codes = passing.map(codeOf);
      const newest = listing.listed.findLast(({ code }) => codes.includes(code));
      if (from !== undefined && newest !== undefined && passing.length > 1) {
        const time = new Date(Date.parse(newest.at) - 1).toISOString();
        const isNewest = (each: unknown): boolean => codeOf(each) === newest.code;
        await expectBoth({ [name]: value, [from]: time }, passing.filter(isNewest));
        const others = passing.filter((each) => !isNewest(each));
        if (to !== undefined) await expectBoth({ [name]: value, [to]: time }, others);
      }
      if (search !== undefined && sought !== undefined && context.decided) {
        const both = passing.filter((each) => textsOf(listing, each).includes(sought));
        await expectBoth({ [name]: value, [search]: sought }, both);
      }
      for (const other of choices.slice(index + 1)) {
        for (const second of other.values.filter((each) => each !== '')) {
          const both = passing.filter((each) => matches(listing, other.name, each, second));
          await expectBoth({ [name]: value, [other.name]: second }, both);
        }
      }
    }
  }
}

/** Expects a search to find substrings in any case, and no character to be a wildcard. */
async function expectSearch(
  context: ScenarioContext,
  listing: Listing,
  all: readonly unknown[],
  parameter: string,
): Promise<void> {
  const own = new Set(all.flatMap((each) => textsOf(listing, each)));
  for (const sought of context.decided ? [] : own) {
    const found = (await fetchList(context, listing, { [parameter]: sought })).map(codeOf);
    const missed = all.filter((each) => textsOf(listing, each).includes(sought)).map(codeOf);
    const isFound = missed.every((code) => found.includes(code));
    context.expect(
      isFound,
      `${parameter}=${sought} finds ${missed.join()}`,
      `it finds ${found.join()}`,
    );
  }
  // The exact matching, by substring in any case, is our decision.
  if (!context.decided) return;
  const parts = [...own].flatMap((each) => [each, each.slice(2).toUpperCase(), each.slice(0, -1)]);
  const wildcards = ['%', '_', '*', '?', '\\', '.', "'", '[a-z]'];
  for (const sought of new Set([...parts, ...wildcards])) {
    if (sought === '') continue;
    const found = await fetchList(context, listing, { [parameter]: sought });
    const expected = all.filter((each) =>
      textsOf(listing, each).some((one) => one.toLowerCase().includes(sought.toLowerCase())),
    );
    const what = `with ${parameter}=${sought}`;
    expectListed(context, listing, found, expected.map(codeOf), what);
  }
}

/** The texts of an element that a search covers, shown or not. */
function textsOf({ searched = [], listed }: Listing, element: unknown): string[] {
  const hidden = listed.find(({ code }) => code === codeOf(element))?.texts ?? [];
  const shown = searched.map((name) => text(name.split('.').reduce<unknown>(member, element)));
  return [...shown, ...hidden].filter((each) => each !== undefined && each !== '') as string[];
}

function matches({ valueFor }: Listing, name: string, element: unknown, value: unknown): boolean {
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
