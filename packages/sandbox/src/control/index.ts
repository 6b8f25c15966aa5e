import type { ApiHandlers } from '../generated/server/index.js';
import type { Session } from '../session.js';
import { accountHandlers } from './accounts.js';
import { clockHandlers } from './clock.js';
import type { ControlContext } from './context.js';
import { faultHandlers } from './faults.js';
import { keyHandlers } from './keys.js';
import { ledgerHandlers } from './ledger.js';
import { operatorHandlers } from './operator.js';
import { payoutHandlers } from './payouts.js';
import { processorHandlers } from './processor.js';
import { requestHandlers } from './requests.js';
import { snapshotHandlers } from './snapshots.js';
import { stateHandlers } from './state.js';
import { webhookHandlers } from './webhooks.js';

export type { ControlContext } from './context.js';

/** The operations of the control API. */
export function controlHandlers(context: ControlContext): ApiHandlers<Session> {
  return {
    ...accountHandlers,
    ...clockHandlers(context),
    ...faultHandlers(context),
    ...keyHandlers,
    ...ledgerHandlers,
    ...operatorHandlers,
    ...payoutHandlers,
    ...processorHandlers,
    ...requestHandlers(context),
    ...snapshotHandlers(context),
    ...stateHandlers(context),
    ...webhookHandlers(context),
  };
}
