import { expect, test } from 'vitest';
import { kindBelow } from './keywords.js';

test('the keys below most keywords are keywords', () => {
  expect(kindBelow('items', 'keywords', false)).toBe('keywords');
  expect(kindBelow('allOf', 'keywords', true)).toBe('keywords');
});

test('below a map stand names, and below a name keywords again, whatever it is', () => {
  expect(kindBelow('properties', 'keywords', false)).toBe('names');
  expect(kindBelow('example', 'names', false)).toBe('keywords');
  expect(kindBelow('properties', 'names', false)).toBe('keywords');
});

test('data contains no keywords', () => {
  expect(kindBelow('example', 'keywords', false)).toBe('data');
  expect(kindBelow('x-note', 'keywords', false)).toBe('data');
  expect(kindBelow('properties', 'data', false)).toBe('data');
});

test('examples and parameters are lists or maps', () => {
  expect(kindBelow('examples', 'keywords', true)).toBe('data');
  expect(kindBelow('examples', 'keywords', false)).toBe('names');
  expect(kindBelow('parameters', 'keywords', true)).toBe('keywords');
  expect(kindBelow('parameters', 'keywords', false)).toBe('names');
});
