import { WorkLoop } from './work-loop.js';

/**
 * Repeats work now and in intervals, one round at a time, without keeping the process alive.
 * @param onError called if a round fails; the next one begins nevertheless
 * @returns a function that stops it; resolves when the current round has ended
 */
export function repeat(
  work: () => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const loop = new WorkLoop(() => work().then(() => undefined, onError));
  loop.wake();
  const timer = setInterval(() => loop.wake(), intervalMs).unref();
  return () => {
    clearInterval(timer);
    return loop.stop();
  };
}
