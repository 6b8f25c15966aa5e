import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../json.js';
import { type Direction, isHidden } from '../../model/directions.js';
import type { Lookup } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { compareRequired } from '../report-differences.js';
import type { Contracts, Report } from '../finding.js';
import { compareAlternatives, verdictOf } from './compare-alternatives.js';
import { defaultOf } from './in-place.js';
import { describeKinds } from './kinds.js';
import { matchAlternatives } from './match-alternatives.js';
import {
  type Alternative,
  type Alternatives,
  isClosed,
  type PropertyConstraints,
} from './alternative.js';
import { alternativesOf } from './alternatives-of.js';

type Schemas = readonly Schema[];

/** Compares the schemas of one operation and direction. */
export class SchemaComparison {
  readonly #met: Set<string>;

  constructor(
    private readonly contracts: Contracts,
    readonly direction: Direction,
    readonly report: Report,
    met: Iterable<string> = [],
  ) {
    this.#met = new Set(met);
  }

  /** Compares two lists of schemas recursively. An empty list allows any value. */
  compare(before: Schemas, after: Schemas, field: string): void {
    const key = `${pointersOf(before)}|${pointersOf(after)}`;
    if (this.#met.has(key)) return;
    this.#met.add(key);
    this.#compareDefaults(before, after, field);
    const old = alternativesOf(before, this.contracts.before.lookup);
    const now = alternativesOf(after, this.contracts.after.lookup);
    this.#compareTypes(old, now, { before, after }, field);
    for (const [kind, alternatives] of old) {
      const others = now.get(kind);
      if (others) this.#compareAlternatives(alternatives, others, field);
    }
  }

  #compareDefaults(before: Schemas, after: Schemas, field: string): void {
    const old = defaultOf(before, this.contracts.before.lookup);
    const now = defaultOf(after, this.contracts.after.lookup);
    if (isDeepStrictEqual(old.value, now.value)) return;
    this.report({
      rule: `${this.direction}/default-changed`,
      message: `default: ${describeDefault(old.value)} → ${describeDefault(now.value)}`,
      field,
      before: old.pointer ?? before[0]?.pointer,
      after: now.pointer ?? after[0]?.pointer,
    });
  }

