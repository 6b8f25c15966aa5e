import type { ChangeEvent } from '../../src/dashboard/change-stream.js';
import { dashboardHeader, eventsPath } from '../../src/dashboard/requests.js';

/**
 * Reads the stream of news until it ends, breaks or is broken off.
 * @throws {Error} where there is no stream
 */
export async function readNews(
  headers: Readonly<Record<string, string>>,
  tell: (news: ChangeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(eventsPath, {
    headers: { [dashboardHeader]: 'true', ...headers },
    signal,
  });
  if (!response.ok || !response.body) {
    throw new Error(`The sandbox answered with ${response.status}.`);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (text + value).split('\n\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const news = line.replace(/^data: /, '');
      if (news === 'own' || news === 'others') tell(news);
    }
  }
}
