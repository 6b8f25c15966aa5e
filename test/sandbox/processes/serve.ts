// A server process; several use one PostgreSQL database: `DATABASE_URL=… node serve.ts PORT [MIGRATION]`.
// MIGRATION simulates a later version of the sandbox: `expand` adds a column, `contract` removes it.
import { createSandbox } from '@seller-funds/sandbox';
import { migrations, type Migration } from '../../../packages/sandbox/src/storage/migrate.js';
import { openPostgres } from '../../../packages/sandbox/src/storage/postgres-store.js';

const [port = '0', version = ''] = process.argv.slice(2);
const [base] = migrations;
const expand: Migration = {
  name: 'expand-note',
  oldest: base?.name ?? '',
  script: () => 'ALTER TABLE payment_splits ADD COLUMN note TEXT',
};
const contract: Migration = {
  name: 'contract-note',
  oldest: 'expand-note',
  script: () => 'ALTER TABLE payment_splits DROP COLUMN note',
};
const versions: Readonly<Record<string, readonly Migration[]>> = {
  '': migrations,
  expand: [...migrations, expand],
  contract: [...migrations, expand, contract],
};

try {
  const url = process.env['DATABASE_URL'] ?? '';
  const storage = await openPostgres({ url }, versions[version]);
  const sandbox = await createSandbox({ storage, webhooks: { privateAddresses: true } });
  const listening = await sandbox.listen({ port: Number(port) });
  console.log(`listens on ${listening.url}`);
  process.once('SIGTERM', () => {
    void sandbox.close();
  });
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
