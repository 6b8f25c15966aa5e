import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { root } from '../../scripts/processes/run-node.js';
import { temporaryFolder } from '../temporary-folder.js';
import type { Step } from './page.js';
import { documentedOrigin, setupFile } from './programs.js';

export interface StepResult {
  readonly step: Step;
  readonly printed: string;
}

/** The ports of the pages besides that of the sandbox; other ports are used instead. */
const documentedPorts = ['3000', '4021'];

const mark = '=== end of step ===';

/**
 * Runs the commands of a page in one shell, in order, and `console` commands in the background until the end.
 * @param origin the origin of the sandbox, instead of the documented one
 * @throws {Error} with the line of the page if a command fails
 */
export async function runSteps(steps: readonly Step[], origin: string): Promise<StepResult[]> {
  const folder = temporaryFolder({ 'setup.sh': setupFile('setup.sh') });
  const order = steps.filter((step) => !isBackground(step)).concat(steps.filter(isBackground));
  const { code, output, problems } = await bash(await scriptOf(steps, order, origin, folder));
  const printed = output.split(`${mark}\n`).slice(0, -1);
  const failed = order[printed.length];
  if (code !== 0 || failed !== undefined) {
    const line = failed?.command.line ?? 0;
    throw new Error(`The command at line ${line} ended with ${String(code)}: ${problems}${output}`);
  }
  return steps.map((step) => ({ step, printed: printed[order.indexOf(step)] ?? '' }));
}

function isBackground({ command }: Step): boolean {
  return command.language === 'console';
}

async function scriptOf(
  steps: readonly Step[],
  order: readonly Step[],
  origin: string,
  folder: string,
): Promise<string> {
  const commands = steps.map((step) => {
    const { line, code } = step.command;
    if (!isBackground(step)) return `: line ${line}\n${code}\necho '${mark}'`;
    const file = join(folder, String(line));
    return `: line ${line}\n{ ${code}\n} > ${file} 2>&1 &\nuntil [ -s ${file} ]; do kill -0 $!; sleep 0.1; done`;
  });
  const outputs = order.filter(isBackground).map(({ command: { line }, output }) => {
    const file = join(folder, String(line));
    const height = output?.code.split('\n').length ?? 0;
    return `for _ in {1..30}; do [ $(wc -l < ${file}) -ge ${height} ] && break; sleep 0.1; done\ncat ${file}\necho '${mark}'`;
  });
  let script = [
    // With -m each background command is a process group, which also has what the command started.
    'set -meuo pipefail',
    `trap 'for job in $(jobs -p); do kill -- "-$job" 2> /dev/null || true; done' EXIT`,
    ...commands,
    ...outputs,
    '',
  ].join('\n');
  for (const port of documentedPorts)
    script = script.replaceAll(
      new RegExp(`(127\\.0\\.0\\.1:|--port |listen\\()${port}\\b`, 'g'),
      `$1${await freePort()}`,
    );
  return script
    .replaceAll('. ./setup.sh', `. ${folder}/setup.sh\nSANDBOX=${origin}`)
    .replaceAll(documentedOrigin, origin)
    .replaceAll('pnpm sandbox', `node --import tsx ${join(root, 'scripts/sandbox.ts')}`);
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
