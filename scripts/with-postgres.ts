// `tsx scripts/with-postgres.ts COMMAND …`: starts a temporary PostgreSQL server, sets TEST_DATABASE_URL and runs the
// command; runs it without the server if PostgreSQL is not installed.
import { spawn } from 'node:child_process';
import { finished } from './processes/run-node.ts';
import { startTemporaryPostgres } from './processes/temporary-postgres.ts';

const [command = '', ...args] = process.argv.slice(2);
const databaseUrl = process.env['TEST_DATABASE_URL'];
const server = databaseUrl === undefined ? await startTemporaryPostgres() : undefined;
if (databaseUrl === undefined && !server)
  console.error('PostgreSQL is not installed: running without it.');
const env = { ...process.env, ...(server && { TEST_DATABASE_URL: server.url }) };
const child = spawn(command, args, { stdio: 'inherit', env });
// The child receives Ctrl-C as well; this process only cleans up after it.
process.on('SIGINT', () => undefined).on('SIGTERM', () => child.kill('SIGTERM'));
try {
  process.exitCode = await finished(child);
} finally {
  await server?.stop();
}
