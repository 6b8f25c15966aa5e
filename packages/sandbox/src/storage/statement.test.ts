import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from './open-store.js';
import { insert } from './rows.js';
import { isOneOf, statement } from './statement.js';
import { UnstorableText } from './connection.js';

const among = statement((db, given: { above: number; names: readonly string[] }, engine) =>
  db
    .selectFrom('fault_rules')
    .select('rule')
    .where('id', '>', given.above)
    .where(isOneOf(engine, 'rule', given.names)),
);

async function rules() {
  const store = await openStore({ kind: 'memory' });
  const writer = store.writer('one');
  const rows = Array.from({ length: 700 }, (_value, index) => {
    return { id: index + 1, rule: `n${index + 1}`, matched: 0, fired: 0 };
  });
  await writer.run((db) => insert(db, 'fault_rules', rows));
  return writer;
}

test.each([0, 1, 3, 600])('finds %i values, each once', async (count) => {
  const writer = await rules();
  const names = Array.from({ length: count }, (_value, index) => `n${index + 1}`);
  const found = await writer.run((db) => among(db, { above: 0, names }));
  expect(found.map(({ rule }) => rule).toSorted()).toEqual(names.toSorted());
  expect(await writer.run((db) => among(db, { above: 700, names }))).toEqual([]);
});

test('a value can occur several times', async () => {
  const writer = await rules();
  const twice = statement((db, given: { one: number; two: number }) =>
    db.selectNoFrom(sql<number>`${given.one} + ${given.two} + ${given.one}`.as('sum')),
  );
  expect(await writer.run((db) => twice(db, { one: 1, two: 20 }))).toEqual([{ sum: 22 }]);
});

test('rejects text with a NUL character, and missing values', async () => {
  const writer = await rules();
  const nul = writer.run((db) => among(db, { above: 0, names: ['a\0b'] }));
  await expect(nul).rejects.toThrow(UnstorableText);
  await expect(writer.run((db) => among(db, { above: 0 } as never))).rejects.toThrow(TypeError);
});
