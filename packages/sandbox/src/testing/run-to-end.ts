import { main } from '../cli/main.js';

/** Runs a command of the sandbox that does not serve; returns its exit code and the whole output. */
export async function runToEnd(...args: string[]): Promise<{ code: number; output: string }> {
  let output = '';
  const print = (text: string): void => {
    output += text;
  };
  const code = await main({
    command: 'sandbox',
    args,
    environment: {},
    out: print,
    error: print,
    untilStopped: () => Promise.reject(new Error('The command serves.')),
  });
  return { code, output };
}
