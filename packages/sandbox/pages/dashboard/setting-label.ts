import { formatName } from './format-name.js';

export function labelOfSetting(name: string): string {
  const unit = name.endsWith('Ms') ? ' (ms)' : '';
  const words = formatName(name.replace(/Ms$/, '').replace(/([a-z])([A-Z])/g, '$1_$2'));
  return words.replace('United states', 'United States') + unit;
}
