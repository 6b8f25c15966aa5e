import type { V1Handlers } from '@seller-funds/server';
import { getBalance } from '../domain/accounts/get-balance.js';
import type { Session } from '../session.js';

/** The amount available for payout, in version 1: in the currency of the division (D57). */
export const balance = {
  getBalance: async ({ path }, { read }) => {
    const { code, home } = await read((unit) => getBalance(unit, path.code));
    return { status: 200, body: { code, amount: home.payout } };
  },
} satisfies Partial<V1Handlers<Session>>;
