import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { makeFolder } from '../../testing/folder.js';
import { KeptCode } from './kept-code.js';

const source = Buffer.from(
  `(() => { function called() { return ${'1 + '.repeat(500)}1; } return called; })()`,
);

/** What a run compiles that finds nothing, calls what it compiled if that is asked for, and stores. */
function store(parent: string, call: boolean): KeptCode | undefined {
  const kept = KeptCode.in(parent);
  const script = new Script(source.toString());
  kept?.add('/a/file.js', source, script);
  const called = script.runInThisContext() as () => number;
  if (call) called();
  kept?.store();
  return kept;
}

test('what is stored is found again, with the functions that were called', () => {
  const parent = makeFolder({});
  const uncalled = store(parent, false)?.find('/a/file.js', source) ?? Buffer.alloc(0);
  const code = store(parent, true)?.find('/a/file.js', source) ?? Buffer.alloc(0);
  expect(code.length).toBeGreaterThan(uncalled.length);
  const again = new Script(source.toString(), { cachedData: code });
  expect(again.cachedDataRejected).toBe(false);
});

test('what was known is not stored again', () => {
  const parent = makeFolder({});
  const kept = store(parent, true);
  const code = kept?.find('/a/file.js', source) ?? Buffer.alloc(0);
  const [name = ''] = readdirSync(join(parent, 'seller-funds'));
  const before = statSync(join(parent, 'seller-funds', name), { bigint: true });
  kept?.add('/a/file.js', source, new Script(source.toString(), { cachedData: code }));
  kept?.store();
  const after = statSync(join(parent, 'seller-funds', name), { bigint: true });
  expect(after.ino).toBe(before.ino);
});

test('another source, and code that is damaged, is compiled anew', () => {
  const parent = makeFolder({});
  const kept = store(parent, true);
  expect(kept?.find('/a/file.js', Buffer.from('other'))).toBeUndefined();
  expect(kept?.find('/a/other.js', source)).toBeUndefined();
  const [name = ''] = readdirSync(join(parent, 'seller-funds'));
  const stored = readFileSync(join(parent, 'seller-funds', name));
  stored[100] = (stored[100] ?? 0) ^ 1;
  writeFileSync(join(parent, 'seller-funds', name), stored);
  expect(kept?.find('/a/file.js', source)).toBeUndefined();
});

test('nothing is kept where others may write', { tags: 'posix' }, () => {
  const parent = makeFolder({});
  expect(KeptCode.in(parent)).toBeDefined();
  chmodSync(join(parent, 'seller-funds'), 0o777);
  expect(KeptCode.in(parent)).toBeUndefined();
  const open = makeFolder({});
  chmodSync(open, 0o777);
  expect(KeptCode.in(open)).toBeUndefined();
});

test('nothing is kept where there is no folder, or none can be made', () => {
  expect(KeptCode.in(undefined)).toBeUndefined();
  expect(KeptCode.in(join(makeFolder({ file: '' }), 'file'))).toBeUndefined();
});
