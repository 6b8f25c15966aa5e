import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { reasonOf } from '../../packages/sandbox/src/domain/sellers/holders/holder-status.js';
import { readText } from '../repository.js';
import { guidePages } from './programs.js';

// The examples of the reference and the guides use the same sellers: each fact about a seller has one value.

type Json = Readonly<Record<string, unknown>>;

const facts = [
  'lastName',
  'dateOfBirth',
  'nationality',
  'placeOfBirth',
  'address',
  'email',
  'phone',
  'taxNumber',
  'registrationNumber',
  'socialSecurityNumber',
] as const;

const places: readonly (readonly [city: string, zipcode: RegExp, phone: string])[] = [
  ['Breda', /^48\d\d [A-Z]{2}$/, '+3176'],
  ['Rotterdam', /^30\d\d [A-Z]{2}$/, '+3110'],
  ['Haarlem', /^20\d\d [A-Z]{2}$/, '+3123'],
  ['Boston', /^02\d{3}$/, '+1617'],
];

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* objectsIn(value: unknown): Generator<Json> {
  if (isObject(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const examples = Object.entries(document.components.examples).map(([name, { value }]) => ({
  name,
  value: value as unknown,
}));

const parties = examples
  .filter(({ value }) => !(isObject(value) && 'details' in value))
  .flatMap(({ name, value }) =>
    [...objectsIn(value)]
      .filter((one) => 'firstName' in one || ('legalName' in one && 'taxNumber' in one))
      .map((one) => ({ name, who: String(one['firstName'] ?? one['legalName']), one })),
  );

/** Returns the values of a fact for each party, without null. A date-time is compared as its date. */
function valuesOf(fact: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { who, one } of parties) {
    const value = one[fact];
    if (value === undefined || value === null) continue;
    const text =
      typeof value === 'string' ? value.replace(/T00:00:00.000Z$/, '') : JSON.stringify(value);
    found.set(who, (found.get(who) ?? new Set()).add(text));
  }
  return found;
}

describe('the examples of the document', () => {
  test.each(facts)('%s has one value for each person and company', (fact) => {
    const ambiguous = [...valuesOf(fact)].filter(([, values]) => values.size > 1);
    expect(ambiguous.map(([who, values]) => [who, ...values])).toEqual([]);
  });

  test.each(['taxNumber', 'registrationNumber', 'socialSecurityNumber', 'phone', 'email'])(
    'no two share a %s',
    (fact) => {
      const all = [...valuesOf(fact).values()].flatMap((values) => [...values]);
      expect(new Set(all).size).toBe(all.length);
    },
  );

  test('postal codes and phone numbers match the city', () => {
    const wrong = parties.filter(({ one }) => {
      const { address, phone } = one as { address?: Json; phone?: string | null };
      if (!isObject(address) || address['city'] === undefined) return false;
      const place = places.find(([city]) => city === address['city']);
      const isThere = place?.[1].test(String(address['zipcode'])) === true;
      return !isThere || (typeof phone === 'string' && !phone.startsWith(place[2]));
    });
    expect(wrong).toEqual([]);
  });

  test('the reason of a status is the same as in the sandbox', () => {
    const statuses = examples.flatMap(({ value }) =>
      [...objectsIn(value)].flatMap(({ status }) =>
        isObject(status) && 'reason' in status ? [status] : [],
      ),
    );
    expect(statuses.length).toBeGreaterThan(0);
    for (const { code, reason } of statuses)
      expect(reason).toBe(reasonOf({ status: code as 'ACTIVE', statusReason: null }));
  });

  test('only people in the United States have a social security number', () => {
    const countries = parties
      .filter(({ one }) => typeof one['socialSecurityNumber'] === 'string')
      .map(({ one }) => (one['address'] as Json | undefined)?.['country']);
    expect(new Set(countries)).toEqual(new Set(['USA']));
  });

  test('the examples of single fields are about the same people and companies', () => {
    const strays: string[] = [];
    for (const [name, schema] of Object.entries(document.components.schemas))
      for (const [property, values] of exampleValues(schema)) {
        const known = knownValues(property);
        if (known.size === 0) continue;
        for (const value of values)
          if (!known.has(value)) strays.push(`${name}.${property}: ${value}`);
      }
    expect(strays).toEqual([]);
  });
});

function exampleValues(schema: unknown): [property: string, values: string[]][] {
  return [...objectsIn(schema)].flatMap(({ properties }) =>
    Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => {
      const given = isObject(property) ? property['examples'] : undefined;
      const texts = Array.isArray(given) ? given.filter((value) => typeof value === 'string') : [];
      return [name, texts];
    }),
  );
}

function knownValues(member: string): ReadonlySet<string> {
  if (
    !['street', 'zipcode', 'city', 'phone', 'email', 'taxNumber', 'firstName', 'lastName'].includes(
      member,
    )
  )
    return new Set();
  const all = examples.flatMap(({ value }) => [...objectsIn(value)].map((one) => one[member]));
  return new Set(all.filter((value) => typeof value === 'string'));
}

const pages = [
  'README.md',
  ...['client', 'conformance', 'sandbox', 'webhooks'].map((name) => `packages/${name}/README.md`),
  ...guidePages().map(({ name }) => `docs/guide/${name}`),
];

describe.each(pages)('%s', (page) => {
  const text = readText(page).replaceAll(String.raw`\u0027`, "'");
  const said = (member: string): string[] =>
    [...text.matchAll(new RegExp(String.raw`"?\b${member}"?: ["']([^"'$]+)["']`, 'g'))].map(
      ([, value = '']) => value,
    );

  test('the seller has the same name as in the reference', () => {
    expect(text).not.toMatch(/Mila Ceramics|Ada Bakker/);
  });

  test.each([
    'lastName',
    'dateOfBirth',
    'zipcode',
    'street',
    'phone',
    'taxNumber',
    'registrationNumber',
  ])('every %s is one of the reference', (member) => {
    const all = examples.flatMap(({ value }) => [...objectsIn(value)].map((one) => one[member]));
    const known = new Set(all.map(withoutTime));
    expect(said(member).filter((value) => !known.has(withoutTime(value)))).toEqual([]);
  });
});

/** Returns a date of birth as a calendar date: it is a date-time in version 2. Returns other values as they are. */
function withoutTime(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/T00:00:00(\.000)?Z$/, '') : value;
}
