import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../json.js';
import { fitsNumber, fitsString, isOfType } from './scalars.js';
import type { Schema } from './schema.js';

/** Gives the component of a name; undefined where it is not known. */
export type Lookup = (name: string) => Schema | undefined;

/**
 * Whether a value may fit a schema: false only where it certainly does not. `not`, conditions and
 * what depends on other properties are left to the validators.
 */
export function mayFit(schema: Schema, value: Json, lookup: Lookup): boolean {
  return new Trial(lookup).fits(schema, value);
}

class Trial {
  readonly #entered = new Set<string>();

  constructor(private readonly lookup: Lookup) {}

  fits(schema: Schema, value: Json): boolean {
    const { types, values, allOf, anyOf, oneOf } = schema;
    return (
      schema.possible &&
      (types?.some((type) => isOfType(value, type)) ?? true) &&
      (values?.some((allowed) => isDeepStrictEqual(allowed, value)) ?? true) &&
      this.#fitsReference(schema, value) &&
      this.#fitsRules(schema, value) &&
      allOf.every((member) => this.fits(member, value)) &&
      [anyOf, oneOf].every((members) => members.length === 0 || this.#fitsOne(members, value))
    );
  }

  #fitsOne(members: readonly Schema[], value: Json): boolean {
    return members.some((member) => this.fits(member, value));
  }

  /** A component that demands itself of the same value is reported elsewhere; here it must end. */
  #fitsReference({ ref }: Schema, value: Json): boolean {
    const target = ref === undefined ? undefined : this.lookup(ref);
    if (ref === undefined || target === undefined || this.#entered.has(ref)) return true;
    this.#entered.add(ref);
    const found = this.fits(target, value);
    this.#entered.delete(ref);
    return found;
  }

  #fitsRules(schema: Schema, value: Json): boolean {
    if (typeof value === 'string') return fitsString(schema.string, value);
    if (typeof value === 'number') return fitsNumber(schema.number, value);
    if (Array.isArray(value)) return this.#fitsArray(schema, value as readonly Json[]);
    return !isObject(value) || this.#fitsObject(schema, value);
  }

  #fitsArray({ array }: Schema, value: readonly Json[]): boolean {
    const { prefixItems, items, minItems = 0, maxItems = Infinity } = array;
    if (value.length < minItems || value.length > maxItems) return false;
    return value.every((entry, index) => {
      const schema = prefixItems[index] ?? items;
      return schema === undefined || new Trial(this.lookup).fits(schema, entry);
    });
  }

  #fitsObject({ object }: Schema, value: Readonly<Record<string, Json>>): boolean {
    const { properties, requiredOnly, minProperties = 0, maxProperties = Infinity } = object;
    const size = Object.keys(value).length;
    if (size < minProperties || size > maxProperties) return false;
    if (requiredOnly.some((name) => !Object.hasOwn(value, name))) return false;
    return properties.every(({ name, required, schema }) => {
      const member = Object.hasOwn(value, name) ? value[name] : undefined;
      return member === undefined ? !required : new Trial(this.lookup).fits(schema, member);
    });
  }
}
