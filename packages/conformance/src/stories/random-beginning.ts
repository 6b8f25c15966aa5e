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

/** How the merchant is set up. */
const settings = fc.record(
  {
    tier: fc.constantFrom('FULL_KYC', 'LIGHT_KYC', 'LIGHT_KYC'),
    timeZone: fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo'),
    isInUnitedStates: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Two sellers who have money, sometimes an organization, and the configurations of some webhooks. */
export const beginning: fc.Arbitrary<readonly Command[]> = fc
  .tuple(
    fc.subarray([...webhookTypeValues]),
    settings,
    fc.constantFrom(undefined, ...hours),
    fc.boolean(),
    fc.nat(2),
    anyPayment,
  )
  .map(([types, given, hour, hasOrganization, others, first]) => {
    const isLight = given.tier === 'LIGHT_KYC';
    const added = isLight ? Math.max(1, others) : others;
    // More than the limit of the tier: on one account, and on two accounts of a seller together.
    const amount = isLight ? 200_000 : 500;
    const accounts = ['A', 'B', added > 0 ? 'B2' : 'LIABLE'];
    return [
      ...(hour === undefined ? [] : [tomorrow(hour)]),
      ...(Object.keys(given).length > 0 ? [ifPossible(require(given))] : []),
      ...types.map((type) => ifPossible(subscribe(type))),
      verified(),
      verified(),
      ...(hasOrganization ? [ifPossible(organization)] : []),
      ...Array.from({ length: added }, () => ifPossible(addAccount({}, 'B'))),
      fund(
        accounts.map((accountCode, at) =>
          item(`node_${at + 1}`, isLight && at === 0 ? 2 * amount : amount, { accountCode }),
        ),
      ),
      ifPossible(first),
    ];
  });
