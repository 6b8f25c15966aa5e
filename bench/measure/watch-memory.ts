import { memoryOf, membersOf } from './tree.ts';

/** The interval between two samples of the memory, in milliseconds. */
const interval = 50;
/** The interval for finding new processes, which is more expensive. */
const looksBetweenSearches = 6;

/** Watches the memory of a process group until it is stopped. */
export interface MemoryWatch {
  /** Stops watching. Returns the peak in bytes; undefined if the system does not report it. */
  readonly stop: () => number | undefined;
}

/**
 * Watches the memory of a process group. The peak is that of the total, or of the largest single process if
 * that is higher, because the kernel knows it exactly.
 * @param onPeak called with each new peak
 */
export function watchMemory(group: number, onPeak: (bytes: number) => void): MemoryWatch {
  let members: number[] = [group];
  let looks = 0;
  let peak = 0;
  const look = (): void => {
    if (looks++ % looksBetweenSearches === 0) members = membersOf(group);
    const { together, largest } = memoryOf(members);
    if (Math.max(together, largest) <= peak) return;
    peak = Math.max(together, largest);
    onPeak(peak);
  };
  const timer = setInterval(look, interval);
  return {
    stop: () => {
      clearInterval(timer);
      return peak === 0 ? undefined : peak;
    },
  };
}
