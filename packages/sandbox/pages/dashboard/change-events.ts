import type { ChangeEvent } from '../../src/dashboard/change-stream.js';
import { dashboardHeader, eventsPath } from '../../src/dashboard/requests.js';

/**
 * Reads the change stream until it ends, fails or is aborted.
 * @throws {Error} if there is no stream
 */
export async function readChangeEvents(
  headers: Readonly<Record<string, string>>,
  onChange: (event: ChangeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(eventsPath, {
    headers: { [dashboardHeader]: 'true', ...headers },
    signal,
  });
  if (!response.ok || !response.body) {
    throw new Error(`The sandbox responded with ${response.status}.`);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (text + value).split('\n\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const event = line.replace(/^data: /, '');
      if (event === 'own' || event === 'others') onChange(event);
    }
  }
}
