import { en } from 'zod/v4/locales';

/**
 * A parameter of `parse` and `safeParse` that has faults told in zod's English words. zod/mini has none
 * of its own, so that they are only in the bundles of those who ask for them.
 */
export const english = { error: en().localeError } as const;
