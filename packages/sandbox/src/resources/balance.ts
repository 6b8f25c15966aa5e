import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { getBalance } from '../domain/accounts/get-balance.js';
import type { Session } from '../session.js';
import { reads } from './handlers.js';

/** The amount available for payout, in version 1: in the currency of the division (D57). */
export const v1Handlers = {
  getBalance: reads(
    (unit, { path }) => getBalance(unit, path.code),
    ({ code, home }) => ({ code, amount: home.payout }),
  ),
} satisfies Partial<V1Handlers<Session>>;

/** The amounts available for payout, in version 2: in every currency (D57, D191), as strings (D56). */
export const v2Handlers = {
  getBalance: reads(
    (unit, { path }) => getBalance(unit, path.code),
    ({ code, home, others }) => ({
      code,
      amounts: [home, ...others].map(({ currency, payout }) => {
        return { amount: String(payout), currency };
      }),
    }),
  ),
} satisfies Partial<V2Handlers<Session>>;
