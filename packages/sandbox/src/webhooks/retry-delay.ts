const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each attempt the next one is due (D108). */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/**
 * When the next attempt is due after one that failed.
 * @param attempts how many attempts have ended
 * @returns milliseconds; undefined where there is none left
 */
export function retryDelay(attempts: number): number | undefined {
  return delays[attempts - 1];
}
