import { inspect } from 'node:util';
import { vi } from 'vitest';

export async function captureOutput(action: () => Promise<unknown>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await action();
    const lines = log.mock.calls.map((values) =>
      values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '),
    );
    return `${lines.join('\n')}\n`;
  } finally {
    log.mockRestore();
  }
}
