import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type RunningProcess, startProcess } from '../../../scripts/processes/start-process.js';

export async function buildServer(folder: string): Promise<string> {
  const outfile = join(folder, 'serve.mjs');
  const manifest = new URL('../../../packages/sandbox/package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  await build({
    entryPoints: [fileURLToPath(new URL('serve.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@seller-funds/')),
  });
  return outfile;
}

export interface Member extends RunningProcess {
  readonly url: string;
}

const lastLines = 20;

export class Cluster {
  readonly members: Member[] = [];
  kills = 0;
  readonly #started: Member[] = [];
  /** The processes that ended by themselves, or not with exit code 0 after SIGTERM, with their last lines. */
  readonly failures: string[] = [];
  readonly #told = new Map<Member, NodeJS.Signals>();
  readonly #program: string;
  readonly #databaseUrl: string;

  constructor(program: string, databaseUrl: string) {
    this.#program = program;
    this.#databaseUrl = databaseUrl;
  }

  /**
   * Starts another process.
   * @param version the migrations of the process, as in serve.ts
   * @throws {Error} with its output if it exits instead of listening
   */
  async start(version = ''): Promise<Member> {
    const command = [process.execPath, this.#program, '0', version] as const;
    const env = { DATABASE_URL: this.#databaseUrl };
    const started = await startProcess([...command], /listens on \S+\n/, { env });
    const [, url = ''] = /listens on (\S+)/.exec(started.output()) ?? [];
    const member = { ...started, url };
    this.members.push(member);
    this.#started.push(member);
    void this.#watch(member);
    return member;
  }

  async #watch(member: Member): Promise<void> {
    const code = await member.ended;
    const signal = this.#told.get(member);
    if (signal === 'SIGKILL' || (signal === 'SIGTERM' && code === 0)) return;
    const tail = member.output().trimEnd().split('\n').slice(-lastLines).join('\n');
    this.failures.push(`${member.url} ended with ${code} after ${signal ?? 'no signal'}:\n${tail}`);
  }

  get output(): string {
    return this.#started.map(({ output }) => output()).join('');
  }

  async kill(member: Member): Promise<void> {
    this.kills += 1;
    await this.#end(member, 'SIGKILL');
  }

  async drain(member: Member): Promise<void> {
    await this.#end(member, 'SIGTERM');
  }

  /** @throws {Error} if a process has ended by itself */
  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => this.#end(member, 'SIGKILL')));
    if (this.failures.length > 0) throw new Error(this.failures.join('\n\n'));
  }

  pick(random: number): string {
    const member = this.members[random % Math.max(1, this.members.length)];
    if (!member) throw new Error('No process is available.');
    return member.url;
  }

  async #end(member: Member, signal: NodeJS.Signals): Promise<void> {
    const { exitCode, signalCode } = member.child;
    if (exitCode === null && signalCode === null) this.#told.set(member, signal);
    const place = this.members.indexOf(member);
    if (place !== -1 && signal === 'SIGTERM') this.members.splice(place, 1);
    member.child.kill(signal);
    await member.ended;
    // A load balancer notices only after a while that a process has exited.
    const left = this.members.indexOf(member);
    if (left !== -1) this.members.splice(left, 1);
  }
}
