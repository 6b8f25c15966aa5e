import { at, isObject, members, text } from '../json.js';
import { parseMoment } from './moment.js';

/** A value and what states it: claims of the reference, and decisions such as `D61`, separated by spaces. */
export class Stated {
  constructor(
    readonly claims: string,
    readonly value: unknown,
  ) {}
}

/** A value that a service assigns once: any text at first, and the same from then on. */
export class Assigned {
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
export class Adopted {
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
export class OneOf {
  constructor(
    readonly values: readonly string[],
    /** Those that the decisions allow. */
    readonly decided: readonly string[],
  ) {}
}

/** A text that is not blank and contains each of these: with decisions, each once, as a word. */
export class Naming {
  constructor(readonly names: readonly string[]) {}
}

/** A time, with decisions in UTC with milliseconds (D26); `spread` is the accepted difference in milliseconds. */
export class Instant {
  constructor(
    readonly moment: number,
    readonly spread: number,
  ) {}
}

/** An object that may have other members. */
export class Partly {
  constructor(readonly value: object) {}
}

/** A text of some form. */
export class Matching {
  constructor(readonly pattern: RegExp) {}
}

/** The same elements in any order, identified by one member. */
export class Unordered {
  constructor(
    readonly values: readonly object[],
    readonly key: string,
    readonly isPart: boolean,
    /** Whether decisions state their order. */
    readonly isSorted: boolean,
  ) {}
}

/** Any value, also none. */
export class Anything {
  readonly isOpen = true;
}

/** Instead of claims: this part is not the same in all worlds that the target may be in. */
export const differs = 'differs';

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

export function isMark(expected: unknown): boolean {
  const marks = [Assigned, Adopted, OneOf, Naming, Instant, Matching];
  return marks.some((mark) => expected instanceof mark);
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

/** The member that identifies an element; empty if it is not known, such as a code that is not assigned yet. */
export function keyIn(element: unknown, key: string): string {
  if (element instanceof Partly || element instanceof Stated) return keyIn(element.value, key);
  const found = at(element, [key]);
  const value = found instanceof Stated ? found.value : found;
  return text(value instanceof Assigned ? at(value.owner, [value.member]) : value) ?? '';
}

function nameOf(expected: Assigned | Adopted | OneOf): unknown {
  if (!(expected instanceof Assigned)) return [...new Set(expected.values)].join(' or ');
  return at(expected.owner, [expected.member]) ?? 'a text that the service assigns';
}
