import { expect, test } from 'vitest';
import { Schemas } from '../document/schemas.js';
import { compareResource, pairEntries } from './compare.js';
import { merge, type Mutable } from '../merge.js';
import { Shapes } from './shape.js';

const rules = { entryKey: 'extRef', isWhole: (name: string) => name === 'statement' };

test('an update keeps members that it does not contain, at every depth, and keeps null', () => {
  const stored: Mutable = { a: 1, address: { city: 'Ghent', zipcode: '9000' }, note: 'x' };
  merge(stored, { address: { city: 'Bruges' }, note: null }, rules);
  expect(stored).toEqual({ a: 1, address: { city: 'Bruges', zipcode: '9000' }, note: null });
});

test('matches list entries by key, adds new ones, and replaces lists of scalars and whole objects', () => {
  const stored: Mutable = {
    owners: [{ extRef: 'a', name: 'A', city: 'X' }],
    codes: ['EUR', 'USD'],
    statement: { data: 'x', issuedAt: '2026-01-01' },
  };
  const owners = [{ extRef: 'a', name: 'B' }, { name: 'C' }];
  merge(stored, { owners, codes: [], statement: { data: 'y' } }, rules);
  expect(stored).toEqual({
    owners: [{ extRef: 'a', name: 'B', city: 'X' }, { name: 'C' }],
    codes: [],
    statement: { data: 'y' },
  });
});

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    bornOn: { type: 'string' },
    owners: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
};

function compare(stored: unknown, shown: unknown): unknown[] {
  const root = { thing: schema };
  const shapes = new Shapes({ root, schemas: new Schemas(root) });
  const how = {
    entryKey: 'extRef',
    isComplete: () => true,
    mayOmit: () => false,
    onShown: () => undefined,
    onStored: () => undefined,
  };
  const found = compareResource(shapes, stored, shown, { pointer: '#/thing', value: schema }, how);
  return found.map(({ path, expected, actual }) => [path.join('.'), expected, actual]);
}

test('compares the members that the response schema has', () => {
  expect(compare({ name: 'A', other: 1 }, { name: 'A' })).toEqual([]);
  expect(compare({ name: 'A' }, { name: 'B' })).toEqual([['name', 'A', 'B']]);
  expect(compare({ name: 'A' }, {})).toEqual([['name', 'A', undefined]]);
  expect(compare({ name: null }, { name: 'A' })).toEqual([['name', null, 'A']]);
  expect(compare({ name: null }, {})).toEqual([]);
  expect(compare({ name: '12' }, { name: 12 })).toEqual([]);
});

test('accepts an instant in another time zone, and a date as the start of its day', () => {
  const [there, here] = ['2026-03-10T15:00:00+10:00', '2026-03-10T05:00:00.000Z'];
  expect(compare({ bornOn: there }, { bornOn: here })).toEqual([]);
  expect(compare({ bornOn: '2026-03-10' }, { bornOn: '2026-03-10T00:00:00.000Z' })).toEqual([]);
  const other = '2026-03-10T15:00:00.000Z';
  expect(compare({ bornOn: there }, { bornOn: other })).toEqual([['bornOn', there, other]]);
});

test('compares lists by entries and by length', () => {
  const owners = [{ name: 'A' }, { name: 'B' }];
  expect(compare({ owners }, { owners: owners.toReversed() })).toEqual([]);
  expect(compare({ owners }, { owners: owners.slice(1) })).toEqual([
    ['owners', '2 entries', '1 entries'],
  ]);
  expect(compare({ owners }, { owners: [{ name: 'A' }, { name: 'C' }] })).toEqual([
    ['owners.1.name', 'B', 'C'],
  ]);
});

test('pairs entries by key first', () => {
  const [a, b] = [
    { extRef: 'a', name: 'same' },
    { extRef: 'b', name: 'same' },
  ];
  expect(pairEntries([a, b], [b, a], 'extRef', () => true)).toEqual([
    [a, a],
    [b, b],
  ]);
});
