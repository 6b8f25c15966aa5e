import { documentedKey } from './documented-key.js';
import type { DateConversion } from './operation.js';

/** The positions of date-times in a value; a function for a reference to another plan. */
export type DatePlan = true | (() => DatePlan) | Members;

/** The positions of date-times in an object or an array. */
interface Members {
  /** For an object: by property. */
  readonly properties?: Readonly<Record<string, DatePlan>>;
  /** For the other properties of an object. */
  readonly rest?: DatePlan;
  /** For an array: its first elements, and the others. */
  readonly first?: readonly (DatePlan | undefined)[];
  readonly items?: DatePlan;
  /** Further plans for the same value. */
  readonly all?: readonly DatePlan[];
  /** The discriminator property, and the plans by its values. */
  readonly tag?: string;
  readonly by?: Readonly<Record<string, DatePlan>>;
}

/** The plans of an operation. Parts without date-times are missing. */
export interface OperationPlans {
  readonly path?: DatePlan;
  readonly query?: DatePlan;
  readonly header?: DatePlan;
  readonly cookie?: DatePlan;
  readonly body?: DatePlan;
  /** By status, range or `default`. */
  readonly responses?: Readonly<Record<string, DatePlan>>;
  /** The same for the items of streams. */
  readonly items?: Readonly<Record<string, DatePlan>>;
}

/**
 * Creates the conversion of an operation's date-times between objects and their strings in JSON.
 * @param read converts a string; only called for strings that have the form of a date-time
 * @param write converts an object; never called for undefined and null
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
  return plans?.[documentedKey(plans, status) ?? ''];
}

/** True for the form of an RFC 3339 date-time. Does not check that the day exists. */
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
  // `Object.fromEntries` keeps `__proto__` as an own property.
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      convert(Object.hasOwn(properties, name) ? properties[name] : rest, member, change),
    ]),
  );
}

/** True for plain objects. Files, forms and dates are not converted. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
