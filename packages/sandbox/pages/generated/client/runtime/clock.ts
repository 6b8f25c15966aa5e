// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Time and chance, in one place so that tests need neither wait nor guess. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** A number from 0 to 1. */
  random: (): number => Math.random(),

  /** Waits so many milliseconds, or until the signal ends it; leaves no timer behind. */
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
