import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../json.js';
import { limitNames } from '../../model/limits.js';
import { isMultiple } from '../../model/scalars.js';
import type { Facet, Verdict } from '../rules/facets.js';
import { compareLimits, describeLimit } from './limits.js';
import type { Alternative, TextConstraint, TextFacet } from './alternative.js';

/** A difference of two alternatives in one part, with the pointers of that part. */
export interface Difference {
  readonly facet: Facet;
  readonly verdict: Verdict;
  readonly message: string;
  readonly before: string;
  readonly after: string;
}

/** Compares two alternatives without the contents of objects and arrays. */
export function* compareAlternatives(
  before: Alternative,
  after: Alternative,
): Generator<Difference> {
  yield* compareValues(before, after);
  yield* compareAlternativeLimits(before, after);
  for (const facet of textFacets) yield* compareTexts(facet, before, after);
}

function* compareValues(before: Alternative, after: Alternative): Generator<Difference> {
  const [old, now] = [before.values, after.values];
  const gone = (old ?? []).filter((value) => !includes(now, value));
  const added = (now ?? []).filter((value) => !includes(old, value));
  // Without an enum all values are valid: adding one narrows, removing it widens.
  const narrowed = gone.length > 0 || (!old && now !== undefined);
  const widened = added.length > 0 || (!now && old !== undefined);
  const verdict = verdictOf(narrowed, widened);
  if (!verdict) return;
  yield {
    facet: 'values',
    verdict,
    message: `values: ${old && now ? describeLists(gone, added) : `${list(old)} → ${list(now)}`}`,
    before: before.listed ?? before.pointer,
    after: after.listed ?? after.pointer,
  };
}

function describeLists(gone: readonly Json[], added: readonly Json[]): string {
  const without = gone.length > 0 ? [`without ${list(gone)}`] : [];
  return [...without, ...(added.length > 0 ? [`also ${list(added)}`] : [])].join(', ');
}

/** True if an enum includes a value; an undefined enum includes all. */
function includes(values: readonly Json[] | undefined, value: Json): boolean {
  return values?.some((other) => isDeepStrictEqual(other, value)) ?? true;
}

function list(values: readonly Json[] | undefined): string {
  return values?.map((value) => JSON.stringify(value)).join(', ') ?? 'any';
}

function* compareAlternativeLimits(before: Alternative, after: Alternative): Generator<Difference> {
  for (const name of limitNames) {
    const [old, now] = [before.limits.get(name), after.limits.get(name)];
    const order = compareLimits(name, now, old);
    if (order === 0) continue;
    yield {
      facet: 'limit',
      verdict: order > 0 ? 'narrowed' : 'widened',
      message: `${name}: ${describeLimit(name, old)} → ${describeLimit(name, now)}`,
      before: old?.pointer ?? before.pointer,
      after: now?.pointer ?? after.pointer,
    };
  }
}

/** How messages call what is compared by its text, and that there is none. */
const words: Readonly<Record<TextFacet, readonly [name: string, none: string]>> = {
  pattern: ['pattern', 'none'],
  format: ['format', 'none'],
  multiple: ['multipleOf', 'none'],
  constraint: ['constraint', 'none'],
  unique: ['elements must differ', 'no'],
  additional: ['other properties', 'allowed'],
};

const textFacets = Object.keys(words) as TextFacet[];

function* compareTexts(
  facet: TextFacet,
  before: Alternative,
  after: Alternative,
): Generator<Difference> {
  const [old = [], now = []] = [before, after].map(({ texts }) =>
    texts.filter((each) => each.facet === facet),
  );
  const gone = old.filter(({ text }) => !now.some((each) => each.text === text));
  const added = now.filter(({ text }) => !old.some((each) => each.text === text));
  const verdict = verdictOfTexts(facet, textsOf(old), textsOf(now));
  if (!verdict) return;
  const [name, none] = words[facet];
  // The text of a condition is only for comparison.
  const show = (found: readonly TextConstraint[]): string =>
    textsOf(found)
      .map((text) => (facet === 'constraint' ? text.split(' ')[0] : text))
      .join(', ') || none;
  yield {
    facet,
    verdict,
    message: `${name}: ${show(gone)} → ${show(added)}`,
    before: gone[0]?.pointer ?? before.pointer,
    after: added[0]?.pointer ?? after.pointer,
  };
}

function textsOf(found: readonly TextConstraint[]): string[] {
  return [...new Set(found.map(({ text }) => text))];
}

/** Adding a constraint narrows; two different ones cannot be compared, except some multiples and formats. */
function verdictOfTexts(
  facet: TextFacet,
  old: readonly string[],
  now: readonly string[],
): Verdict | undefined {
  const [from = -1, to = -1] = [old, now].map((texts) => ['int32', 'int64'].indexOf(texts.join()));
  if (facet === 'format' && from >= 0 && to >= 0) return verdictOf(from > to, to > from);
  const isImplied = (text: string, by: readonly string[]): boolean =>
    facet === 'multiple'
      ? by.some((step) => isMultiple(Number(step), Number(text)))
      : by.includes(text);
  return verdictOf(
    now.some((text) => !isImplied(text, old)),
    old.some((text) => !isImplied(text, now)),
  );
}

/** The change of the set of values; undefined if it is the same. */
export function verdictOf(narrowed: boolean, widened: boolean): Verdict | undefined {
  if (narrowed && widened) return 'changed';
  if (narrowed) return 'narrowed';
  return widened ? 'widened' : undefined;
}
