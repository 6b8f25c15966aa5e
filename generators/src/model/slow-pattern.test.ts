import { expect, test } from 'vitest';
import { isSlow } from './slow-pattern.js';

test.each([
  '^(a+)+$',
  '(a*)*b',
  '(x+x+)+y',
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$',
  '^(?:[\\-a-z]+)*$',
])('%s can take exponential time', (pattern) => {
  expect(isSlow(pattern)).toBe(true);
});

test.each([
  '^[A-Z]{2}\\d{2}$',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,}$',
  '^(([0-9]|[1-9][0-9])\\.){3}([0-9]|[1-9][0-9])$',
  '^[^@]+@[^@]+\\.[^@]+$',
  '^(?:/(?:[^~/]|~[01])*)*$',
  '^(?!\\s)(?!.*\\s$).*$',
  '^(\\+\\d{1,3})?\\d{4,14}$',
  '^(a+){2,5}$',
  // No regular expressions at all: others tell that.
  '(a+)+(?<',
])('%s cannot', (pattern) => {
  expect(isSlow(pattern)).toBe(false);
});
