import type { ChangeEvent } from '../../src/dashboard/change-stream.js';
import { readNews } from './news.js';

/** How long is waited after a stream ended before the next is opened, in milliseconds: longer each time. */
const shortestPauseMs = 1000;
const longestPauseMs = 10_000;

/** What is followed. */
export interface Followed {
  /** Differs from tenant to tenant. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Follows what happens to a tenant, for as long as the tab is seen. All tabs of a browser that show the
 * same share one stream, since browsers have few connections for a server: one tab reads and tells the
 * others. Whenever a stream begins or ends, the news are that everything may have changed.
 * @returns how to stop
 */
export function follow(followed: Followed, tell: (news: ChangeEvent) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(`sandbox ${followed.name}`);
  channel.addEventListener('message', ({ data }) => tell(data as ChangeEvent));
  stop.signal.addEventListener('abort', () => channel.close());
  const share = (news: ChangeEvent): void => {
    if (stop.signal.aborted) return;
    tell(news);
    channel.postMessage(news);
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await seen(stop.signal);
      const signal = untilHidden(stop.signal);
      tell('own');
      await alone(followed.name, signal, () => readAgain(followed, share, signal));
    }
  };
  void run();
  return () => stop.abort();
}

/** Reads one stream after the other. */
async function readAgain(
  { headers }: Followed,
  share: (news: ChangeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = shortestPauseMs;
  const told = (news: ChangeEvent): void => {
    pauseMs = shortestPauseMs;
    share(news);
  };
  while (!signal.aborted) {
    // Why it failed is told by what is asked next.
    await readNews(headers, told, signal).catch(() => undefined);
    if (signal.aborted) return;
    share('own');
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
  }
}

/** Does something in one tab of the browser at a time, where it can see to that. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Pages that did not come from this machine or by TLS have no locks.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  // Broken off while it waited for its turn: there is nothing to do any more.
  await locks.request(`sandbox ${name}`, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Resolves once the tab is seen, or when it is stopped. */
function seen(stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden || stopped.aborted) return resolve();
    const done = new AbortController();
    const look = (): void => {
      if (document.hidden && !stopped.aborted) return;
      done.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: done.signal });
    stopped.addEventListener('abort', look, { signal: done.signal });
  });
}

/** A signal that comes when the tab is hidden, or when it is stopped. */
function untilHidden(stopped: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const { signal } = hidden;
  const look = (): void => {
    if (document.hidden || stopped.aborted) hidden.abort();
  };
  document.addEventListener('visibilitychange', look, { signal });
  stopped.addEventListener('abort', look, { signal });
  look();
  return signal;
}

/** Waits, but not beyond the end. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
