import { expect, test } from 'vitest';
import { CodeGenerator, firstCodeAt } from './identifiers.js';

const source = { seed: 'seed', now: Date.UTC(2026, 0, 1), sequence: 7 };

test('generates a prefix and a ULID of the time', () => {
  const code = new CodeGenerator(source).next('ubo');
  expect(code).toMatch(/^ubo_01KDVDNA00[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(code.length).toBeLessThanOrEqual(36);
});

function make(seed: string): string[] {
  const codes = new CodeGenerator({ ...source, seed });
  return [codes.next('sp'), codes.next('si')];
}

test('generates the same codes for the same source, and others for another seed', () => {
  expect(make('seed')).toEqual(make('seed'));
  expect(make('seed')).not.toEqual(make('other'));
});

test('generates codes and numbers that sort in the order of creation', () => {
  const codes: string[] = [];
  let last = 0;
  for (const sequence of [1, 2, 40_000]) {
    const unit = new CodeGenerator({ ...source, sequence });
    for (let count = 0; count < 40; count += 1) {
      codes.push(unit.next('va'));
      expect(unit.number).toBeGreaterThan(last);
      last = unit.number;
    }
  }
  codes.push(new CodeGenerator({ ...source, now: source.now + 1, sequence: 0 }).next('va'));
  expect(codes).toEqual(codes.toSorted());
  expect(new Set(codes).size).toBe(codes.length);
});

test('returns a first code that separates earlier from later codes', () => {
  const before = new CodeGenerator({ ...source, now: source.now - 1 }).next('sp');
  const since = new CodeGenerator(source).next('sp');
  expect(before < firstCodeAt('sp', source.now)).toBe(true);
  expect(since >= firstCodeAt('sp', source.now)).toBe(true);
});

test('generates codes of another moment for a job', () => {
  const later = source.now + 60_000;
  expect(new CodeGenerator(source).at(later).next('po')).toBe(
    new CodeGenerator({ ...source, now: later }).next('po'),
  );
});

test('returns requested codes first, by prefix', () => {
  const codes = new CodeGenerator(source, ['si_1', 'sp_1', 'si_2']);
  expect([codes.next('sp'), codes.next('si'), codes.next('si')]).toEqual(['sp_1', 'si_1', 'si_2']);
  // What follows does not depend on the requested codes.
  const others = new CodeGenerator(source);
  for (let count = 0; count < 3; count += 1) others.next('si');
  expect(codes.next('si')).toBe(others.next('si'));
});
