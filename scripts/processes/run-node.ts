import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const require = createRequire(import.meta.url);

/** Starts a command of a package with this Node, without a shell and without tsx, in the root folder. */
export function startPackage(
  name: string,
  command: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  return start([programOf(name, command), ...args], stdio);
}

/** Returns the file of a command of a package. */
export function programOf(name: string, command: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(manifest), bin[command] ?? '');
}

/** Starts a script of scripts/ by its name without extension. */
export function startScript(
  name: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const script = join(root, 'scripts', `${name}.ts`);
  return start(['--import', import.meta.resolve('tsx'), script, ...args], stdio);
}

function start(args: readonly string[], stdio: StdioOptions): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
}

/** Waits for a process; resolves to its exit code, or to 1 if a signal ended it. */
export function finished(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
