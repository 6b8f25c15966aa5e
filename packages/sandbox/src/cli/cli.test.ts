import { parseCommand, UsageError } from '@seller-funds/command';
import { expect, test } from 'vitest';
import { serveCommand } from './commands.js';
import { describeReports } from './verify-command.js';
import { sampleCalls } from './index.js';
import { storageOf } from './storage-of.js';

const warning = 'Warning: DATABASE_URL is set, but not used because of --data.\n';
const postgres = { kind: 'postgres', url: 'postgres://x' };

test.each([
  ['', {}, { kind: 'memory' }],
  ['--data a.db', {}, { kind: 'file', path: 'a.db' }],
  ['', { DATABASE_URL: 'postgres://x' }, postgres],
  ['', { DATABASE_URL: 'postgres://x', DATABASE_POOL_SIZE: '20' }, { ...postgres, poolSize: 20 }],
  ['', { DATABASE_URL: '', DATABASE_POOL_SIZE: '' }, { kind: 'memory' }],
  ['--memory', { DATABASE_URL: 'mysql://x' }, { kind: 'memory' }],
  ['--data a.db', { DATABASE_URL: 'postgres://x' }, { kind: 'file', path: 'a.db' }, warning],
])('"%s" with %j selects the storage %j', (line, environment, expected, warned = '') => {
  let printed = '';
  const values = parseCommand(serveCommand, line.split(' ').filter(Boolean), { ...environment });
  expect(storageOf(values, (text) => (printed += text))).toEqual(expected);
  expect(printed).toBe(warned);
});

test.each([
  [
    { DATABASE_URL: 'mysql://root:secret@db/app' },
    'DATABASE_URL begins with mysql:; the sandbox takes postgres://…. Unset it, or pass --memory or --data.',
  ],
  [{ DATABASE_URL: 'db/app' }, 'DATABASE_URL begins with no scheme;'],
  [{ DATABASE_POOL_SIZE: '501' }, 'DATABASE_POOL_SIZE takes 1 to 500, not "501".'],
  [{ DATABASE_STATEMENT_TIMEOUT_MS: '1' }, 'DATABASE_STATEMENT_TIMEOUT_MS takes 100 to 3600000'],
])('refuses %j', (environment, message) => {
  const read = () => storageOf(parseCommand(serveCommand, [], { ...environment }), () => undefined);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
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
  ['payoutHour=7', '--world takes payoutHour=6 or payoutHour=20, not "payoutHour=7".'],
  ['hour=6', '--world takes a number, or KEY=VALUE with a KEY of commission, '],
])('refuses the world %s', (answer, message) => {
  expect(() => parseCommand(serveCommand, ['--world', answer])).toThrow(message);
});
