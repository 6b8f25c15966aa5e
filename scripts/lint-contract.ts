import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { finished, startPackage } from './processes/run-node.ts';

/** A running Redocly linter. */
export interface Linter {
  /** Resolves to the exit code and the output: standard error, and standard output unless it was inherited. */
  readonly ended: Promise<{ readonly code: number; readonly output: string }>;
  stop(): void;
}

/**
 * Starts Redocly's linter with the rules of redocly.yaml.
 * @param stdout `inherit` prints findings to standard output at once
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
  // Drop the linter's suggestion to write an ignore file.
  const lines = notes.split('\n').filter((line) => !line.includes('--generate-ignore-file'));
  return { code, output: out + lines.join('\n') };
}