  #compareTypes(
    old: Alternatives,
    now: Alternatives,
    places: { readonly before: Schemas; readonly after: Schemas },
    field: string,
  ): void {
    const gone = [...old.keys()].filter((kind) => !now.has(kind));
    const added = [...now.keys()].filter((kind) => !old.has(kind));
    const verdict = verdictOf(gone.length > 0, added.length > 0);
    if (!verdict) return;
    this.report({
      rule: `${this.direction}/type-${verdict}`,
      message: `type: ${describeKinds(old.keys())} → ${describeKinds(now.keys())}`,
      field,
      before: places.before[0]?.pointer,
      after: places.after[0]?.pointer,
    });
  }

  #compareAlternatives(
    before: readonly Alternative[],
    after: readonly Alternative[],
    field: string,
  ): void {
    const areEqual = (one: Alternative, other: Alternative): boolean => this.#areEqual(one, other);
    const { pairs, gone, added } = matchAlternatives(
      { alternatives: before, lookup: this.contracts.before.lookup },
      { alternatives: after, lookup: this.contracts.after.lookup },
      areEqual,
    );
    for (const [one, other] of pairs) this.#comparePair(one, other, field);
    const verdict = verdictOf(gone.length > 0, added.length > 0);
    if (!verdict) return;
    const parts = [
      gone.length > 0 && `without ${gone.map(nameOf).join(', ')}`,
      added.length > 0 && `also ${added.map(nameOf).join(', ')}`,
    ];
    this.report({
      rule: `${this.direction}/union-${verdict}`,
      message: `one of: ${parts.filter(Boolean).join(', ')}`,
      field,
      before: placeOf(gone[0] ?? before[0]),
      after: placeOf(added[0] ?? after[0]),
    });
  }

  /** True if two alternatives have no differences. Alternatives that are being compared count as equal. */
  #areEqual(one: Alternative, other: Alternative): boolean {
    let found = false;
    const report = (): void => {
      found = true;
    };
    new SchemaComparison(this.contracts, this.direction, report, this.#met).#comparePair(
      one,
      other,
      '',
    );
    return !found;
  }

  #comparePair(before: Alternative, after: Alternative, field: string): void {
    for (const { facet, verdict, message, ...places } of compareAlternatives(before, after)) {
      this.report({ rule: `${this.direction}/${facet}-${verdict}`, message, field, ...places });
    }
    this.#compareProperties(before, after, field);
    const areOpen = !isClosed(before) && !isClosed(after);
    if (areOpen && before.additional.length + after.additional.length > 0) {
      this.compare(before.additional, after.additional, `${field}.*`);
    }
    const length = Math.max(before.prefix.length, after.prefix.length);
    for (let index = 0; index < length; index += 1) {
      const [one, other] = [before.prefix[index], after.prefix[index]];
      this.compare(one ?? before.items, other ?? after.items, `${field}[${index}]`);
    }
    if (before.items.length + after.items.length > 0) {
      this.compare(before.items, after.items, `${field}[]`);
    }
  }

  #compareProperties(before: Alternative, after: Alternative, field: string): void {
    const names = new Set([...before.properties.keys(), ...after.properties.keys()]);
    for (const name of names) {
      const old = this.#seen(before.properties.get(name), this.contracts.before.lookup);
      const now = this.#seen(after.properties.get(name), this.contracts.after.lookup);
      const place = field === '' ? name : `${field}.${name}`;
      if (old && now) this.#compareProperty(old, now, place);
      else if (now) this.#added(now, before, place);
      else if (old) this.#removed(old, after, place);
    }
  }

  #seen(
    property: PropertyConstraints | undefined,
    lookup: Lookup,
  ): PropertyConstraints | undefined {
    const isGone = property?.schemas.some((schema) => isHidden(lookup, this.direction, schema));
    return isGone === true ? undefined : property;
  }

  #compareProperty(before: PropertyConstraints, after: PropertyConstraints, field: string): void {
    const rules = [
      `${this.direction}/required-narrowed`,
      `${this.direction}/required-widened`,
    ] as const;
    const places = { field, before: before.pointer, after: after.pointer };
    compareRequired(before, after, rules, places, this.report);
    this.compare(before.schemas, after.schemas, field);
  }

  #added({ required, pointer }: PropertyConstraints, before: Alternative, field: string): void {
    const isNewToClosed = this.direction === 'response' && isClosed(before) && !required;
    this.report({
      rule: isNewToClosed
        ? 'response/property-added-to-closed'
        : `${this.direction}/${required ? 'required-property-added' : 'property-added'}`,
      message: `new ${required ? 'required' : 'optional'} property`,
      field,
      before: undefined,
      after: pointer,
    });
  }

  #removed({ required, pointer }: PropertyConstraints, after: Alternative, field: string): void {
    const open =
      `${this.direction}/${required ? 'required-property-removed' : 'property-removed'}` as const;
    const closed =
      this.direction === 'request'
        ? ('request/property-refused' as const)
        : ('response/property-removed-from-closed' as const);
    this.report({
      rule: isClosed(after) ? closed : open,
      message: `${required ? 'required' : 'optional'} property removed`,
      field,
      before: pointer,
      after: undefined,
    });
  }
}

function pointersOf(schemas: Schemas): string {
  return schemas.map(({ pointer }) => pointer).join(' ');
}

function placeOf(alternative: Alternative | undefined): string | undefined {
  return alternative?.member ?? alternative?.pointer;
}

function nameOf({ origin, properties, pointer }: Alternative): string {
  if (origin !== undefined) return origin;
  const names = [...properties.keys()];
  return names.length > 0 ? `{ ${names.join(', ')} }` : (pointer.split('/').at(-1) ?? pointer);
}

function describeDefault(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
