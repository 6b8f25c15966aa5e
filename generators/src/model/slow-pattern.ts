import { createRequire } from 'node:module';
import type * as scslre from 'scslre';

const require = createRequire(import.meta.url);

/** What can be slow: a group that may repeat without end. */
const repeatedGroup = /\)(?:[*+]|\{\d+,\})/;

/**
 * Whether there are texts for which a pattern takes time that grows exponentially with their length, such as
 * `^(a+)+$`. Two alternatives that are the same within a repeated group are not seen.
 */
export function isSlow(pattern: string): boolean {
  // The library is loaded for the few documents that need it.
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
    // Patterns that are valid without Unicode alone are used so as well.
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
