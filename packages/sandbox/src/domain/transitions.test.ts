import { beforeAll, expect, test } from 'vitest';
import { payment } from '../seed/payment.js';
import { earn } from '../testing/books.js';
import { createPayableSeller, type PayableSeller } from '../testing/payable-seller.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';
import { actionsOf, transitions } from './transitions.js';

// Each action of the table, tried in each state that a call can bring about: possible where the table says so, refused
// elsewhere.

const started = useTestSandbox();
let call: Call;
let seller: PayableSeller;
let count = 0;
beforeAll(async () => {
  call = started.as();
  seller = await createPayableSeller(call);
  await earn(call, seller.account, 10_000_000, 'capital');
  const url = 'https://hooks.example/payouts';
  await call('POST', '/api/webhook-configurations', { type: 'WEBHOOK_PAYOUT_UPDATE', url });
  await call('POST', '/_sandbox/webhooks/pause');
});

const payouts = '/api/fund/payout-requests';
const advance = (seconds: number) => call('POST', '/_sandbox/clock/advance', { seconds });

async function pay(amount: number, outcome?: string): Promise<string> {
  const body = { accountCode: seller.account, externalAccountCode: seller.external, amount };
  const { code } = (await call('POST', payouts, body)).body;
  if (outcome === 'delete') await call('DELETE', `${payouts}/${code}`);
  else if (outcome !== undefined) {
    await advance(1);
    if (outcome !== '') await call('POST', `/_sandbox/payouts/${code}/outcome`, { outcome });
  }
  return code;
}

async function split(settled: boolean): Promise<readonly [code: string, extRef: string]> {
  count += 1;
  const extRef = `order-${count}`;
  if (settled) return [await earn(call, seller.account, 500, extRef), extRef];
  const { body } = await call(
    'POST',
    '/api/fund/split-payments',
    payment(extRef, 500, seller.account),
  );
  return [body.code, extRef];
}

async function refund(settled: boolean): Promise<string> {
  const [, extRef] = await split(true);
  const pspMutationExtRef = `${settled ? 'settle-now-' : ''}back-${count}`;
  return (await call('POST', '/api/fund/split-refunds', { extRef, pspMutationExtRef })).body.code;
}

async function chargeback(): Promise<string> {
  const [, extRef] = await split(true);
  return (await call('POST', '/_sandbox/chargebacks', { extRef })).body.transaction;
}

async function holder(code?: string): Promise<string> {
  const made = (await call('POST', '/api/accountholders', { displayName: 'Mila' })).body.code;
  if (code) await call('POST', `/_sandbox/account-holders/${made}/status`, { code });
  return made;
}

async function checked(outcome?: string): Promise<string> {
  const made = await holder();
  if (outcome) await call('POST', `/_sandbox/account-holders/${made}/kyc`, { outcome });
  return made;
}

