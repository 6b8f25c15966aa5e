// Runs in the browser too: the same names and texts become the same body on both sides.
import type { FieldKind } from './field.js';

/** What a form sends for one field. */
export interface Entry {
  /** Its place in the body, such as `legalEntity.address.city` or `externalAccounts[0].currency`. */
  readonly name: string;
  readonly value: unknown;
}

/** The body of a request that a form stands for. */
export interface FormBody {
  readonly body: Readonly<Record<string, unknown>>;
  /** The name in the form of what the API calls so: lists have no gaps there. */
  readonly nameOf: (field: string) => string;
}

/** What is known of a field besides its text. */
export interface StoredField {
  readonly kind: FieldKind;
  /** Whether something is stored for it. */
  readonly stored: boolean;
  /** Whether an empty text leaves that as it is. */
  readonly keeps: boolean;
}

/**
 * The value that a text stands for: null clears what is stored, undefined leaves it as it is. A text
 * that is no amount stays a text, which is then refused as one.
 */
export function valueOf(text: string, { kind, stored, keeps }: StoredField): unknown {
  const value = kind === 'number' ? text.replaceAll(/\s/g, '') : text.trim();
  if (value === '') return stored && !keeps && kind !== 'secret' ? null : undefined;
  return kind === 'amount' ? amountOf(value) : value;
}

/** An amount such as `60.00` in minor units. */
function amountOf(text: string): number | string {
  const [, whole, part = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Puts the fields of a form where they stand in the body. Lists are closed up where they have gaps. */
export function bodyOf(entries: readonly Entry[]): FormBody {
  const body: Record<string, unknown> = {};
  const places = new Map<string, Map<string, number>>();
  const originals = new Map<string, string>();
  for (const { name, value } of entries) {
    let target: object = body;
    let [here, there] = ['', ''];
    const steps = [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)];
    for (const [position, [written, index, key = '']] of steps.entries()) {
      const place = index === undefined ? key : placeIn(places, there, index);
      here += typeof place === 'number' ? written : dotted(here, key);
      there += typeof place === 'number' ? `[${place}]` : dotted(there, key);
      originals.set(there, here);
      if (position === steps.length - 1) Reflect.set(target, place, value);
      else target = inside(target, place, steps[position + 1]?.[1] !== undefined);
    }
  }
  return { body, nameOf: (field) => originals.get(field) ?? field };
}

function placeIn(places: Map<string, Map<string, number>>, list: string, index: string): number {
  const known = places.get(list) ?? new Map<string, number>();
  places.set(list, known);
  const place = known.get(index) ?? known.size;
  known.set(index, place);
  return place;
}

function dotted(before: string, key: string): string {
  return before === '' ? key : `.${key}`;
}

/** What stands at a place, made as a list or an object where nothing does. */
function inside(target: object, place: string | number, list: boolean): object {
  const known: unknown = Reflect.get(target, place);
  if (typeof known === 'object' && known !== null) return known;
  const made = list ? [] : {};
  Reflect.set(target, place, made);
  return made;
}
