import { limits } from '@seller-funds/contract/vocabulary/limits';
import {
  createServer,
  type Handlers,
  HttpError,
  refuse,
  type SecuredServerOptions,
} from '@seller-funds/server';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { v1Handlers } from '../v1/index.js';
import { v2Handlers } from '../v2/index.js';
import type { Authenticate } from './authenticate.js';
import type { Fetch } from '../kernel/fetch.js';
import type { ConcurrencyLimit } from './concurrency-limit.js';
import { numbersAsText } from './numbers-as-text.js';
import { productErrors } from './product-errors.js';
import { refuseUnstorableText } from './refuse-unstorable-text.js';
import {
  type MakeHttpError,
  openSession,
  retrySoonHeaders,
  type Session,
  unavailableBody,
  withHttpErrors,
} from '../session.js';

const makeError: MakeHttpError = (status, body, headers) => new HttpError(status, body, headers);

/** Options of the API server. */
export interface ProductOptions extends Pick<
  SecuredServerOptions<Session>,
  'validateResponses' | 'onError' | 'createRequestId'
> {
  readonly limit: ConcurrencyLimit;
  /** The handlers of the operations; the tolerant ones by default. */
  readonly handlers?: Handlers<Session> | undefined;
}

/** Creates the server of both versions of the API. */
export function createProductApp(
  units: UnitsOfWork,
  admit: Authenticate,
  { handlers = { v1: v1Handlers, v2: v2Handlers }, limit, ...options }: ProductOptions,
): Fetch {
  const leave = new WeakMap<Request, () => void>();
  const app = createServer<Session>(refuseUnstorableText(handlers), {
    ...options,
    maxBodyBytes: limits.requestBytes,
    rewriteBody: numbersAsText,
    errors: productErrors,
    authenticate: async (request, { credentials, operation: { method } }) => {
      const caller = await withHttpErrors(admit({ credentials, method }), makeError);
      if (typeof caller === 'string') return refuse(caller);
      // After the check of the key and before the body is read: only an admitted caller counts.
      const end = await limit.enter(caller.tenant);
      if (!end) throw makeError(503, unavailableBody, retrySoonHeaders);
      leave.set(request, end);
      return openSession(units, caller, request.url, makeError);
    },
  });
  return async (request) => {
    try {
      return await app.fetch(request);
    } finally {
      leave.get(request)?.();
    }
  };
}
