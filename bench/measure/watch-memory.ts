import { memoryOf, membersOf } from './tree.ts';

/** Milliseconds between two looks at the memory; often enough for stages of a tenth of a second. */
const interval = 50;
/** Looking for new processes means reading every process's state, so it is done less often. */
const looksBetweenSearches = 6;

/** Watches the memory of a process group until it is stopped. */
export interface MemoryWatch {
  /** Ends the watch; the peak in bytes, or undefined where the system does not tell. */
  readonly stop: () => number | undefined;
}

/**
 * Starts to watch a process group. The peak is what its processes held together, or the most that
 * one of them held if that is more: a single process's peak is known to the kernel exactly.
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
