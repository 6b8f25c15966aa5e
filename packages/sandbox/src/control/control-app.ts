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
  refuse,
  type SecuredServerOptions,
} from '../generated/server/index.js';
import type { OperationId } from '../generated/types/index.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import type { Authenticate } from '../http/authenticate.js';
import { type RequestLimits, RequestPlaces } from '../http/request-places.js';
import type { Fetch } from '../kernel/fetch.js';
import { openSession, type Session, withHttpErrors } from '../session.js';

/** The operations that have places of their own in the concurrency limits. */
export const limitOf: Partial<Record<string, keyof RequestLimits>> = {
  advanceClock: 'patient',
  checkInvariants: 'heavy',
  exportState: 'heavy',
  fillWithMarketplace: 'heavy',
  flushWebhooks: 'patient',
  freezeClock: 'patient',
  getStateHash: 'heavy',
  importState: 'heavy',
  replayRequest: 'heavy',
  reset: 'heavy',
  restoreSnapshot: 'heavy',
  runClock: 'patient',
  takeSnapshot: 'heavy',
} satisfies Partial<Record<OperationId, keyof RequestLimits>>;

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
  {
    limits,
    isNested,
    ...options
  }: Pick<SecuredServerOptions<Session>, 'validateResponses' | 'onError'> & {
    readonly limits: RequestLimits;
    /** True for a call of another operation, which has a place. */
    readonly isNested: (request: Request) => boolean;
  },
): Fetch {
  const places = new RequestPlaces();
  const { imports } = context;
  const handlers = { api: controlHandlers(context) };
  const settings: SecuredServerOptions<Session> = {
    ...options,
    errors: sellerFundsErrors,
    receiveBody: (request, read) => imports.receive(request, read),
    authenticate: async (request, { credentials, operation: { id, method } }) => {
      const caller = await withHttpErrors(admit(credentials, method));
      if (typeof caller === 'string') return refuse(caller);
      if (caller.scope === 'read' && withLinks.has(id)) return refuse('forbidden');
      if (!isNested(request))
        await places.take(request, limits[limitOf[id] ?? 'usual'], caller.tenant);
      if (id === 'importState') imports.expect(request, caller.tenant);
      return openSession(units, caller, request);
    },
  };
  const app = createServer<Session>(handlers, settings);
  return (request) => places.serve(request, (admitted) => imports.serve(admitted, app.fetch));
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
