import type { Handlers } from '@seller-funds/server';
import type { Session } from '../session.js';
import { v1Handlers } from '../v1/index.js';
import { v2Handlers } from '../v2/index.js';
import { type ApiDocument, BodySchemas } from './body-schemas.js';
import { strictHandlers } from './strict-handlers.js';

/** All handlers, strict. The document is read only for this. */
export async function makeStrict(): Promise<Handlers<Session>> {
  const { default: document } = await import('@seller-funds/contract/openapi.json', {
    with: { type: 'json' },
  });
  const bodies = new BodySchemas(document as unknown as ApiDocument);
  return {
    v1: strictHandlers('v1', v1Handlers, bodies),
    v2: strictHandlers('v2', v2Handlers, bodies),
  };
}
