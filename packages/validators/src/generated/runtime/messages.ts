// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { en } from 'zod/v4/locales';

/**
 * An option of `parse` and `safeParse` for zod's English messages. zod/mini has no messages by default, so
 * that only bundles that import this contain them.
 */
export const english = { error: en().localeError } as const;
