import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import * as fc from 'fast-check';
import { item } from '../scenarios/fixtures/trees.js';
import { type Command, ifPossible } from './command.js';
import { addAccount, require, verified } from './holder-commands.js';
import { fund } from './operator-commands.js';
import { anyPayment, hours } from './random-commands.js';
import { organization } from './random-sellers.js';
import { tomorrow } from './schedule-commands.js';
import { subscribe } from './webhook-commands.js';

/** How the merchant is set up: usually in the simplest way. */
const settings = fc.constantFrom(
  {},
  {},
  { tier: 'LIGHT_KYC' } as const,
  ...['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo'].map((timeZone) => ({ timeZone })),
  { isInUnitedStates: true },
);

/** Two sellers who have money, sometimes an organization, and the configurations of some webhooks. */
export const beginning: fc.Arbitrary<readonly Command[]> = fc
  .tuple(
    fc.subarray([...webhookTypeValues]),
    settings,
    fc.constantFrom(undefined, ...hours),
    fc.boolean(),
    fc.boolean(),
    anyPayment,
  )
  .map(([types, given, hour, hasOrganization, hasTwo, first]) => [
    ...(hour === undefined ? [] : [tomorrow(hour)]),
    ...(Object.keys(given).length > 0 ? [ifPossible(require(given))] : []),
    ...types.map((type) => ifPossible(subscribe(type))),
    verified(),
    verified(),
    ...(hasOrganization ? [ifPossible(organization)] : []),
    ...(hasTwo ? [ifPossible(addAccount({}, 'B'))] : []),
    fund(
      // More than the limit of the tier, which concerns all accounts of a seller together.
      ['A', 'B', hasTwo ? 'B2' : 'LIABLE'].map((accountCode, at) =>
        item(`node_${at + 1}`, 'tier' in given ? 200_000 * (2 - at / 2) : 500, { accountCode }),
      ),
    ),
    ifPossible(first),
  ]);
