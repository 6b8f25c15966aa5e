import { expect, test } from 'vitest';
import type { CheckContext } from '../run/check.js';
import { ErrorMessages } from './error-messages.js';

const document = {
  'x-errors': {
    message: '/message',
    template: '/parameterized/template',
    params: '/parameterized/params',
    details: '/details',
    field: '/field',
  },
};

async function judge(json: unknown) {
  const messages = new ErrorMessages(document, {
    message: ['M'],
    template: ['T'],
    detail: ['D'],
  });
  const request = { method: 'GET', url: 'http://a/', headers: {}, body: undefined };
  const reply = { status: 422, headers: {}, text: '', json, milliseconds: 1 };
  messages.observe({ operationId: 'create', request, reply });
  const shown: string[] = [];
  const context = { proved: { add: (ids: Iterable<string>) => shown.push(...ids) } };
  const [check] = messages.checks();
  const outcome = await check?.run(context as unknown as CheckContext);
  const findings = outcome && 'findings' in outcome ? outcome.findings : [];
  return { found: findings.map(({ expected }) => expected), shown };
}

const error = (message: string, template?: string, params?: object) => ({
  message,
  ...(template === undefined ? {} : { parameterized: { template, params } }),
});

test.each([
  [error('It failed.'), ['M']],
  [error('2 of 3', '{a} of {b}', { a: 2, b: '3' }), ['M', 'T']],
  [error('one of 1, 2.', 'one of {all}.', { all: [1, 2] }), ['M', 'T']],
  [error('a (x.y) 1', '{name} (x.y) {n}', { name: 'a', n: 1 }), ['M', 'T']],
  [error('from [1] to [2] at 3', 'from {a} to {b} at {c}', { a: [1], b: [2], c: 3 }), ['M', 'T']],
  [{ ...error('Two.'), details: [error('5 is no 6', '{x} is no 6', { x: 5 })] }, ['M', 'D', 'T']],
])('accepts %j', async (json, shown) => {
  expect(await judge(json)).toEqual({ found: [], shown });
});

test.each([
  [{}, 'the error has a message'],
  [error(' '), 'the error has a message'],
  [{ ...error('Two.'), details: [{}] }, 'details[0] has a message'],
  [
    { ...error('Two.'), details: [{ ...error('No.'), field: 'a[0].' }] },
    'details[0] names a field',
  ],
  [error('No {a}'), 'the message of the error is its template, filled in'],
  [error('2 of 3', '{a} of {b}', { a: 2 }), 'the message of the error is its template, filled in'],
  [
    error('2 of 4', '{a} of {b}', { a: 2, b: 3 }),
    'the message of the error is its template, filled in',
  ],
  [
    error('2 of 3!', '{a} of {b}', { a: 2, b: 3 }),
    'the message of the error is its template, filled in',
  ],
  [
    error('2 of 3', '2 of 3', { a: 2, b: 3 }),
    'the message of the error is its template, filled in',
  ],
  [error('x', '{all}x{all}', { all: [1] }), undefined],
  [error('ab', 'a{all}ab', { all: [] }), 'the message of the error is its template, filled in'],
  [
    { ...error('Two.'), details: [error('5', 'no {x}', { x: 5 })] },
    'the message of details[0] is its template, filled in',
  ],
])('reports %j', async (json, expected) => {
  expect((await judge(json)).found).toEqual(expected === undefined ? [] : [expected]);
});

test('has no check without x-errors', () => {
  expect(new ErrorMessages({}).checks()).toEqual([]);
});
