import { at, elements, isObject, members, pathText, same, text, type Path } from '../json.js';
import { describeDifference, type DescribedDifference } from '../describe-difference.js';
import {
  Adopted,
  Anything,
  Assigned,
  differs,
  Instant,
  isMark,
  keyIn,
  Matching,
  Naming,
  OneOf,
  Partly,
  plain,
  Stated,
  Unordered,
} from './expected.js';

const aDay = 86_400_000;

/** The first part of a value that is not as expected. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: unknown;
  readonly actual: unknown;
  /** What states the expected value, if it is more specific than the claims of the story. */
  readonly claims: string | undefined;
}

/** How values are compared. */
export interface Comparison {
  /** Whether the target has to follow the decisions; without, objects may have additional members. */
  readonly decisions: boolean;
  /** Whether a value has to be as expected that these claims state; undefined if none is named. */
  readonly requires: (claims: string | undefined, mismatch: Mismatch) => boolean;
  readonly path: Path;
  readonly claims: string | undefined;
  readonly sight?: Sight | undefined;
}

/** The names and the claims of members that were shown as expected, left out, and shown otherwise where that is open. */
export interface Sight {
  readonly shown: Set<string>;
  readonly hidden: Set<string>;
  readonly different: Set<string>;
}

/** Compares a value with an expectation and returns the first mismatch. Codes and adopted values become known. */
export function findMismatch(
  actual: unknown,
  expected: unknown,
  how: Comparison,
): Mismatch | undefined {
  if (expected instanceof Anything) return undefined;
  if (expected instanceof Stated) return inStated(actual, expected, how);
  if (expected instanceof Partly) return inMembers(actual, expected.value, how);
  if (expected instanceof Unordered) return inUnordered(actual, expected, how);
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length === expected.length)
    return inList(actual, expected, how);
  const isPlain = !isMark(expected) && isObject(expected);
  if (isPlain && isObject(actual))
    return inMembers(actual, expected, how) ?? inOtherMembers(actual, expected, how);
  return findDifference(actual, expected, how);
}

function findDifference(actual: unknown, expected: unknown, how: Comparison): Mismatch | undefined {
  const { path, claims, sight } = how;
  const isRight = isEqual(actual, expected, how.decisions);
  (isRight ? sight?.shown : sight?.different)?.add(String(path.at(-1)));
  if (isRight) return undefined;
  const mismatch = { path, expected: plain(expected), actual, claims };
  return how.requires(claims, mismatch) ? mismatch : undefined;
}

function inList(
  actual: readonly unknown[],
  expected: readonly unknown[],
  how: Comparison,
): Mismatch | undefined {
  // What states which elements there are does not state what is in them.
  const isOfObjects = expected.some(isObject) && how.claims !== differs;
  const inside = isOfObjects ? { ...how, claims: undefined } : how;
  return first(expected.map((each, index) => () => within(actual, each, index, inside)));
}

function isEqual(actual: unknown, expected: unknown, decisions: boolean): boolean {
  if (expected instanceof Assigned) return become(actual, expected);
  if (expected instanceof Adopted) return adopt(actual, expected, decisions);
  if (expected instanceof Matching)
    return typeof actual === 'string' && expected.pattern.test(actual);
  if (expected instanceof OneOf)
    return (decisions ? expected.decided : expected.values).includes(String(actual));
  if (expected instanceof Naming) {
    const message = text(actual) ?? '';
    const isThere = message.trim() !== '';
    return isThere && expected.names.every((name) => isNamed(message, name, decisions));
  }
  return expected instanceof Instant
    ? isMoment(actual, expected, decisions)
    : same(actual, expected);
}

function isMoment(actual: unknown, { moment, spread }: Instant, decisions: boolean): boolean {
  if (decisions && !/\.\d{3}Z$/.test(String(actual))) return false;
  // The reference calls some times dates; which time zone their day has is not stated.
  const isDate = !decisions && /^\d{4}-\d\d-\d\d$/.test(String(actual));
  return Math.abs(Date.parse(String(actual)) - moment) <= (isDate ? aDay : spread);
}

/** Without decisions, a message may name a field without the object that contains it. */
function isNamed(message: string, name: string, decisions: boolean): boolean {
  if (!decisions) return message.includes(name.replace(/^legalEntity\./, ''));
  return message.split(/[\s,;:]+/).filter((word) => word === name).length === 1;
}

