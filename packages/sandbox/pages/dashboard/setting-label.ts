import { formatName } from './format-name.js';

/** Formats a setting such as `kycBeginsAfterMs` as a label. */
export function labelOfSetting(name: string): string {
  const unit = name.endsWith('Ms') ? ' (ms)' : '';
  const words = formatName(name.replace(/Ms$/, '').replace(/([a-z])([A-Z])/g, '$1_$2'));
  return words.replace('United states', 'United States') + unit;
}
