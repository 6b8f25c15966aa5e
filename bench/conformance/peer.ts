import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFolder } from '../generate/tool.ts';

/** The complaints of one run of a peer: a text for each failed test. */
export type Complaints = ReadonlySet<string>;

/** Another tool that tests an implementation against a document. */
export interface Peer {
  readonly name: string;
  readonly description: string;
  /**
   * Tests a target with the API key of a new tenant.
   * @throws {PeerTimeoutError} if the peer or the target timed out
   */
  readonly run: (target: string, apiKey: string) => Promise<Complaints>;
}

/** The timeout of one run of a peer, in milliseconds. */
const limit = 300_000;

/** Thrown if a run times out. */
export class PeerTimeoutError extends Error {}

/**
 * Runs a program with this Node and waits until it exits. Ignores its exit code, which reports failed tests.
 * @throws {PeerTimeoutError} if it times out
 */
export async function runProgram(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  await ended;
  clearTimeout(timer);
  if (child.signalCode === 'SIGKILL')
    throw new PeerTimeoutError(`${args[0] ?? ''} took more than ${limit / 1000} s.`);
  if (child.signalCode !== null) throw new Error(`${args[0] ?? ''} was ended: ${child.signalCode}`);
}

/** The version of a package of a tool. */
export function versionOf(tool: string, name: string): string {
  const file = join(toolFolder(tool), 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
