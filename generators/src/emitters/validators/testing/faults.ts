import * as zod from 'zod/mini';
import type { Rule } from '../runtime/check.js';
import { refined } from '../runtime/refined.js';
import { unknown } from '../runtime/zod.js';

// zod/mini speaks no language of its own.
zod.config(zod.locales.en());

/** What a rule finds wrong with a value, as `path: message`. */
export function faultsOf(rule: Rule, value: unknown): string[] {
  const { error } = refined(unknown(), rule).safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
