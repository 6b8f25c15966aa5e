/** The time, timers and random numbers, in one object that tests can replace. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** A random number from 0 up to 1. */
  random: (): number => Math.random(),

  /** Resolves after the given milliseconds, or as soon as the signal is aborted; clears its timer. */
  wait: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal?.addEventListener('abort', end);
    }),
};
