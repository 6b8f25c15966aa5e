import type { v2 } from '@seller-funds/contract';
import { getLiableAccount } from '../fixtures/balances.js';
import {
  getConfiguration,
  configureAccount,
  daily,
  expectConfiguration,
} from '../fixtures/schedules.js';
import { createSeller } from '../fixtures/sellers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

type Update = v2.PayoutConfigurationUpdate;

const area = 'payout configuration';

async function setDefault(context: ScenarioContext, body: Update): Promise<unknown> {
  return context.call('v2.updateDefaultPayoutConfiguration', { body });
}

async function setDivision(context: ScenarioContext, body: Update): Promise<unknown> {
  return context.call('v2.updateDivisionPayoutConfiguration', { body });
}

/** D213: the precedence of configurations. */
export const precedence: Scenario = {
  id: 'payout-configuration/precedence',
  title:
    "The first of these applies to an account: its own configuration, the division's, the default, MANUAL.",
  area,
  version: 'v2',
  claims: [
    'EXT-PC-001',
    'EXT-PC-013',
    'EXT-PC-014',
    'EXT-PC-015',
    'EXT-PC-016',
    'EXT-PC-017',
    'EXT-PC-026',
    'D104',
    'D213',
    'D214',
  ],
  needs: ['newTenant'],
  run: async (context) => {
    const seller = await createSeller(context);
    const { code: merchant } = await getLiableAccount(context);
    const expectAll = async (period: number, level: string): Promise<void> => {
      for (const code of [seller.accountCode, merchant]) {
        const found = await getConfiguration(context, code);
        expectConfiguration(context, found, daily({ refundPeriod: period }), `${level} of ${code}`);
      }
    };
    const none = await getConfiguration(context, seller.accountCode);
    context.expectEqual(none.type, 'MANUAL', 'the type without any configuration');
    await setDefault(context, daily({ refundPeriod: 1 }));
    await expectAll(1, 'the default');
    await setDivision(context, daily({ refundPeriod: 2 }));
    await expectAll(2, 'the configuration of the division');
    await configureAccount(context, seller, { type: 'MANUAL' });
    const own = await getConfiguration(context, seller.accountCode);
    context.expectEqual(own.type, 'MANUAL', 'the type with a configuration of its own');
    await setDefault(context, daily({ refundPeriod: 3 }));
    const still = await getConfiguration(context, merchant);
    expectConfiguration(context, still, daily({ refundPeriod: 2 }), 'the configuration of LIABLE');
  },
};

/** D104, D216: deleting a configuration. */
export const deletion: Scenario = {
  id: 'payout-configuration/delete',
  title:
    "After an account's configuration is deleted, the division's or else the default applies; deleting is idempotent.",
  area,
  version: 'v2',
  claims: ['EXT-PC-027', 'EXT-PC-028', 'D104', 'D216'],
  needs: ['newTenant'],
  run: async (context) => {
    const seller = await createSeller(context);
    const path = { virtualAccountCode: seller.accountCode };
    await setDefault(context, daily({ refundPeriod: 1 }));
    await configureAccount(context, seller, daily({ refundPeriod: 9 }));
    const inherited = daily({ refundPeriod: 1 });
    for (const time of ['first', 'second']) {
      const response = await context.call('v2.deleteAccountPayoutConfiguration', { path });
      expectConfiguration(context, response, inherited, `the response to the ${time} DELETE`);
    }
    const found = await getConfiguration(context, seller.accountCode);
    expectConfiguration(context, found, inherited, 'the configuration of the account');
    await configureAccount(context, seller, daily({ refundPeriod: 9 }));
    await setDivision(context, daily({ refundPeriod: 2 }));
    await context.call('v2.deleteAccountPayoutConfiguration', { path });
    const now = await getConfiguration(context, seller.accountCode);
    const ofDivision = daily({ refundPeriod: 2 });
    expectConfiguration(
      context,
      now,
      ofDivision,
      'the configuration of the account in a division with a configuration',
    );
  },
};

/** D215: replacing a configuration. */
export const replacement: Scenario = {
  id: 'payout-configuration/replace',
  title: 'A PUT replaces the whole configuration and returns it.',
  area,
  version: 'v2',
  claims: [
    'EXT-PC-021',
    'EXT-PC-022',
    'EXT-PC-023',
    'EXT-PC-004',
    'EXT-PC-007',
    'EXT-PC-010',
    'D104',
    'D215',
  ],
  needs: ['newTenant'],
  run: async (context) => {
    const { accountCode } = await createSeller(context);
    const { code: merchant } = await getLiableAccount(context);
    const ofAccount = (virtualAccountCode: string) => (body: Update) =>
      context.call('v2.updateAccountPayoutConfiguration', { path: { virtualAccountCode }, body });
    const levels = {
      account: ofAccount(accountCode),
      'account of the merchant': ofAccount(merchant),
      division: (body: Update) => context.call('v2.updateDivisionPayoutConfiguration', { body }),
      default: (body: Update) => context.call('v2.updateDefaultPayoutConfiguration', { body }),
    };
    const full = daily({ refundPeriod: 14, minimumAmount: 5_000 });
    const bodies: Update[] = [
      full,
      { ...full, type: 'MANUAL' },
      { type: 'MANUAL', minimumAmount: 500 },
      daily({ refundPeriod: 7 }),
    ];
    for (const body of bodies) {
      const sent = JSON.stringify(body);
      for (const [level, put] of Object.entries(levels))
        expectConfiguration(
          context,
          await put(body),
          body,
          `the response of the ${level} to ${sent}`,
        );
      const read = await getConfiguration(context, accountCode);
      expectConfiguration(context, read, body, `the configuration after ${sent}`);
    }
    const { minimumAmount = 0 } = await getConfiguration(context, accountCode);
    context.expectEqual(minimumAmount, 0, 'minimumAmount after a PUT without it');
  },
};

/** D99: invalid frequencies, and what a schedule has to have. */
export const frequency: Scenario = {
  id: 'payout-configuration/frequency',
  title:
    'frequency is a Quartz expression of six or seven fields; crontab expressions are rejected.',
  area,
  version: 'v2',
  claims: ['EXT-PC-004', 'EXT-PC-005', 'EXT-PC-008', 'D99', 'D104'],
  run: async (context) => {
    const seller = await createSeller(context);
    const path = { virtualAccountCode: seller.accountCode };
    await configureAccount(context, seller, daily());
    const bad = ['0 6 * * *', '0 0 6 * * *', '0 0 6 ? * ?', '0 0 6 32 * ?', 'every day', ''];
    for (const text of bad) {
      const body = daily({ frequency: text });
      await context.expectError('v2.updateAccountPayoutConfiguration', { path, body }, 422);
    }
    const { frequency: _frequency, ...without } = daily();
    const missing = { path, body: without as never };
    await context.expectError('v2.updateAccountPayoutConfiguration', missing, 422);
    const { refundPeriod: _period, ...noPeriod } = daily();
    const other = { path, body: noPeriod as never };
    await context.expectError('v2.updateAccountPayoutConfiguration', other, 422);
    const tooLong = { path, body: daily({ refundPeriod: -1 }) };
    await context.expectError('v2.updateAccountPayoutConfiguration', tooLong, 422);
    const counting = await getConfiguration(context, seller.accountCode);
    expectConfiguration(
      context,
      counting,
      daily(),
      'the configuration after the rejected requests',
    );
  },
};
