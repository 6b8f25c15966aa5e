import { isObject } from '../json.js';
import { anything, by, differs, divideMark } from './expected.js';
import { type Comparison, findMismatch, type Mismatch } from './find-mismatch.js';

/** What was found out by comparing a value with what each world expects. */
export interface Compared {
  /** The first part that is in no world as expected, although it is the same in all of them. */
  readonly mismatch: Mismatch | undefined;
  readonly fits: readonly boolean[];
}

/** Compares a value with one expectation for each world. All that fit learn its codes. */
export function compareAll(
  actual: unknown,
  expected: readonly unknown[],
  how: Comparison,
): Compared {
  if (expected.length === 1)
    return { mismatch: findMismatch(actual, expected[0], how), fits: [true] };
  const { common, marked: own } = divide(expected);
  const mismatch = findMismatch(actual, common, how);
  const strict = { ...how, sight: undefined, requires: (claims?: string) => claims === differs };
  return { mismatch, fits: own.map((each) => !findMismatch(actual, each, strict)) };
}

/** Several expectations: what they have in common, and each with marks where it differs from others. */
interface Divided {
  readonly common: unknown;
  readonly marked: readonly unknown[];
}

function divide(all: readonly unknown[]): Divided {
  const [first] = all;
  const whole = JSON.stringify(first);
  if (all.every((each) => JSON.stringify(each) === whole)) return { common: first, marked: all };
  const ofMarks = divideMark(all);
  if (ofMarks) {
    const inner = divide(ofMarks.values);
    return { common: ofMarks.wrap(inner.common), marked: inner.marked.map(ofMarks.wrap) };
  }
  if (isList(first) && all.every((each) => isList(each) && each.length === first.length))
    return join(Object.keys(first), all, (parts) => Object.values(parts));
  if (isPlain(first) && all.every(isPlain))
    return join([...new Set(all.flatMap((each) => Object.keys(each as object)))], all);
  return { common: anything, marked: all.map((each) => by(differs, each)) };
}

/** Divides each member. */
function join(
  names: readonly string[],
  all: readonly unknown[],
  build: (parts: Record<string, unknown>) => unknown = (parts) => parts,
): Divided {
  const divided = names.map((name) => divide(all.map((each) => Reflect.get(each as object, name))));
  const collect = (of: (each: Divided) => unknown): unknown =>
    build(Object.fromEntries(divided.map((each, index) => [names[index] ?? '', of(each)])));
  return {
    common: collect(({ common }) => common),
    marked: all.map((_, at) => collect(({ marked: own }) => own[at])),
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isPlain(value: unknown): boolean {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}
