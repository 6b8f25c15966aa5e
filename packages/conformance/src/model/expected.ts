import { at, elements, isObject, members, pathText, same, text, type Path } from '../json.js';
import { describeDifference, type DescribedDifference } from '../run/describe-difference.js';
import { parseMoment } from './moment.js';

/** A value and what states it: claims of the reference, and decisions such as `D61`, separated by spaces. */
class Stated {
  constructor(
    readonly claims: string,
    readonly value: unknown,
  ) {}
}

/** A value that a service assigns once: any text at first, and the same from then on. */
class Assigned {
  constructor(
    readonly owner: object,
    readonly member: string,
  ) {}

  /** So that an expectation changes once the value is known. */
  toJSON(): unknown {
    return at(this.owner, [this.member]);
  }
}

/** One of several values, of which the model adopts what the one that a service shows stands for. */
class Adopted {
  constructor(
    readonly owner: object,
    readonly member: string,
    readonly choices: Readonly<Record<string, unknown>>,
    /** The only one with decisions; undefined if they allow all. */
    readonly decided?: string | number,
  ) {}

  get values(): readonly string[] {
    return Object.keys(this.choices);
  }

  /** Different each time: the value may have changed. */
  toJSON(): number {
    looks += 1;
    return looks;
  }
}

let looks = 0;

/** One of several texts, such as the statuses that are equally right; it may change. */
class OneOf {
  constructor(
    readonly values: readonly string[],
    /** Those that the decisions allow. */
    readonly decided: readonly string[],
  ) {}
}

/** A text that is not blank and contains each of these: with decisions, each once, as a word. */
class Naming {
  constructor(readonly names: readonly string[]) {}
}

/** A time, with decisions in UTC with milliseconds (D26); `spread` is the accepted difference in milliseconds. */
class Instant {
  constructor(
    readonly moment: number,
    readonly spread: number,
  ) {}
}

/** An object that may have other members. */
class Partly {
  constructor(readonly value: object) {}
}

/** A text of some form. */
class Matching {
  constructor(readonly pattern: RegExp) {}
}

/** The same elements in any order, identified by one member. */
class Unordered {
  constructor(
    readonly values: readonly object[],
    readonly key: string,
    readonly isPart: boolean,
    /** Whether decisions state their order. */
    readonly isSorted: boolean,
  ) {}
}

/** Any value, also none. */
class Anything {
  readonly isOpen = true;
}

/** Instead of claims: this part is not the same in all worlds that the target may be in. */
export const differs = 'differs';

const aDay = 86_400_000;

/** By how much a time may differ that a service reads from its own clock, in milliseconds. */
export const aMinute = 60_000;

/** A value with its claims. If they are only decisions, it is compared with `--decisions` only. */
export const by = (claims: string, value: unknown): unknown => new Stated(claims, value);
/** Instead of claims: the field of the value states that it repeats what was sent. */
export const ofField = 'field';
/** A value that was sent: the statement of its field says that responses repeat it. */
export const echoed = (value: unknown): unknown => new Stated(ofField, value);
/** The members of an object, each with its claims. */
export const statedMembers = (claims: string, values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, by(claims, value)]));
/** A code of a member of the model, which learns it from the first response. */
export const assigned = (owner: object, member = 'code'): unknown => new Assigned(owner, member);
/** One of several values of a member of the model, which adopts the one that a service shows. */
export const adopted = (owner: object, member: string, values: readonly string[]): unknown =>
  new Adopted(owner, member, Object.fromEntries(values.map((each) => [each, each])));
/** One of several values, each with what it shows of a member of the model; with decisions, `decided`. */
export const adoptedAs = (
  owner: object,
  member: string,
  choices: Readonly<Record<string, unknown>>,
  decided: string | number,
): unknown => new Adopted(owner, member, choices, decided);
/** One of several texts; it may change. `decided`: with decisions, one of these. */
export const oneOf = (values: readonly string[], decided = values): unknown =>
  new OneOf(values, decided);
/** A text that is not blank, and names fields: with decisions, each once. */
export const naming = (names: readonly string[]): unknown => new Naming(names);
/** A time, such as `2026-03-10T10:00:00+01:00` or milliseconds since 1970. */
export const instant = (moment: string | number, spread = 0): unknown =>
  new Instant(typeof moment === 'number' ? moment : parseMoment(moment), spread);
/** An object that may have other members. */
export const having = (value: object): unknown => new Partly(value);
/** Elements in any order, which a member identifies. `isPart`: without decisions there may be others. */
export const unordered = (values: readonly object[], key: string, isPart = false): unknown =>
  new Unordered(values, key, isPart, false);
/** Elements whose order only decisions state. */
export const inOrder = (values: readonly object[], key: string): unknown =>
  new Unordered(values, key, false, true);
