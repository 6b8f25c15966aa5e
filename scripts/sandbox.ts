// `pnpm sandbox`: the whole API with state, on this machine; `pnpm sandbox verify`: check its books.
import { existsSync } from 'node:fs';
import { createSandbox, type StorageOptions } from '@seller-funds/sandbox';
import { chooseStorage, describeReports, sampleCalls } from '@seller-funds/sandbox/cli';
import { readPort, whyNotListen } from '../spec/mock/port.ts';
import { runCommand, UsageError } from './arguments.ts';

const usage = `Usage: pnpm sandbox [--port N] [--host H] [--data FILE | --memory]
       pnpm sandbox verify --data FILE

Serves both versions of the API, with state, until you press Ctrl-C. With DATABASE_URL set to
postgres://… everything is kept in that database. verify checks the books of stored data.

  --port      1 to 65535; default: 4020
  --host      the address to listen on; default: 127.0.0.1, this machine only
  --data      keep everything in this file, made if there is none
  --memory    keep everything in memory, whatever DATABASE_URL says; the default without it`;

const options = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  memory: { type: 'boolean', default: false },
} as const;

/** What the command line says about storage. */
interface Choice {
  readonly data?: string | undefined;
  readonly memory: boolean;
}

function storageOf({ data, memory }: Choice): StorageOptions {
  const choice = chooseStorage({ data, memory, databaseUrl: process.env['DATABASE_URL'] });
  if (typeof choice === 'string') throw new UsageError(choice);
  return choice;
}

/** Checks the books of what is stored. */
async function verify(storage: StorageOptions): Promise<number> {
  if (storage.kind === 'memory') throw new UsageError('verify needs --data or DATABASE_URL.');
  if (storage.kind === 'file' && !existsSync(storage.path)) {
    throw new Error(`There is no file ${storage.path}.`);
  }
  const sandbox = await createSandbox({ storage, runJobs: false });
  const { ok, text } = describeReports(await sandbox.verify());
  await sandbox.close();
  console.log(text);
  return ok ? 0 : 1;
}

/** Serves until a signal ends it. */
async function serve(storage: StorageOptions, port: number, host: string): Promise<number> {
  const problem = await whyNotListen(port, host);
  if (problem !== undefined) throw new Error(problem);
  const sandbox = await createSandbox({ storage });
  const { url } = await sandbox.listen({ port, host });
  console.log(`The sandbox listens on ${url}. Stop it with Ctrl-C.`);
  console.log('Any key that begins with test_ opens a tenant of its own. Try:');
  for (const call of sampleCalls(url)) console.log(`  ${call}`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await sandbox.close();
  return 0;
}

const verifies = process.argv[2] === 'verify';
if (verifies) process.argv.splice(2, 1);
await runCommand(usage, options, async ({ port: text, host, ...choice }) => {
  const storage = storageOf(choice);
  if (verifies) return verify(storage);
  const port = readPort(text);
  if (port === undefined) throw new UsageError(`"${text}" is no port; --port takes 1 to 65535.`);
  return serve(storage, port, host);
});
