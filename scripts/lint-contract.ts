import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { finished, startPackage } from '../processes/run-node.ts';

/** Redocly's linter at work on the contract. */
export interface Linter {
  /** Its exit code, and what it wrote to standard error; and to standard output, where that was not inherited. */
  readonly ended: Promise<{ readonly code: number; readonly output: string }>;
  stop(): void;
}

/**
 * Starts Redocly's linter with the rules of redocly.yaml.
 * @param format one of the linter's own
 * @param stdout whether its findings go to standard output at once
 */
export function startLinter(format: string, stdout: 'inherit' | 'pipe'): Linter {
  const options = ['--config', 'redocly.yaml', '--format', format, '--max-problems', '1000'];
  const linter = startPackage(
    '@redocly/cli',
    'redocly',
    ['lint', 'main', ...options],
    ['ignore', stdout, 'pipe'],
  );
  return { ended: outcomeOf(linter), stop: () => void linter.kill() };
}

async function outcomeOf(linter: ChildProcess): Promise<{ code: number; output: string }> {
  const read = [linter.stdout, linter.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code, out = '', notes = ''] = await Promise.all([finished(linter), ...read]);
  // The linter offers an ignore file, which this repository does not have.
  const lines = notes.split('\n').filter((line) => !line.includes('--generate-ignore-file'));
  return { code, output: out + lines.join('\n') };
}
