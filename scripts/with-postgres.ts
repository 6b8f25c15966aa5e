// `tsx scripts/with-postgres.ts COMMAND …`: runs a command with a PostgreSQL server of its own in
// TEST_DATABASE_URL, where this machine has the programs for one; without it otherwise.
import { spawn } from 'node:child_process';
import { finished } from '../processes/run-node.ts';
import { startTemporaryPostgres } from '../processes/temporary-postgres.ts';

const [command = '', ...args] = process.argv.slice(2);
const given = process.env['TEST_DATABASE_URL'];
const server = given === undefined ? await startTemporaryPostgres() : undefined;
if (given === undefined && !server) console.error('No PostgreSQL on this machine: tested without.');
const env = { ...process.env, ...(server && { TEST_DATABASE_URL: server.url }) };
const child = spawn(command, args, { stdio: 'inherit', env });
// The child hears of Ctrl-C too; what is left to do here is to clean up when it has ended.
process.on('SIGINT', () => undefined).on('SIGTERM', () => child.kill('SIGTERM'));
try {
  process.exitCode = await finished(child);
} finally {
  await server?.stop();
}
