import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFolder } from '../generate/tool.ts';

/** What one run of a peer said, one text for each test that did not pass. */
export type Complaints = ReadonlySet<string>;

/** Another way to test an implementation against a document. */
export interface Peer {
  readonly name: string;
  /** What it is and how it is run, for the report. */
  readonly description: string;
  /**
   * Tests a target with a key of a tenant of its own.
   * @throws {PeerTimeoutError} where the peer or the target took so long that what is missing is no answer
   */
  readonly run: (target: string, apiKey: string) => Promise<Complaints>;
}

/** How long one run of a peer may take, in milliseconds. */
const limit = 300_000;

/** Thrown where a run came to no end in time: it says nothing about the target. */
export class PeerTimeoutError extends Error {}

/**
 * Runs a program of a tool's packages with this Node, and waits for its end. Its exit code says that
 * tests failed, so it is not looked at.
 * @throws {PeerTimeoutError} where it takes too long
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
    throw new PeerTimeoutError(`${args[0] ?? ''} took above ${limit / 1000} s.`);
  if (child.signalCode !== null) throw new Error(`${args[0] ?? ''} was ended: ${child.signalCode}`);
}

/** The version of a package of a tool. */
export function versionOf(tool: string, name: string): string {
  const file = join(toolFolder(tool), 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
