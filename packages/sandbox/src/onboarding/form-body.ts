import { pathSteps, valueAt } from '../kernel/value-at.js';
import type { FieldKind } from './field.js';

/** A value of a form with its path. */
export interface Entry {
  /** Its path in the body, such as `legalEntity.address.city` or `externalAccounts[0].currency`. */
  readonly name: string;
  readonly value: unknown;
}

export interface FormBody {
  readonly body: Readonly<Record<string, unknown>>;
  /** Returns the name in the form of a field of the API's errors: list indexes may differ. */
  readonly nameOf: (field: string) => string;
}

/** The state of a field that decides the meaning of its text. */
interface StoredField {
  readonly kind: FieldKind;
  readonly stored: boolean;
  readonly keepIfEmpty: boolean;
}

/**
 * Parses the text of a field. An amount that cannot be parsed is returned as text, which validation rejects.
 * @returns the value; null to clear the stored value; undefined to keep it
 */
export function parseFieldText(text: string, { kind, stored, keepIfEmpty }: StoredField): unknown {
  const value = kind === 'number' ? text.replaceAll(/\s/g, '') : text.trim();
  if (value === '') return stored && !keepIfEmpty && kind !== 'secret' ? null : undefined;
  // Version 2 takes a date of birth as a date-time (D168).
  if (kind === 'birthDate') return `${value}T00:00:00Z`;
  return kind === 'amount' ? amountOf(value) : value;
}

/** Parses an amount such as `60.00` to minor units; returns the text if it is not an amount. */
function amountOf(text: string): number | string {
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Builds the request body from the values of a form. Lists in it have no gaps. */
export function buildBody(entries: readonly Entry[]): FormBody {
  const form = {};
  for (const { name, value } of entries) {
    const steps = pathSteps(name);
    const last = steps.pop() ?? '';
    let target: object = form;
    for (const [index, step] of steps.entries()) {
      const isList = /^\d+$/.test(steps[index + 1] ?? last);
      const inside = valueAt(target, [step]) ?? (isList ? [] : {});
      Reflect.set(target, step, inside);
      target = inside;
    }
    Reflect.set(target, last, value);
  }
  const body = withoutGaps(form) as FormBody['body'];
  return { body, nameOf: (field) => nameInForm(form, field) };
}

function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.values(value).map(withoutGaps);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutGaps(one)]));
}

/** The name in a form of a field of its body, in whose lists an entry may have another index. */
function nameInForm(form: object, field: string): string {
  let inside: unknown = form;
  return field.replaceAll(/\[(\d+)\]|[^.[\]]+/g, (step: string, index?: string) => {
    const written = Object.keys(inside ?? {})[Number(index)] ?? index;
    inside = valueAt(inside, [written ?? step]);
    return written === undefined ? step : `[${written}]`;
  });
}
