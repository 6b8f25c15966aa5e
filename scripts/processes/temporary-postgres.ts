import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian installs PostgreSQL programs that are not in the PATH, by version. */
const distributionFolder = '/usr/lib/postgresql';

/** How PostgreSQL stops: after all connections have ended, after it has ended them, or like after a crash. */
export type StopMode = 'smart' | 'fast' | 'immediate';

/** A temporary PostgreSQL server. */
export interface TemporaryPostgres {
  /** Connection string of an empty database, as a superuser over a Unix socket. */
  readonly url: string;
  /** The process whose children handle the connections. */
  pid(): number;
  /**
   * Runs SQL statements with psql, each in its own transaction.
   * @throws {Error} for the first that fails
   */
  execute(statements: readonly string[]): Promise<void>;
  /** Stops the server and starts it again with the same data. A smart stop that takes a second becomes immediate. */
  restart(mode: StopMode): Promise<void>;
  stop(): Promise<void>;
}

/** Options of {@link startTemporaryPostgres}. */
export interface TemporaryPostgresOptions {
  /** True if commits must survive a power loss; slower. */
  readonly durable: boolean;
}

/**
 * Starts a PostgreSQL server in a temporary folder that listens on a Unix socket only. If the process runs as root, the
 * server runs as the user `postgres`, because PostgreSQL refuses to run as root.
 * @returns undefined if PostgreSQL is not installed, or the process is root and the user `postgres` does not exist
 */
export async function startTemporaryPostgres(
  { durable }: TemporaryPostgresOptions = { durable: false },
): Promise<TemporaryPostgres | undefined> {
  const programs = findPrograms();
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? await idsOf('postgres') : undefined;
  if (programs === undefined || (isRoot && !user)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]): Promise<unknown> =>
    execute(join(programs, program), args, { ...user, cwd: folder });
  const data = join(folder, 'data');
  const shutDown = (...mode: string[]) =>
    run('pg_ctl', 'stop', '--pgdata', data, '--mode', ...mode);
  const stop = async (): Promise<void> => {
    await shutDown('immediate').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async (mode: StopMode): Promise<void> => {
    // It may stop after the timeout, before the second command.
    await shutDown(mode, '--timeout', '1').catch(() =>
      shutDown('immediate').catch(() => undefined),
    );
    await run('pg_ctl', 'start', ...options);
  };
  const log = join(folder, 'log');
  const settings = [`-c listen_addresses= -c max_connections=200 -k ${folder}`];
  if (!durable) settings.push('-c fsync=off -c full_page_writes=off');
  const options = ['--wait', '--pgdata', data, '--log', log, '-o', settings.join(' ')];
  try {
    await run('initdb', '--pgdata', data, '--username', 'sandbox', '--auth', 'trust', '--no-sync');
    await run('pg_ctl', 'start', ...options);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://sandbox@/postgres?host=${encodeURIComponent(folder)}`;
  const executeStatements = async (statements: readonly string[]): Promise<void> => {
    const commands = statements.map((statement) => `--command=${statement}`);
    await run('psql', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...commands, url);
  };
  const pid = () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'));
  return { url, pid, execute: executeStatements, restart, stop };
}

/** True if PostgreSQL's server programs are installed. */
export function isPostgresInstalled(): boolean {
  return findPrograms() !== undefined;
}

/** Returns the folder with `initdb` and `pg_ctl` of the newest installed version. */
function findPrograms(): string | undefined {
  const versions = existsSync(distributionFolder) ? readdirSync(distributionFolder) : [];
  const newest = versions.toSorted((left, right) => Number(right) - Number(left));
  const folders = newest.map((version) => join(distributionFolder, version, 'bin'));
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return [...folders, ...path].find((folder) => existsSync(join(folder, 'pg_ctl')));
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      execute('id', ['-u', name]),
      execute('id', ['-g', name]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
