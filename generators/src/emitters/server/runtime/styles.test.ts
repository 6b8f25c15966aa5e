import { expect, it } from 'vitest';
import type { ParameterDescriptor } from '../../types/runtime/operation.js';
import { readParameters } from './parameters.js';
import { styles } from './styles.js';

type Case = [
  style: string,
  explode: boolean,
  wire: ParameterDescriptor['wire'],
  text: string,
  value: unknown,
];

const rgb = { R: 100, G: 200, name: 'dark' };
const propertyWires = { R: 'number', G: 'number' } as const;

function read(parameter: ParameterDescriptor, text: string): unknown {
  const { in: place, name } = parameter;
  const url = `http://test/${place === 'query' ? `?${text}` : ''}`;
  const headers = new Headers(
    place === 'header' ? { [name]: text } : place === 'cookie' ? { cookie: text } : {},
  );
  const paths = new Map(place === 'path' ? [[name, text]] : []);
  const { values, issues } = readParameters([parameter], new Request(url, { headers }), paths, {
    styles,
  });
  return issues.length > 0 ? issues.map((issue) => issue.message) : values[place][name];
}

// What wire.property.test.ts does not prove: the forms that other clients send, and values that cannot be read.
function table(place: ParameterDescriptor['in'], cases: readonly Case[]): void {
  it.each(cases)(`reads ${place} %s explode=%s %s from %s`, (style, explode, wire, text, value) => {
    const wired = wire === undefined ? {} : { wire };
    const parameter = { name: 'color', in: place, style, explode, itemWire: 'number' as const };
    expect(read({ ...parameter, ...wired, propertyWires }, text)).toEqual(value);
  });
}

table('path', [
  ['simple', false, undefined, 'a%2Fb%2Cc', 'a/b,c'],
  ['simple', false, 'number', '5x', '5x'],
  ['simple', false, 'boolean', 'TRUE', 'TRUE'],
  ['simple', false, 'array', '3,4,x', [3, 4, 'x']],
  ['simple', false, 'object', 'R,100,G,200,name,dark', rgb],
  ['label', false, undefined, '5', ['The value must begin with ".".']],
  ['matrix', false, undefined, ';color', ''],
  ['matrix', true, 'object', ';R=100;G=200;name=dark', rgb],
  ['matrix', false, 'number', ';size=5', ['The value must have the form ;color=….']],
  ['simple', false, undefined, '%E4', ['The value is not valid percent-encoded UTF-8.']],
  ['simple', false, 'object', 'R,100,G', ['The value must have alternating names and values.']],
]);

table('query', [
  ['form', true, undefined, 'color=a+b%2Bc', 'a b+c'],
  ['form', true, undefined, 'colour=a', undefined],
  ['form', true, undefined, 'color', ''],
  ['form', true, 'number', 'color=', ''],
  ['form', true, 'number', 'color=-1.5e3', -1500],
  ['form', true, 'number', 'color=0x10', '0x10'],
  ['form', true, 'number', 'color=1e999', '1e999'],
  ['form', true, 'number', 'color=1&color=2', [1, 2]],
  ['form', true, 'array', 'color=3&x=1&color=4', [3, 4]],
  ['form', true, 'array', 'color=3,4', ['3,4']],
  ['form', false, 'array', 'color=3%2C4', [3, 4]],
  ['form', false, 'array', 'color=a%2Cb,4', ['a,b', 4]],
  ['form', false, 'array', 'color=3&color=4,5', [3, 4, 5]],
  ['spaceDelimited', false, 'array', 'color=3%204+5', [3, 4, 5]],
  ['pipeDelimited', false, 'array', 'color=3%7C4|5', [3, 4, 5]],
  ['form', true, 'json', 'color=%7B%22R%22%3A1%7D', { R: 1 }],
  ['form', true, 'json', 'color=%7B', '{'],
  ['form', true, undefined, 'color=%ff', ['The value is not valid percent-encoded UTF-8.']],
  ['form', true, undefined, '%ff=1&color=a', 'a'],
]);

table('header', [
  ['simple', false, 'number', ' 5 ', 5],
  ['simple', false, undefined, '100%', '100%'],
  ['simple', false, 'array', '3, 4', [3, 4]],
  ['simple', false, 'array', '', []],
  ['simple', true, 'object', 'R=100, G=200, name=dark', rgb],
]);

table('cookie', [
  ['form', true, 'number', 'a=1; color=5', 5],
  ['form', true, undefined, 'color="a%20b"', 'a b'],
  ['form', true, undefined, 'color=100%', '100%'],
]);

it('assigns to an exploded object only pairs that are not other parameters', () => {
  const parameters: ParameterDescriptor[] = [
    { name: 'page', in: 'query', wire: 'number' },
    { name: 'rest', in: 'query', wire: 'object' },
  ];
  const request = new Request('http://test/?a=1&page=2&b=3&b=4');
  const { values } = readParameters(parameters, request, new Map(), { styles });
  expect(values.query['page']).toBe(2);
  expect(values.query['rest']).toEqual({ a: '1', b: ['3', '4'] });
});

it('ignores inherited properties as parameters', () => {
  const parameters: ParameterDescriptor[] = [
    { name: 'constructor', in: 'query' },
    { name: '__proto__', in: 'query' },
  ];
  const { values } = readParameters(parameters, new Request('http://test/?__proto__=x'), new Map());
  expect(values.query['constructor']).toBeUndefined();
  expect(Object.getPrototypeOf(values.query)).toBeNull();
  expect(Object.keys(values.query)).toEqual(['__proto__']);
});
