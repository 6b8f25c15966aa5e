import { once } from 'node:events';
import { expect } from 'vitest';
import { main } from '../cli/main.js';

/** @param untilStopped resolves when a command that serves has to end; by default when `stop` is called */
export function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  untilStopped?: () => Promise<unknown>,
) {
  // `text` is both, in the order in which it was printed.
  const output = { out: '', error: '', text: '' };
  const printTo = (stream: 'out' | 'error') => (text: string) => {
    output[stream] += text;
    output.text += text;
  };
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const ended = main({
    command: 'sandbox',
    args,
    environment,
    out: printTo('out'),
    error: printTo('error'),
    untilStopped: untilStopped ?? (() => stopped),
  });
  const stop = async (): Promise<void> => {
    stopping.abort();
    expect(await ended).toBe(0);
  };
  return { output, ended, stop };
}

export async function runToEnd(...args: string[]): Promise<{ code: number; output: string }> {
  const { output, ended } = startCommand(args, {}, () =>
    Promise.reject(new Error('The command serves.')),
  );
  return { code: await ended, output: output.text };
}
