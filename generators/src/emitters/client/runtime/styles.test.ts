import { describe, expect, it } from 'vitest';
import { sentRequest } from '../testing/call-server.js';
import type { Style } from './styles.js';
import { writeHeaders } from './write-headers.js';
import { writePath } from './write-path.js';
import { writeQuery } from './write-query.js';

const array = ['blue', 'black', 'b,r/n'];
const object = { R: 100, G: 'a b' };

/** Style, explode, and the serialized string, array and object; `-` if OpenAPI does not define it. */
const inPath: readonly [string, boolean, string, string, string][] = [
  ['simple', false, 'a%20b', 'blue,black,b%2Cr%2Fn', 'R,100,G,a%20b'],
  ['simple', true, 'a%20b', 'blue,black,b%2Cr%2Fn', 'R=100,G=a%20b'],
  ['label', false, '.a%20b', '.blue,black,b%2Cr%2Fn', '.R,100,G,a%20b'],
  ['label', true, '.a%20b', '.blue.black.b%2Cr%2Fn', '.R=100.G=a%20b'],
  ['matrix', false, ';p=a%20b', ';p=blue,black,b%2Cr%2Fn', ';p=R,100,G,a%20b'],
  ['matrix', true, ';p=a%20b', ';p=blue;p=black;p=b%2Cr%2Fn', ';R=100;G=a%20b'],
];

const inQuery: readonly [string, boolean, string, string, string][] = [
  ['form', true, 'p=a%20b', 'p=blue&p=black&p=b%2Cr%2Fn', 'R=100&G=a%20b'],
  ['form', false, 'p=a%20b', 'p=blue,black,b%2Cr%2Fn', 'p=R,100,G,a%20b'],
  ['spaceDelimited', false, '-', 'p=blue%20black%20b%2Cr%2Fn', 'p=R%20100%20G%20a%20b'],
  ['spaceDelimited', true, '-', 'p=blue&p=black&p=b%2Cr%2Fn', '-'],
  ['pipeDelimited', false, '-', 'p=blue%7Cblack%7Cb%2Cr%2Fn', 'p=R%7C100%7CG%7Ca%20b'],
  ['pipeDelimited', true, '-', 'p=blue&p=black&p=b%2Cr%2Fn', '-'],
  ['deepObject', true, '-', '-', 'p%5BR%5D=100&p%5BG%5D=a%20b'],
];

const inHeader: readonly [string, boolean, string, string, string][] = [
  ['simple', false, 'a b', 'blue,black,b,r/n', 'R,100,G,a b'],
  ['simple', true, 'a b', 'blue,black,b,r/n', 'R=100,G=a b'],
];

const inCookie: readonly [string, boolean, string, string, string][] = [
  ['form', true, 'p=a%20b', 'p=blue; p=black; p=b%2Cr%2Fn', 'R=100; G=a%20b'],
  ['form', false, 'p=a%20b', 'p=blue,black,b%2Cr%2Fn', 'p=R,100,G,a%20b'],
];

function casesOf(table: readonly [string, boolean, string, string, string][]) {
  return table.flatMap(([style, explode, ...texts]) =>
    texts
      .map((expected, index) => ({
        style,
        explode,
        value: ['a b', array, object][index],
        expected,
      }))
      .filter(({ expected }) => expected !== '-'),
  );
}

describe('parameters are serialized in their style', () => {
  it.each(casesOf(inPath))('path $style explode=$explode $value', async (entry) => {
    const { url } = await call('path', { name: 'p', ...entry }, '/x/{p}/y', entry.value);
    expect(url).toBe(`/x/${entry.expected}/y`);
  });

  it.each(casesOf(inQuery))('query $style explode=$explode $value', async (entry) => {
    const { url } = await call('query', { name: 'p', ...entry }, '/x', entry.value);
    expect(url).toBe(`/x?${entry.expected}`);
  });

  it.each(casesOf(inHeader))('header $style explode=$explode $value', async (entry) => {
    const { headers } = await call('header', { name: 'P', ...entry }, '/x', entry.value);
    expect(headers['p']).toBe(entry.expected);
  });

  it.each(casesOf(inCookie))('cookie $style explode=$explode $value', async (entry) => {
    const { headers } = await call('cookie', { name: 'p', ...entry }, '/x', entry.value);
    expect(headers.cookie).toBe(entry.expected);
  });
});

describe('values without a defined serialization', () => {
  it.each<[string, unknown, string]>([
    ['a date', new Date(0), '?p=1970-01-01T00%3A00%3A00.000Z'],
    ['a boolean', false, '?p=false'],
    ['an empty text', '', '?p='],
    ['null', null, ''],
    ['an empty array', [], ''],
    ['gaps of an array', [1, null, undefined, 2], '?p=1&p=2'],
    ['objects in an array', [{ a: 1 }], '?p%5B0%5D%5Ba%5D=1'],
    ['what is nested in an object', { a: { b: [1] } }, '?a%5Bb%5D%5B0%5D=1'],
  ])('%s', async (_name, value, expected) => {
    const { url } = await call('query', { name: 'p' }, '/x', value);
    expect(url).toBe(`/x${expected}`);
  });

  it('serializes nested levels of deepObject', async () => {
    const value = { a: { b: 'c' }, list: [1, { d: 2 }] };
    const { url } = await call('query', { name: 'p', style: 'deepObject' }, '/x', value);
    expect(url).toBe('/x?p%5Ba%5D%5Bb%5D=c&p%5Blist%5D%5B0%5D=1&p%5Blist%5D%5B1%5D%5Bd%5D=2');
  });

  it('serializes a parameter with a media type as JSON', async () => {
    const { url } = await call('query', { name: 'p', json: true }, '/x', { a: [1] });
    expect(decodeURIComponent(url)).toBe('/x?p={"a":[1]}');
  });

  it('omits the equals sign of an empty value in the style matrix', async () => {
    const { url } = await call('path', { name: 'p', style: 'matrix' }, '/x{p}', '');
    expect(url).toBe('/x;p');
  });

  it('omits a header without elements, but not one with an empty string', async () => {
    const none = await call('header', { name: 'P' }, '/x', []);
    expect(none.headers).not.toHaveProperty('p');
    const empty = await call('header', { name: 'P' }, '/x', '');
    expect(empty.headers).toHaveProperty('p', '');
  });

  it('encodes names, and keeps the query of a path', async () => {
    const { url } = await call('query', { name: 'a&b[]' }, '/x?action=y', ['1']);
    expect(url).toBe('/x?action=y&a%26b%5B%5D=1');
  });
});

async function call(
  place: 'path' | 'query' | 'header' | 'cookie',
  given: Partial<Style> & { readonly name: string },
  path: string,
  value: unknown,
) {
  const [start = '', fixed] = path.split('?');
  const standard = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const style = { style: standard, explode: standard === 'form', ...given };
  const endpoint = {
    path: start,
    ...(place === 'path' && { pathSerializer: writePath([style]) }),
    ...(place === 'query' && { querySerializer: writeQuery([style], fixed) }),
    ...(place === 'header' && { writeHeaders: writeHeaders([style], []) }),
    ...(place === 'cookie' && { writeHeaders: writeHeaders([], [style]) }),
  };
  return sentRequest({ endpoint, input: { [place]: { [style.name]: value } } });
}
