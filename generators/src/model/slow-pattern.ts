import { createRequire } from 'node:module';
import type * as scslre from 'scslre';

const require = createRequire(import.meta.url);

/** A repeated group, without which a pattern cannot be exponential. */
const repeatedGroup = /\)(?:[*+]|\{\d+,\})/;

/** True if matching can take exponential time, as with `^(a+)+$`; misses equal alternatives in a repeated group. */
export function isSlow(pattern: string): boolean {
  // Loads the library only if necessary.
  if (!repeatedGroup.test(pattern)) return false;
  const { analyse } = require('scslre') as typeof scslre;
  const isExponential = (flags: string): boolean => {
    const options = { reportTypes: { Move: false }, maxReports: 8 } as const;
    const { reports } = analyse({ source: pattern, flags }, options);
    return reports.some(({ exponential }) => exponential);
  };
  try {
    return isExponential('u');
  } catch {
    // Patterns that are valid only without the flag `u` are used without it.
    return attempt(() => isExponential(''));
  }
}

function attempt(decide: () => boolean): boolean {
  try {
    return decide();
  } catch {
    return false;
  }
}
