import { expect, test } from 'vitest';
import { chooseStorage, describeReports, sampleCalls } from './index.js';
import { isLoopback } from '../http/is-loopback.js';

const none = { data: undefined, memory: false, databaseUrl: undefined };

test.each([
  [none, { kind: 'memory' }],
  [
    { ...none, data: 'a.db' },
    { kind: 'file', path: 'a.db' },
  ],
  [
    { ...none, databaseUrl: 'postgres://x' },
    { kind: 'postgres', url: 'postgres://x' },
  ],
  [{ ...none, databaseUrl: 'postgres://x', memory: true }, { kind: 'memory' }],
  [
    { ...none, databaseUrl: 'postgres://x', data: 'a.db' },
    { kind: 'file', path: 'a.db' },
  ],
  [{ ...none, data: 'a.db', memory: true }, '--data and --memory cannot be combined.'],
  [{ ...none, data: '' }, '--data needs the path of a file.'],
  [
    { ...none, databaseUrl: 'mysql://root:secret@db/app' },
    'DATABASE_URL begins with mysql:; the sandbox takes postgres://…. Unset it, or pass --memory or --data.',
  ],
  [
    { ...none, databaseUrl: 'db/app' },
    expect.stringContaining('DATABASE_URL begins with no scheme;'),
  ],
])('%j selects the storage %j', (choice, expected) => {
  expect(chooseStorage(choice)).toEqual(expected);
});

test('describeReports lists violations by tenant and check', () => {
  const finding = { name: 'books-are-zero', description: '' };
  const violations = [{ subject: 'EUR', detail: '7' }];
  expect(describeReports([{ tenant: 'a', findings: [{ ...finding, violations }] }])).toEqual({
    ok: false,
    text: 'a: books-are-zero: EUR (7)',
  });
  expect(describeReports([{ tenant: 'a', findings: [{ ...finding, violations: [] }] }]).ok).toBe(
    true,
  );
});

test('sampleCalls returns three calls', () => {
  expect(sampleCalls('http://127.0.0.1:4020')).toHaveLength(3);
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.2', false],
  ['127.0.0.1.example', false],
])('isLoopback(%s) is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
