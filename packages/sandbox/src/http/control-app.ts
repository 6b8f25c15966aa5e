import { sellerFundsErrors } from '@seller-funds/server';
import { controlHandlers, type ControlContext } from '../control/index.js';
import {
  createServer,
  HttpError,
  refuse,
  type SecuredServerOptions,
} from '../generated/server/index.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { Admit } from './authenticate.js';
import type { Fetch } from './product-app.js';
import { type MakeHttpError, openSession, type Session } from './session.js';

const makeError: MakeHttpError = (status, body) => new HttpError(status, body);

/** The server of the control API. */
export function createControlApp(
  units: UnitsOfWork,
  admit: Admit,
  context: ControlContext,
  options: Pick<SecuredServerOptions<Session>, 'validateResponses' | 'onError'>,
): Fetch {
  const app = createServer<Session>(
    { api: controlHandlers(context) },
    {
      ...options,
      errors: sellerFundsErrors,
      authenticate: async (request, { credentials, operation: { method } }) => {
        const caller = await admit({ credentials, method });
        if (typeof caller === 'string') return refuse(caller);
        return openSession(units, caller, request.url, makeError);
      },
    },
  );
  return (request) => app.fetch(request);
}
