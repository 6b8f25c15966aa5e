import { spawn } from 'node:child_process';
import type { Step } from './page.js';

/** The origin of the sandbox in the pages. */
export const documentedOrigin = 'http://127.0.0.1:4020';

/** The output of a step. */
export interface StepResult {
  readonly step: Step;
  readonly printed: string;
}

/**
 * Runs the commands of a page in one shell, in order.
 * @param origin the origin of the sandbox, instead of the documented one
 * @throws {Error} with the line of the page if a command fails
 */
export async function runSteps(steps: readonly Step[], origin: string): Promise<StepResult[]> {
  const mark = '=== end of step ===';
  const script = steps
    .map(({ command }) => `: line ${command.line}\n${command.code}\necho '${mark}'`)
    .join('\n')
    .replaceAll(documentedOrigin, origin);
  const { code, output, problems } = await bash(`set -euo pipefail\n${script}\n`);
  const printed = output.split(`${mark}\n`).slice(0, -1);
  const failed = steps[printed.length];
  if (code !== 0 || failed !== undefined) {
    const line = failed?.command.line ?? 0;
    throw new Error(`The command at line ${line} ended with ${String(code)}: ${problems}${output}`);
  }
  return steps.map((step, index) => ({ step, printed: printed[index] ?? '' }));
}

function bash(script: string): Promise<{ code: number | null; output: string; problems: string }> {
  const child = spawn('bash', ['-s'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let problems = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problems += text));
  child.stdin.end(script);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, problems }));
  });
}
