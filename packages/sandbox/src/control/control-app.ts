import { sellerFundsErrors } from '@seller-funds/server';
import { clockHandlers } from './clock.js';
import { faultHandlers } from './faults.js';
import { keyHandlers } from './keys.js';
import { ledgerHandlers } from './ledger.js';
import { operatorHandlers } from './operator.js';
import { payoutHandlers } from './payouts.js';
import { processorHandlers } from './processor.js';
import { requestHandlers } from './requests.js';
import { stateHandlers } from './state.js';
import { webhookHandlers } from './webhooks.js';
import type { ControlContext } from './context.js';
import {
  type ApiHandlers,
  createServer,
  HttpError,
  refuse,
  type SecuredServerOptions,
} from '../generated/server/index.js';
import type { OperationId } from '../generated/types/index.js';
import { exportLimits } from '../tenants/export-tenant.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { Authenticate } from '../http/authenticate.js';
import type { Fetch } from '../kernel/fetch.js';
import { type MakeHttpError, openSession, type Session, withHttpErrors } from '../session.js';

/** The body limits of imports, larger than those of other requests (D19). */
const importLimits = { maxBodyBytes: exportLimits.bytes, maxBodyValues: exportLimits.values };

const makeError: MakeHttpError = (status, body, headers) => new HttpError(status, body, headers);

/** Operations whose responses contain onboarding links, through which a seller's data can be changed. */
const withLinks = new Set<string>([
  'exportState',
  'listDeliveries',
  'getDelivery',
  'getRequest',
] satisfies OperationId[]);

/** Creates the control API. Errors have the shape of those of the product APIs. */
export function createControlApp(
  units: UnitsOfWork,
  admit: Authenticate,
  context: ControlContext,
  options: Pick<SecuredServerOptions<Session>, 'validateResponses' | 'onError'>,
): Fetch {
  const handlers = { api: controlHandlers(context) };
  const settings: SecuredServerOptions<Session> = {
    ...options,
    errors: sellerFundsErrors,
    authenticate: async (request, { credentials, operation: { id, method } }) => {
      const caller = await withHttpErrors(admit(credentials, method), makeError);
      if (typeof caller === 'string') return refuse(caller);
      if (caller.scope === 'read' && withLinks.has(id)) return refuse('forbidden');
      return openSession(units, caller, request, makeError);
    },
  };
  const app = createServer<Session>(handlers, settings);
  let imports: typeof app | undefined;
  return (request) => {
    if (new URL(request.url).pathname !== '/_sandbox/import') return app.fetch(request);
    imports ??= createServer<Session>(handlers, { ...settings, ...importLimits });
    return imports.fetch(request);
  };
}

function controlHandlers(context: ControlContext): ApiHandlers<Session> {
  return {
    ...clockHandlers(context),
    ...faultHandlers(context),
    ...keyHandlers,
    ...ledgerHandlers,
    ...operatorHandlers,
    ...payoutHandlers,
    ...processorHandlers,
    ...requestHandlers(context),
    ...stateHandlers(context),
    ...webhookHandlers(context),
  };
}
