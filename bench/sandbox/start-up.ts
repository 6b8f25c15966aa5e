import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { measureInTurn } from '../measure/in-turn.ts';
import { cpuTimeOf, memoryOf } from './process-facts.ts';

/** A process from its start to its first line of output. */
export interface Start {
  /** Depends less on the load of the machine. Undefined, like the memory, if the system does not report it. */
  readonly cpuMilliseconds: number | undefined;
  readonly bytes: number | undefined;
}

/** Starts of the installed sandbox, and of a Node process that only prints a line. */
export interface StartUp {
  readonly sandbox: readonly Start[];
  readonly bare: readonly Start[];
}

const runs = 9;

/** Starts the sandbox and a bare Node process alternately. */
export async function measureStartUp(folder: string, port: number): Promise<StartUp> {
  const bin = join(folder, 'node_modules/@seller-funds/sandbox/dist/cli/bin.js');
  const sandbox = [bin, '--memory', '--port', String(port)];
  const bare = ['--eval', 'console.log("here"); setTimeout(() => {}, 9999)'];
  const starts = await measureInTurn([bare, sandbox], runs, start);
  return { sandbox: starts.get(sandbox) ?? [], bare: starts.get(bare) ?? [] };
}

async function start(args: readonly string[]): Promise<Start> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  const [cpuMilliseconds, bytes] = [cpuTimeOf(pid), memoryOf(pid)];
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { cpuMilliseconds, bytes };
}
