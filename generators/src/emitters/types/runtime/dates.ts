import type { DateConversion } from './operation.js';

/** Where there are points in time in a value; a function where it is described elsewhere. */
export type DatePlan = true | (() => DatePlan) | Members;

/** Where they are in an object or an array. */
interface Members {
  /** Of an object, by property. */
  readonly properties?: Readonly<Record<string, DatePlan>>;
  /** Of the other properties of an object. */
  readonly rest?: DatePlan;
  /** Of an array: its first elements, and the others. */
  readonly first?: readonly (DatePlan | undefined)[];
  readonly items?: DatePlan;
  /** Of the same value. */
  readonly all?: readonly DatePlan[];
  /** The property that tells objects apart, and the plans by its values. */
  readonly tag?: string;
  readonly by?: Readonly<Record<string, DatePlan>>;
}

/** The plans of an operation. A part without points in time is left out. */
export interface OperationPlans {
  readonly path?: DatePlan;
  readonly query?: DatePlan;
  readonly header?: DatePlan;
  readonly cookie?: DatePlan;
  readonly body?: DatePlan;
  /** By status, range or `default`. */
  readonly responses?: Readonly<Record<string, DatePlan>>;
  /** The same of the items of streams. */
  readonly items?: Readonly<Record<string, DatePlan>>;
}

/**
 * Converts the points in time of an operation: what callers and handlers see, and the texts on the wire.
 * @param read makes a value of a text; a text that is no date and time is never given to it
 * @param write makes a text of a value; undefined and null are never given to it
 */
export function dateConversion<Value>(
  plans: OperationPlans,
  read: (text: string) => Value,
  write: (value: Value) => string,
): DateConversion {
  const reading = (value: unknown): unknown =>
    typeof value === 'string' && isDateTime(value) ? read(value) : value;
  const writing = (value: unknown): unknown =>
    value === undefined || value === null || typeof value === 'string'
      ? value
      : write(value as Value);
  return {
    readBody: (value) => convert(plans.body, value, reading),
    readResponse: (status, value) => convert(planOf(plans.responses, status), value, reading),
    readItem: (status, value) => convert(planOf(plans.items, status), value, reading),
    writeResponse: (status, value) => convert(planOf(plans.responses, status), value, writing),
    writeRequest: (input) => {
      const parts = (['path', 'query', 'header', 'cookie', 'body'] as const).flatMap((name) => {
        const value: unknown = Reflect.get(input, name);
        return plans[name] ? [[name, convert(plans[name], value, writing)] as const] : [];
      });
      return { ...input, ...Object.fromEntries(parts) };
    },
  };
}

function planOf(
  plans: Readonly<Record<string, DatePlan>> | undefined,
  status: number,
): DatePlan | undefined {
  const keys = [String(status), `${String(status).charAt(0)}XX`, 'default'];
  const key = keys.find((each) => plans && Object.hasOwn(plans, each));
  return key === undefined ? undefined : plans?.[key];
}

/** A date and time as RFC 3339 has it; whether there is such a day is not asked. */
function isDateTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i.test(text);
}

type Change = (value: unknown) => unknown;

function convert(plan: DatePlan | undefined, value: unknown, change: Change): unknown {
  if (plan === undefined || value === undefined || value === null) return value;
  if (plan === true) return change(value);
  if (typeof plan === 'function') return convert(plan(), value, change);
  const parts = plan.all ?? [];
  const result = parts.reduce<unknown>((whole, part) => convert(part, whole, change), value);
  if (Array.isArray(result)) return convertElements(plan, result, change);
  return isPlain(result) ? convertMembers(plan, result, change) : result;
}

function convertElements(
  { first = [], items }: Members,
  elements: readonly unknown[],
  change: Change,
): unknown[] {
  return elements.map((element, index) =>
    convert(index < first.length ? first[index] : items, element, change),
  );
}

function convertMembers(
  { tag, by = {}, properties = {}, rest }: Members,
  value: object,
  change: Change,
): unknown {
  if (tag !== undefined) {
    const name: unknown = Reflect.get(value, tag);
    const isKnown = typeof name === 'string' && Object.hasOwn(by, name);
    return isKnown ? convert(by[name], value, change) : value;
  }
  // Neither reading nor writing `__proto__` this way touches a prototype.
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      convert(Object.hasOwn(properties, name) ? properties[name] : rest, member, change),
    ]),
  );
}

/** Files, forms and dates have no members that could be dates. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
