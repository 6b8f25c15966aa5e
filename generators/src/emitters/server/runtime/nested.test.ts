import { describe, expect, it } from 'vitest';
import { nestedReader, readNested } from './nested.js';
import { decodeQuery, parsePairs, parseQuery, UnreadableValueError } from './query-string.js';
import type { TextShape } from './shape.js';

const text = { properties: {} };

/** The parsed value of a query. */
function read(query: string, shape: TextShape = text): unknown {
  const pairs = parsePairs(query).map(
    ([name, value]) => [decodeQuery(name), decodeQuery(value)] as const,
  );
  return readNested(pairs, shape, {
    Node: { properties: { next: { component: 'Node' }, n: 'number' } },
  });
}

describe('bracketed names', () => {
  it.each<[string, unknown]>([
    ['a=1', { a: '1' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[b][c]=x+y', { a: { b: { c: 'x y' } } }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a[b][0]=c&a[b][1]=d', { a: { b: ['c', 'd'] } }],
    ['a[1]=c&a[0]=d', { a: ['d', 'c'] }],
    ['a[999999999]=c&a[7]=d', { a: ['d', 'c'] }],
    ['a[]=c&a[]=d', { a: ['c', 'd'] }],
    ['a[0]=c&a[x]=d', { a: { 0: 'c', x: 'd' } }],
    ['a[][x]=1&a[][y]=2&a[][x]=3', { a: [{ x: '1', y: '2' }, { x: '3' }] }],
    ['a[][x][]=1&a[][x][]=2', { a: [{ x: ['1', '2'] }] }],
    ['[a]=1&b[=2&c]=3&d[e]f=4', { '[a]': '1', 'b[': '2', 'c]': '3', 'd[e]f': '4' }],
    ['constructor[name]=1', { constructor: { name: '1' } }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each(['__proto__=1', 'a[__proto__][b]=1', `a${'[b]'.repeat(100)}=1`, 'a=1&a[b]=2'])(
    'refuses %s',
    (query) => {
      expect(() => read(query)).toThrow(UnreadableValueError);
      expect(({} as { b?: unknown }).b).toBeUndefined();
    },
  );
});

describe('conversion of strings', () => {
  const shape: TextShape = {
    properties: {
      n: 'number',
      on: 'boolean',
      j: 'json',
      list: { items: 'number' },
      loose: { items: 'text', lone: [''] },
      any: { items: 'text', lone: true },
      node: { component: 'Node' },
      map: { properties: {}, rest: 'number' },
      missing: { component: 'Missing' },
    },
  };

  it.each<[string, unknown]>([
    ['n=1&on=true', { n: 1, on: true }],
    ['n=x&on=yes', { n: 'x', on: 'yes' }],
    ['j=[1,{"a":2}]', { j: [1, { a: 2 }] }],
    ['list=1', { list: [1] }],
    ['list[1]=2&list[0]=1', { list: [1, 2] }],
    ['loose=', { loose: '' }],
    ['loose=a', { loose: ['a'] }],
    ['any=a', { any: 'a' }],
    ['any[0]=a', { any: ['a'] }],
    ['node[next][next][n]=3', { node: { next: { next: { n: 3 } } } }],
    ['node={"n":3}', { node: { n: 3 } }],
    ['node=x', { node: 'x' }],
    ['map[a]=1&map[0]=2', { map: { 0: 2, a: 1 } }],
    ['missing[a]=1', { missing: { a: '1' } }],
    ['list[a]=1', { list: { a: '1' } }],
  ])('%s', (query, expected) => {
    expect(read(query, shape)).toEqual(expected);
  });

  it('keeps files', () => {
    const file = new File(['a'], 'a.txt');
    const { list } = readNested([['list', file]], shape) as { list: unknown[] };
    expect(list[0]).toBe(file);
  });
});

describe('a parameter', () => {
  const reader = nestedReader({ properties: { R: 'number', list: { items: 'number' } } });
  const parse = (query: string, style: string, others = new Set<string>()): unknown =>
    reader(
      { name: 'color', in: 'query', wire: 'object', style },
      parseQuery(query),
      others,
      decodeQuery,
    );

  it.each<[style: string, query: string, value: unknown]>([
    ['deepObject', '?color[R]=100&color%5Blist%5D=2&R=5', { R: 100, list: [2] }],
    ['deepObject', '?color=R', 'R'],
    ['deepObject', '?R=5', undefined],
    ['form', '?R=100&list[]=2', { R: 100, list: [2] }],
  ])('%s %s', (style, query, value) => {
    expect(parse(query, style)).toEqual(value);
  });

  it('takes no other parameter into an exploded object', () => {
    expect(parse('?R=1&list=2', 'form', new Set(['list']))).toEqual({ R: 1 });
  });
});
