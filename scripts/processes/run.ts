import { spawn } from 'node:child_process';

/** @throws {Error} with standard output and standard error if the exit code is not 0 */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let everything = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    everything += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => (everything += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${everything}`));
    });
  });
}