/** A text that matches a pattern. */
export const matching = (pattern: RegExp): unknown => new Matching(pattern);
/** Any value: not settled yet, or open. */
export const anything: unknown = new Anything();

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
  if (isEqual(actual, expected, how.decisions)) return undefined;
  const { path, claims } = how;
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

/** Several marks of one kind around values, and the mark around another value; undefined for other values. */
export function divideMark(
  all: readonly unknown[],
): { readonly values: readonly unknown[]; readonly wrap: (value: unknown) => unknown } | undefined {
  const [mark] = all;
  if (mark instanceof Stated && all.every((each) => each instanceof Stated))
    return { values: all.map(({ value }) => value), wrap: (value) => by(mark.claims, value) };
  if (mark instanceof Partly && all.every((each) => each instanceof Partly))
    return { values: all.map(({ value }) => value), wrap: (value) => new Partly(value as object) };
  if (!(mark instanceof Unordered) || !all.every((each) => each instanceof Unordered))
    return undefined;
  const { key, isPart, isSorted } = mark;
  const keys = all.map(({ values }) => values.map((each) => keyIn(each, key)).join(' '));
  if (keys.some((each) => each !== keys[0])) return undefined;
  const wrap = (values: unknown): unknown =>
    new Unordered(values as readonly object[], key, isPart, isSorted);
  return { values: all.map(({ values }) => values), wrap };
}

function isMark(expected: unknown): boolean {
  const marks = [Assigned, Adopted, OneOf, Naming, Instant, Matching];
  return marks.some((mark) => expected instanceof mark);
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

/** Returns an expectation as a value, for findings. `named` returns what stands for a value that is not known yet. */
export function plain(
  expected: unknown,
  named: (mark: Assigned | Adopted | OneOf) => unknown = nameOf,
): unknown {
  const inner = (each: unknown): unknown => plain(each, named);
  if (expected instanceof Stated || expected instanceof Partly) return inner(expected.value);
  if (expected instanceof Unordered) return expected.values.map(inner);
  if (expected instanceof Instant) return new Date(expected.moment).toISOString();
  if (expected instanceof Assigned || expected instanceof Adopted || expected instanceof OneOf)
    return named(expected);
  if (expected instanceof Naming || expected instanceof Matching) return textFor(expected);
  if (expected instanceof Anything) return 'anything';
  if (Array.isArray(expected)) return expected.map(inner);
  if (!isObject(expected)) return expected;
  return Object.fromEntries(members(expected).map(([name, value]) => [name, inner(value)]));
}

function textFor(expected: Naming | Matching): string {
  if (expected instanceof Naming) return expected.names.join(', ') || 'a text';
  return `a text that matches ${expected.pattern.source}, such as 1`;
}

function inStated(actual: unknown, { claims, value }: Stated, how: Comparison) {
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
  const given = values.filter((each) => keyOf(each) !== '');
  const keys = given.map(keyOf);
  const rankOf = (each: unknown): number => {
    const rank = keys.indexOf(keyOf(each));
    return rank < 0 ? keys.length : rank;
  };
  // Elements with the same key stay in their order.
  const known = given.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isCompared = (each: unknown): boolean =>
    how.decisions || !isPart || keys.includes(keyOf(each));
  const found = elements(actual).filter(isCompared);
  if (how.decisions && isSorted) return findMismatch(found, values, how);
  const unknown = values.filter((each) => keyOf(each) === '');
  // Several may have one key: a payout and its return.
  const byRank = (all: readonly unknown[]): unknown[] =>
    all.toSorted((a, b) => rankOf(a) - rankOf(b));
  return findMismatch(byRank(found), [...byRank(known), ...unknown], how);
}

/** The member that identifies an element; empty if it is not known, such as a code that is not assigned yet. */
function keyIn(element: unknown, key: string): string {
  if (element instanceof Partly || element instanceof Stated) return keyIn(element.value, key);
  const found = at(element, [key]);
  const value = found instanceof Stated ? found.value : found;
  return text(value instanceof Assigned ? at(value.owner, [value.member]) : value) ?? '';
}

function within(
  actual: unknown,
  expected: unknown,
  key: string | number,
  how: Comparison,
): Mismatch | undefined {
  // Without decisions an optional member may be left out; `responses/…` finds those that are required.
  if (!how.decisions && at(actual, [key]) === undefined) return undefined;
  return findMismatch(at(actual, [key]), expected, { ...how, path: [...how.path, key] });
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

function nameOf(expected: Assigned | Adopted | OneOf): unknown {
  if (!(expected instanceof Assigned)) return [...new Set(expected.values)].join(' or ');
  return at(expected.owner, [expected.member]) ?? 'a text that the service assigns';
}

function first(searches: readonly (() => Mismatch | undefined)[]): Mismatch | undefined {
  for (const search of searches) {
    const found = search();
    if (found) return found;
  }
  return undefined;
}