const kinds: {
  readonly [Kind in keyof typeof transitions]: {
    readonly states: Readonly<Record<string, () => Promise<string>>>;
    readonly act: (code: string, action: string) => ReturnType<Call>;
  };
} = {
  payout: {
    states: {
      WAITING: () => pay(10),
      ACCEPTED: () => pay(10, ''),
      PROCESSED: () => pay(10, 'PROCESSED'),
      FAILED: () => pay(10, 'FAILED'),
      RETURNED: () => pay(10, 'RETURNED'),
      REJECTED: () => pay(1_000_000_000, ''),
      CANCELLED: () => pay(10, 'delete'),
    },
    act: (code, action) =>
      action === 'delete'
        ? call('DELETE', `${payouts}/${code}`)
        : call('POST', `/_sandbox/payouts/${code}/outcome`, { outcome: action }),
  },
  payment: {
    states: {
      PENDING_SETTLEMENT: async () => (await split(false)).join(),
      RECONCILED: async () => (await split(true)).join(),
      CANCELLED: async () => {
        const [code, extRef] = await split(false);
        await call('POST', `/api/fund/split-payments/${code}/cancel`, {});
        return `${code},${extRef}`;
      },
    },
    act: (pair, action) => {
      const [code, extRef] = pair.split(',');
      const calls: Record<string, () => ReturnType<Call>> = {
        settle: () => call('POST', '/_sandbox/settlements', { references: [code] }),
        cancel: () => call('POST', `/api/fund/split-payments/${code}/cancel`, {}),
        refund: () =>
          call('POST', '/api/fund/split-refunds', { extRef, pspMutationExtRef: `back-${extRef}` }),
        chargeback: () => call('POST', '/_sandbox/chargebacks', { extRef }),
      };
      return calls[action]?.() ?? Promise.reject(new Error(action));
    },
  },
  refund: {
    states: { PENDING_SETTLEMENT: () => refund(false), RECONCILED: () => refund(true) },
    act: (code) => call('POST', '/_sandbox/settlements', { references: [code] }),
  },
  chargeback: {
    states: {
      BOOKED: chargeback,
      REVERSED: async () => {
        const code = await chargeback();
        await call('POST', `/_sandbox/chargebacks/${code}/reverse`);
        return code;
      },
    },
    act: (code) => call('POST', `/_sandbox/chargebacks/${code}/reverse`),
  },
  seller: {
    states: {
      ACTIVE: () => holder(),
      NOPAYOUT: () => holder('NOPAYOUT'),
      SUSPENDED: () => holder('SUSPENDED'),
      CLOSED: () => holder('CLOSED'),
    },
    act: (code, action) =>
      call('POST', `/_sandbox/account-holders/${code}/status`, { code: action }),
  },
  check: {
    states: {
      WAITING_DATA: () => checked(),
      IN_PROGRESS: () => checked('HOLD'),
      PASSED: () => checked('PASSED'),
      FAILED: () => checked('FAILED'),
      REJECTED: () => checked('REJECTED'),
      FORGED: () => checked('FORGED'),
    },
    act: (code, action) =>
      call('POST', `/_sandbox/account-holders/${code}/kyc`, { outcome: action }),
  },
  delivery: {
    states: {
      DUE: async () => {
        await pay(10, '');
        const { body } = await call('GET', '/_sandbox/webhooks/deliveries');
        return body.elements[0].code;
      },
    },
    act: (code) => call('POST', `/_sandbox/webhooks/deliveries/${code}/replay`),
  },
};

const rows = Object.entries(transitions).flatMap(([kind, actions]) =>
  Object.entries(actions).map(([action, row]) => ({
    kind: kind as keyof typeof kinds,
    action,
    row,
  })),
);
test.each(rows)('$kind: $action', async ({ kind, action, row }) => {
  const { states, act } = kinds[kind];
  const again: readonly string[] = 'again' in row ? row.again : [];
  const allowed = [...row.from, ...again];
  const found: [string, boolean][] = [];
  for (const [state, make] of Object.entries(states)) {
    const { status } = await act(await make(), action);
    expect([state, status]).not.toEqual([state, 404]);
    expect(status).toBeLessThan(500);
    found.push([state, status < 300]);
  }
  expect(found).toEqual(Object.keys(states).map((state) => [state, allowed.includes(state)]));
});

// By hand, because the rows above follow the table, right or wrong.
test('the control API tells the outcomes of a payout', async () => {
  const all = ['PROCESSED', 'FAILED', 'RETURNED', 'HOLD'];
  const offered: Readonly<Record<string, readonly string[]>> = {
    WAITING: all,
    ACCEPTED: all,
    PROCESSED: ['RETURNED'],
    FAILED: [],
    RETURNED: [],
    REJECTED: [],
    CANCELLED: [],
  };
  for (const [state, make] of Object.entries(kinds.payout.states)) {
    const { body } = await call('GET', `/_sandbox/payouts/${await make()}`);
    expect(body).toMatchObject({ state, outcomes: offered[state] });
  }
});

test('nothing can be done with a seller that is closed', () => {
  expect(actionsOf('seller', 'CLOSED')).toEqual([]);
});
