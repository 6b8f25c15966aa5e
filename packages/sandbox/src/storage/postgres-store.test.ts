import { expect, test } from 'vitest';
import { createTemporarySchema } from '../testing/temporary-schema.js';
import { openPostgres } from './postgres-store.js';

const url = process.env['TEST_DATABASE_URL'];

test('a server that is not there is told in one line', async () => {
  const nowhere = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect(nowhere).rejects.toThrow(/^Cannot use the database of DATABASE_URL: [^\n]*$/);
});

test('several processes can open a database at once', { tags: 'postgres' }, async () => {
  const schema = await createTemporarySchema(url ?? '');
  const opened = await Promise.allSettled([1, 2, 3].map(() => openPostgres({ url: schema.url })));
  expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
  await schema.remove();
});
