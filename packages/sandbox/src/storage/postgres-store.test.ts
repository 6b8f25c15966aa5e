import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTemporarySchema } from '../testing/temporary-schema.js';
import { openPostgres } from './postgres-store.js';
import { StoreUnavailable } from './unavailable.js';

const url = process.env['TEST_DATABASE_URL'];

test('reports an unreachable server in one line', async () => {
  const nowhere = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect(nowhere).rejects.toThrow(/^Cannot use the database of DATABASE_URL: [^\n]*$/);
});

test('several processes can open a database concurrently', { tags: 'postgres' }, async () => {
  const schema = await createTemporarySchema(url ?? '');
  const opened = await Promise.allSettled([1, 2, 3].map(() => openPostgres({ url: schema.url })));
  expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
  await schema.remove();
});

test('a statement times out, and the next one works', { tags: 'postgres' }, async () => {
  const schema = await createTemporarySchema(url ?? '');
  const store = await openPostgres({ url: schema.url, poolSize: 2, statementTimeoutMs: 100 });
  const sleep = (seconds: number) =>
    store.reader('one').run((db) => sql`select pg_sleep(${seconds})`.execute(db));
  await expect(sleep(60)).rejects.toThrow(StoreUnavailable);
  await expect(sleep(0)).resolves.toBeDefined();
  expect(store.connections?.()).toMatchObject({ busy: 0, waiting: 0 });
  await store.close();
  await schema.remove();
});

test(
  'transactions of different tenants do not wait for each other',
  { tags: 'postgres' },
  async () => {
    const schema = await createTemporarySchema(url ?? '');
    const store = await openPostgres({ url: schema.url });
    const commits: number[] = [];
    store.observe?.((event) => event.event === 'commit' && commits.push(event.units));
    const other = new EventEmitter();
    const slow = store.writer('one').run(() => once(other, 'done'));
    await store.writer('two').run(() => Promise.resolve());
    expect(commits).toEqual([1]);
    other.emit('done');
    await slow;
    expect(commits).toEqual([1, 1]);
    await store.close();
    await schema.remove();
  },
);
