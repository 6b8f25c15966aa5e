import { limits } from '@seller-funds/contract/vocabulary/limits';
import { createServer, refuse, type SecuredServerOptions } from '@seller-funds/server';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { v1Handlers, v2Handlers } from '../resources/index.js';
import type { Authenticate } from './authenticate.js';
import type { Fetch } from '../kernel/fetch.js';
import { checkStrictly, checkTexts } from './check-request.js';
import type { ConcurrencyLimit } from './concurrency-limit.js';
import type { RequestLog } from './request-log.js';
import { RequestPlaces } from './request-places.js';
import { openSession, type Session, withHttpErrors } from '../session.js';

export interface ProductOptions extends Pick<
  SecuredServerOptions<Session>,
  'validateResponses' | 'onError'
> {
  readonly limit: ConcurrencyLimit;
  /** True to refuse unknown fields, other file types and unlisted currencies. */
  readonly strict: boolean;
  /** Keeps each body as it was sent, before it is parsed. */
  readonly log: RequestLog | undefined;
}

/** Creates the app that serves both versions of the product API. */
export function createProductApp(
  units: UnitsOfWork,
  admit: Authenticate,
  { strict, limit, log, ...options }: ProductOptions,
): Fetch {
  const handlers = { v1: v1Handlers, v2: v2Handlers };
  const places = new RequestPlaces();
  const app = createServer<Session>(handlers, {
    ...options,
    maxBodyBytes: limits.requestBytes,
    receiveBody: async (request, read) => {
      const bytes = await read();
      log?.receive(request, bytes);
      return numbersAsText(bytes, request);
    },
    checkRequest: strict ? checkStrictly : checkTexts,
    authenticate: async (request, { credentials, operation: { method } }) => {
      const caller = await withHttpErrors(admit(credentials, method));
      if (typeof caller === 'string') return refuse(caller);
      await places.take(request, limit, caller.tenant);
      return openSession(units, caller, request);
    },
  });
  return (request) => places.serve(request, app.fetch);
}

/** A member of D48 with an integer value. Quotes in strings are escaped, so it matches none inside. */
const numbered = /"(phone|registrationNumber)"(\s*:\s*)(0|[1-9]\d*)(?=\s*[,}])/g;

/** Turns numbers in place of phone and registration numbers of holders (D48) into the strings of the document. */
export function numbersAsText(bytes: Uint8Array, { url }: Request): Uint8Array {
  if (!url.includes('/accountholders')) return bytes;
  // One character per byte, so that invalid UTF-8 stays unchanged and is refused later.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return Buffer.from(text.replaceAll(numbered, '"$1"$2"$3"'), 'latin1');
}