/** Describes a mismatch in one sentence each. `what` names the whole value. */
export function describeMismatch(
  { path, expected, actual }: Mismatch,
  what: string,
): DescribedDifference {
  const name = path.length === 0 ? what : `${pathText(path)} of ${what}`;
  return describeDifference(actual, expected, name);
}

function inStated(actual: unknown, { claims, value }: Stated, how: Comparison) {
  for (const claim of claims.split(' ')) how.sight?.shown.add(claim);
  return findMismatch(actual, value, { ...how, claims: how.claims === differs ? differs : claims });
}

function inMembers(actual: unknown, expected: object, how: Comparison): Mismatch | undefined {
  return first(
    members(expected).map(
      ([name, each]) =>
        () =>
          within(actual, each, name, how),
    ),
  );
}

/** Members that nobody sent are a difference only if the target has to follow our decisions. */
function inOtherMembers(actual: object, expected: object, how: Comparison): Mismatch | undefined {
  if (!how.decisions) return undefined;
  const others = members(actual).filter(([name]) => !Object.hasOwn(expected, name));
  return first(
    others.map(
      ([name]) =>
        () =>
          within(actual, undefined, name, how),
    ),
  );
}

function inUnordered(
  actual: unknown,
  { values, key, isPart, isSorted }: Unordered,
  how: Comparison,
): Mismatch | undefined {
  const keyOf = (each: unknown): string => keyIn(each, key);
  // Those whose key is not known yet are last, on both sides.
  const identified = values.filter((each) => keyOf(each) !== '');
  const keys = identified.map(keyOf);
  const rankOf = (each: unknown): number => {
    const rank = keys.indexOf(keyOf(each));
    return rank < 0 ? keys.length : rank;
  };
  // Elements with the same key stay in their order.
  const known = identified.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isCompared = (each: unknown): boolean =>
    how.decisions || !isPart || keys.includes(keyOf(each));
  const compared = elements(actual).filter(isCompared);
  if (how.decisions && isSorted) return findMismatch(compared, values, how);
  const unknown = values.filter((each) => keyOf(each) === '');
  // Several may have one key: a payout and its return.
  const byRank = (all: readonly unknown[]): unknown[] =>
    all.toSorted((a, b) => rankOf(a) - rankOf(b));
  return findMismatch(byRank(compared), [...byRank(known), ...unknown], how);
}

function within(
  actual: unknown,
  expected: unknown,
  key: string | number,
  how: Comparison,
): Mismatch | undefined {
  // Without decisions an optional member may be left out; `responses/…` finds those that are required.
  if (!how.decisions && at(actual, [key]) === undefined) {
    if (how.sight) addMembers(how.sight.hidden, expected, String(key));
    return undefined;
  }
  return findMismatch(at(actual, [key]), expected, { ...how, path: [...how.path, key] });
}

/** Adds the name and the claims of a member, and those of all members in it, if something is expected of them. */
function addMembers(all: Set<string>, expected: unknown, key: string, claims = ''): void {
  if (expected === undefined || expected instanceof Anything) return;
  if (expected instanceof Stated) return addMembers(all, expected.value, key, expected.claims);
  if (expected instanceof Partly) return addMembers(all, expected.value, key, claims);
  if (expected instanceof Unordered) return addMembers(all, expected.values, key, claims);
  for (const each of [key, ...claims.split(' ')]) all.add(each);
  const inner =
    typeof expected === 'object' && !isMark(expected) ? Object.entries(expected ?? {}) : [];
  for (const [name, each] of inner) addMembers(all, each, name);
}

function become(actual: unknown, { owner, member }: Assigned): boolean {
  const known = at(owner, [member]);
  const isKnown = known !== undefined && known !== '';
  const isFine = isKnown ? same(actual, known) : typeof actual === 'string' && actual !== '';
  if (isFine) Reflect.set(owner, member, actual);
  return isFine;
}

function adopt(actual: unknown, expected: Adopted, decisions: boolean): boolean {
  const { owner, member, choices, decided = actual } = expected;
  const shown = String(actual);
  if (!Object.hasOwn(choices, shown) || (decisions && shown !== String(decided))) return false;
  Reflect.set(owner, member, choices[shown]);
  return true;
}

function first(searches: readonly (() => Mismatch | undefined)[]): Mismatch | undefined {
  for (const search of searches) {
    const found = search();
    if (found) return found;
  }
  return undefined;
}
