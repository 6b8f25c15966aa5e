import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../json.js';
import { limitNames } from '../../model/limits.js';
import { isMultiple } from '../../model/scalars.js';
import type { Facet, Verdict } from '../rules/facets.js';
import { compareLimits, describeLimit } from './limits.js';
import type { Alternative, Texts } from './alternative.js';

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
  const places = { before: before.pointer, after: after.pointer };
  yield* compareValues(before, after);
  yield* compareAlternativeLimits(before, after);
  yield* compareTexts('pattern', before.patterns, after.patterns, places);
  yield* compareFormats(before, after);
  yield* compareMultiples(before, after);
  yield* compareTexts('constraint', before.constraints, after.constraints, places);
  if ((before.unique === undefined) !== (after.unique === undefined)) {
    yield {
      facet: 'unique',
      verdict: before.unique === undefined ? 'narrowed' : 'widened',
      message: `elements must differ: ${yesNo(before.unique)} → ${yesNo(after.unique)}`,
      before: before.unique ?? places.before,
      after: after.unique ?? places.after,
    };
  }
  if ((before.closed === undefined) !== (after.closed === undefined)) {
    yield {
      facet: 'additional',
      verdict: before.closed === undefined ? 'narrowed' : 'widened',
      message: `other properties: ${allowed(before.closed)} → ${allowed(after.closed)}`,
      before: before.closed ?? places.before,
      after: after.closed ?? places.after,
    };
  }
}

function yesNo(pointer: string | undefined): string {
  return pointer === undefined ? 'no' : 'yes';
}

function allowed(closed: string | undefined): string {
  return closed === undefined ? 'allowed' : 'refused';
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

/** Compares constraints by their text: adding one narrows; two different ones cannot be compared. */
function* compareTexts(
  facet: 'pattern' | 'format' | 'constraint',
  before: Texts,
  after: Texts,
  places: { readonly before: string; readonly after: string },
): Generator<Difference> {
  const gone = [...before].filter(([text]) => !after.has(text));
  const added = [...after].filter(([text]) => !before.has(text));
  const verdict = verdictOf(added.length > 0, gone.length > 0);
  if (!verdict) return;
  const show = (texts: readonly (readonly [string, string])[]): string =>
    texts.map(([text]) => keywordOf(facet, text)).join(', ') || 'none';
  yield {
    facet,
    verdict,
    message: `${facet}: ${show(gone)} → ${show(added)}`,
    before: gone[0]?.[1] ?? places.before,
    after: added[0]?.[1] ?? places.after,
  };
}

/** The keyword of a condition; its text is only for comparison. */
function keywordOf(facet: string, text: string): string {
  return facet === 'constraint' ? (text.split(' ')[0] ?? '') : text;
}

function* compareFormats(before: Alternative, after: Alternative): Generator<Difference> {
  const places = { before: before.pointer, after: after.pointer };
  for (const found of compareTexts('format', before.formats, after.formats, places)) {
    const [old, now] = [[...before.formats.keys()].join(), [...after.formats.keys()].join()];
    // The only formats that can be compared.
    if (old === 'int32' && now === 'int64') yield { ...found, verdict: 'widened' };
    else if (old === 'int64' && now === 'int32') yield { ...found, verdict: 'narrowed' };
    else yield found;
  }
}

function* compareMultiples(before: Alternative, after: Alternative): Generator<Difference> {
  const [old, now] = [[...before.multiples.keys()], [...after.multiples.keys()]];
  const narrowed = now.some((step) => !old.some((known) => isMultiple(known, step)));
  const widened = old.some((step) => !now.some((known) => isMultiple(known, step)));
  const verdict = verdictOf(narrowed, widened);
  if (!verdict) return;
  yield {
    facet: 'multiple',
    verdict,
    message: `multipleOf: ${old.join(', ') || 'none'} → ${now.join(', ') || 'none'}`,
    before: [...before.multiples.values()][0] ?? before.pointer,
    after: [...after.multiples.values()][0] ?? after.pointer,
  };
}

/** The change of the set of values; undefined if it is the same. */
export function verdictOf(narrowed: boolean, widened: boolean): Verdict | undefined {
  if (narrowed && widened) return 'changed';
  if (narrowed) return 'narrowed';
  return widened ? 'widened' : undefined;
}
