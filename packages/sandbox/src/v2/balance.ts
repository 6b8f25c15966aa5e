import type { V2Handlers } from '@seller-funds/server';
import { getBalance } from '../domain/accounts/get-balance.js';
import type { Session } from '../session.js';

/** The amounts available for payout, in version 2: in every currency (D57, D191), as strings (D56). */
export const balance = {
  getBalance: async ({ path }, { read }) => {
    const { code, home, others } = await read((unit) => getBalance(unit, path.code));
    const amounts = [home, ...others].map(({ currency, payout }) => {
      return { amount: String(payout), currency };
    });
    return { status: 200, body: { code, amounts } };
  },
} satisfies Partial<V2Handlers<Session>>;
