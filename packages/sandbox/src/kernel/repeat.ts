import type { WorkLoop } from './work-loop.js';

/**
 * Wakes a loop now and in intervals, without keeping the process alive.
 * @returns a function that stops it; resolves when the current round has ended
 */
export function repeat(loop: WorkLoop, intervalMs: number): () => Promise<void> {
  loop.wake();
  const timer = setInterval(() => loop.wake(), intervalMs).unref();
  return () => {
    clearInterval(timer);
    return loop.stop();
  };
}
