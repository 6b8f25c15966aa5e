import type { ChangeEvent } from '../../src/dashboard/change-stream.js';
import { readChangeEvents } from './change-events.js';

/** The delay before a stream is reopened, in milliseconds; it increases after each failure. */
const shortestPauseMs = 1000;
const longestPauseMs = 10_000;

/** A source of change events. */
export interface ChangeSource {
  /** Identifies the tenant. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Follows the changes of a tenant while the tab is visible. All tabs of a browser that show the same tenant share one
 * stream, because browsers limit the connections per server: one tab reads the stream and broadcasts the events. When a
 * stream begins or ends, an event reports that anything may have changed.
 * @returns a function that stops it
 */
export function followChanges(
  source: ChangeSource,
  onChange: (event: ChangeEvent) => void,
): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(`sandbox ${source.name}`);
  channel.addEventListener('message', ({ data }) => onChange(data as ChangeEvent));
  stop.signal.addEventListener('abort', () => channel.close());
  const share = (event: ChangeEvent): void => {
    if (stop.signal.aborted) return;
    onChange(event);
    channel.postMessage(event);
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await untilVisible(stop.signal);
      const signal = untilHidden(stop.signal);
      onChange('own');
      await runInOneTab(source.name, signal, () => readStreams(source, share, signal));
    }
  };
  void run();
  return () => stop.abort();
}

/** Reads one stream after another. */
async function readStreams(
  { headers }: ChangeSource,
  share: (event: ChangeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = shortestPauseMs;
  const received = (event: ChangeEvent): void => {
    pauseMs = shortestPauseMs;
    share(event);
  };
  while (!signal.aborted) {
    // The next request of the page reports the error.
    await readChangeEvents(headers, received, signal).catch(() => undefined);
    if (signal.aborted) return;
    share('own');
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
  }
}

/** Runs a function in one tab of the browser at a time, if the browser supports locks. */
async function runInOneTab(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  // Locks need a secure context: TLS or localhost.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  // Aborted while waiting for the lock.
  await locks.request(`sandbox ${name}`, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Resolves when the tab is visible or the signal is aborted. */
function untilVisible(stopped: AbortSignal): Promise<void> {
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

/** Returns a signal that is aborted when the tab is hidden or the given signal is aborted. */
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

/** Waits until the time has passed or the signal is aborted. */
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
