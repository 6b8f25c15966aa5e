import { inWords } from './words.js';

/** A name such as `kycBeginsAfterMs` as people read it. */
export function labelOfSetting(name: string): string {
  const unit = name.endsWith('Ms') ? ' (ms)' : '';
  const words = inWords(name.replace(/Ms$/, '').replace(/([a-z])([A-Z])/g, '$1_$2'));
  return words.replace('United states', 'United States') + unit;
}
