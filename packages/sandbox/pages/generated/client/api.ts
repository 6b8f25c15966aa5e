// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as operations from '../../../src/generated/types/operations/api.js';
import { type Clock as ClockGroup, clock } from './api/clock.js';
import { type Faults as FaultsGroup, faults } from './api/faults.js';
import { type Ledger as LedgerGroup, ledger } from './api/ledger.js';
import { type Operator as OperatorGroup, operator } from './api/operator.js';
import { type Payouts as PayoutsGroup, payouts } from './api/payouts.js';
import { type Processor as ProcessorGroup, processor } from './api/processor.js';
import { type Requests as RequestsGroup, requests } from './api/requests.js';
import { type Search as SearchGroup, search } from './api/search.js';
import { type State as StateGroup, state } from './api/state.js';
import { type Webhooks as WebhooksGroup, webhooks } from './api/webhooks.js';
import type { Connection } from '@seller-funds/client/runtime/connection';

/** The operations of the API by resource. */
export interface Api {
  readonly state: StateGroup;
  readonly clock: ClockGroup;
  readonly payouts: PayoutsGroup;
  readonly ledger: LedgerGroup;
  readonly search: SearchGroup;
  readonly operator: OperatorGroup;
  readonly processor: ProcessorGroup;
  readonly webhooks: WebhooksGroup;
  readonly faults: FaultsGroup;
  readonly requests: RequestsGroup;
}

/** Creates all resources of the API on a connection. */
export function createApi(connection: Connection): Api {
  return {
    state: state(connection),
    clock: clock(connection),
    payouts: payouts(connection),
    ledger: ledger(connection),
    search: search(connection),
    operator: operator(connection),
    processor: processor(connection),
    webhooks: webhooks(connection),
    faults: faults(connection),
    requests: requests(connection),
  };
}

export * from './api/state.js';
export * from './api/clock.js';
export * from './api/payouts.js';
export * from './api/ledger.js';
export * from './api/search.js';
export * from './api/operator.js';
export * from './api/processor.js';
export * from './api/webhooks.js';
export * from './api/faults.js';
export * from './api/requests.js';

export { operations };
