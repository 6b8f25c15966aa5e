import type { FieldKind } from './field.js';

/** A value of a form with its path. */
export interface Entry {
  /** Its path in the body, such as `legalEntity.address.city` or `externalAccounts[0].currency`. */
  readonly name: string;
  readonly value: unknown;
}

export interface FormBody {
  readonly body: Readonly<Record<string, unknown>>;
  /** Returns the name in the form of a field of the API's errors: list indexes may differ, see `bodyOf`. */
  readonly nameOf: (field: string) => string;
}

/** The state of a field that decides the meaning of its text. */
interface StoredField {
  readonly kind: FieldKind;
  /** Whether a value is stored for it. */
  readonly stored: boolean;
  /** Whether an empty text keeps the stored value. */
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

/** Builds the request body from the values of a form. List indexes are renumbered to have no gaps. */
export function buildBody(entries: readonly Entry[]): FormBody {
  const body: Record<string, unknown> = {};
  const places = new Map<string, Map<string, number>>();
  const originals = new Map<string, string>();
  for (const { name, value } of entries) {
    let target: object = body;
    let [here, there] = ['', ''];
    const steps = [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)];
    for (const [position, [written, index, key = '']] of steps.entries()) {
      const place = index === undefined ? key : renumber(places, there, index);
      here += typeof place === 'number' ? written : dotted(here, key);
      there += typeof place === 'number' ? `[${place}]` : dotted(there, key);
      originals.set(there, here);
      if (position === steps.length - 1) Reflect.set(target, place, value);
      else target = childAt(target, place, steps[position + 1]?.[1] !== undefined);
    }
  }
  return { body, nameOf: (field) => originals.get(field) ?? field };
}

function renumber(places: Map<string, Map<string, number>>, list: string, index: string): number {
  const known = places.get(list) ?? new Map<string, number>();
  places.set(list, known);
  const place = known.get(index) ?? known.size;
  known.set(index, place);
  return place;
}

function dotted(before: string, key: string): string {
  return before === '' ? key : `.${key}`;
}

/** Returns the list or object at a key; creates it if it does not exist. */
function childAt(target: object, place: string | number, list: boolean): object {
  const known: unknown = Reflect.get(target, place);
  if (typeof known === 'object' && known !== null) return known;
  const made = list ? [] : {};
  Reflect.set(target, place, made);
  return made;
}
