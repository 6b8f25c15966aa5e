import assert from 'node:assert/strict';
import type { api } from './types/index.js';
import { schemas } from './validators/registry.js';

// The types say what the validators check.
const tree: api.Tree = { root: { label: 'a', children: [{ label: 'b' }] } };
const pair: api.Pair = ['a', 1];
const mapped: api.Mapped[] = [{ kind: 'cat', lives: 9 }, { kind: 'hound' }];
const equal: api.Equal = { type: 'eq', key: 'a' };
const compound: api.Compound = { type: 'and', filters: [equal, { type: 'or', filters: [equal] }] };
const even: api.Even = { next: { next: {} } };
const list: api.List = [[], [[]]];
const json: api.Json = { a: [1, { b: null }] };
const key: api.Key = { kty: 'EC', use: 'sig', x: 'a' };
const child: api.EcKey = { kty: 'EC', x: 'a' };

const good: { readonly [Name in keyof typeof schemas]?: readonly unknown[] } = {
  Tree: [tree, {}],
  Compound: [compound],
  Even: [even],
  List: [list],
  Json: [json, 1, [[1], {}]],
  Key: [key, { kty: 'RSA', n: 'a' }],
  EcKey: [child],
  Odd: [{ next: {} }],
  Derived: [{ id: 'a', note: 'abc' }],
  Mapped: mapped,
  Unmapped: [{ kind: 'cat' }, { kind: 'dog' }],
  Scalars: ['a', 1, null],
  Pair: [pair],
  Map: [{ a: 1 }],
  Patterned: [{ 'x-a': 'b' }],
  Anything: [null, 1, []],
  Everything: ['a'],
  Sibling: [{ id: 'a', note: 'b' }],
};
const bad: typeof good = {
  Tree: [{ root: { children: [] } }, { root: { label: 'a', children: [{}] } }],
  Compound: [{ type: 'and', filters: [{ type: 'eq' }] }, { type: 'and', filters: [{ type: 'or' }] }],
  Even: [{ next: {} }],
  List: [[1], {}],
  Json: [undefined],
  Key: [{ kty: 'EC' }, { kty: 'OKP' }, { kty: 'RSA', n: 1 }, { kty: 'RSA', use: 1 }],
  EcKey: [{ kty: 'EC' }, { x: 'a' }],
  Derived: [{ id: 'a' }, { id: 'a', note: 'abcd' }],
  Mapped: [{ kind: 'cow' }, {}],
  Unmapped: [{ kind: 'Cat' }],
  Scalars: [1.5, true],
  Pair: [['a'], ['a', 1, 2], [1, 'a']],
  Map: [{ a: 'b' }],
  Patterned: [{ y: 'b' }, { 'x-a': 1 }],
  Nothing: [null, 1, {}],
  Sibling: [{ id: 'a' }],
};

export function run(): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const of = (samples: typeof good): readonly unknown[] => samples[name as keyof typeof schemas] ?? [];
    for (const value of of(good)) assert(schema.safeParse(value).success, `${name} refuses ${JSON.stringify(value)}`);
    for (const value of of(bad)) assert(!schema.safeParse(value).success, `${name} takes ${JSON.stringify(value)}`);
  }
}
