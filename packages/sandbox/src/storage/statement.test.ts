import { expect, test } from 'vitest';
import { Database } from './database.js';
import { SqliteConnection } from './sqlite.js';
import { statement } from './statement.js';
import { UnstorableText } from './unstorable-text.js';

async function numbers(count: number) {
  const connection = new SqliteConnection(':memory:');
  await connection.script('CREATE TABLE numbers (number INTEGER NOT NULL, name TEXT NOT NULL)');
  for (let number = 1; number <= count; number += 1)
    connection.query('INSERT INTO numbers VALUES (?, ?)', [number, `n${number}`]);
  return new Database(connection);
}

const among = statement<{ name: string }>(
  'select name from numbers where number > :above and name in :names',
);

test.each([0, 1, 3, 600])('finds %i values, each once', async (count) => {
  const db = await numbers(700);
  const names = Array.from({ length: count }, (_value, index) => `n${index + 1}`);
  const found = (await among(db, { above: 0, names })).map(({ name }) => name);
  expect(found.toSorted()).toEqual(names.toSorted());
  expect(await among(db, { above: 700, names })).toEqual([]);
});

test('a name can occur several times', async () => {
  const twice = statement<{ sum: number }>('select :one + :two + :one as sum');
  expect(await twice(await numbers(0), { one: 1, two: 20 })).toEqual([{ sum: 22 }]);
});

test('rejects text with a NUL character, and missing values', async () => {
  const db = await numbers(1);
  expect(() => among(db, { above: 0, names: ['a\0b'] })).toThrow(UnstorableText);
  expect(() => among(db, { above: 0 })).toThrow(TypeError);
});
