import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOn } from './dialect.js';
import { prepareIn, prepareRows } from './prepared-lists.js';
import { SqliteConnection } from './sqlite.js';

async function numbers(count: number) {
  const connection = new SqliteConnection(':memory:');
  await connection.script('CREATE TABLE numbers (number INTEGER NOT NULL PRIMARY KEY)');
  const db = databaseOn(connection);
  for (let number = 1; number <= count; number += 1)
    connection.query('INSERT INTO numbers VALUES (?)', [number]);
  return db;
}

const among = prepareIn<{ above: number }, { number: number }>((db, parameter, values) => {
  const statement = sql<{ number: number }>`
    select number from numbers where number > ${parameter('above')} and number in (${values})`;
  return { compile: () => statement.compile(db) };
});

test.each([0, 1, 3, 256, 257, 600])('finds %i values, each once', async (count) => {
  const db = await numbers(700);
  const wanted = Array.from({ length: count }, (_value, index) => index + 1);
  const found = (await among(db, { above: 0 }, wanted)).map(({ number }) => number);
  expect(found.toSorted((left, right) => left - right)).toEqual(wanted);
  expect(await among(db, { above: 700 }, wanted)).toEqual([]);
});

const add = prepareRows<{ least: number }, { from: number; to: number }, { number: number }>(
  { from: 'bigint', to: 'bigint' },
  (db, parameter, { names, rows }) => {
    const statement = sql<{ number: number }>`
      with moves (${names}) as (values ${rows})
      update numbers set number = moves."to" from moves
      where numbers.number = moves."from" and numbers.number >= ${parameter('least')} returning number`;
    return { compile: () => statement.compile(db) };
  },
);

test.each([0, 1, 32, 33, 100])('changes %i rows', async (count) => {
  const db = await numbers(100);
  const rows = Array.from({ length: count }, (_row, index) => {
    return { from: index + 1, to: index + 1001 };
  });
  expect(await add(db, { least: 0 }, rows)).toHaveLength(count);
  expect(await among(db, { above: 1000 }, [1001])).toHaveLength(count > 0 ? 1 : 0);
});
