import type { v2 } from '@seller-funds/contract';
import { liable } from '../props/balances.js';
import { configurationOf, configure, daily } from '../props/schedules.js';
import { createSeller } from '../props/sellers.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'payout configuration';

async function setDefault(stage: Stage, body: v2.PayoutConfigurationUpdate): Promise<unknown> {
  return stage.call('v2.updateDefaultPayoutConfiguration', { body });
}

async function setDivision(stage: Stage, body: v2.PayoutConfigurationUpdate): Promise<unknown> {
  return stage.call('v2.updateDivisionPayoutConfiguration', { body });
}

/** D213: own, division, default, MANUAL. */
export const precedence: Scenario = {
  id: 'payout-configuration/precedence',
  title:
    "An account follows its own configuration, else the division's, else the default, else MANUAL.",
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
  play: async (stage) => {
    const seller = await createSeller(stage);
    const { code: merchant } = await liable(stage);
    const expectAll = async (period: number, level: string): Promise<void> => {
      const expected = { ...daily({ refundPeriod: period }), minimumAmount: 0 };
      for (const code of [seller.accountCode, merchant]) {
        stage.equal(await configurationOf(stage, code), expected, `${level} of ${code}`);
      }
    };
    const none = await configurationOf(stage, seller.accountCode);
    stage.equal(none, { type: 'MANUAL' }, 'what counts without any configuration');
    await setDefault(stage, daily({ refundPeriod: 1 }));
    await expectAll(1, 'the default');
    await setDivision(stage, daily({ refundPeriod: 2 }));
    await expectAll(2, 'the configuration of the division');
    await configure(stage, seller, { type: 'MANUAL' });
    const own = await configurationOf(stage, seller.accountCode);
    stage.equal(own, { type: 'MANUAL' }, 'what counts with a configuration of its own');
    await setDefault(stage, daily({ refundPeriod: 3 }));
    const still = { ...daily({ refundPeriod: 2 }), minimumAmount: 0 };
    stage.equal(await configurationOf(stage, merchant), still, 'what counts for LIABLE');
  },
};

/** D104, D216: deleting falls back to the level above. */
export const deletion: Scenario = {
  id: 'payout-configuration/delete',
  title:
    "Deleting an account's configuration brings back the division's, else the default; a repeat changes nothing.",
  area,
  version: 'v2',
  claims: ['EXT-PC-027', 'EXT-PC-028', 'D104', 'D216'],
  needs: ['newTenant'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const path = { virtualAccountCode: seller.accountCode };
    await setDefault(stage, daily({ refundPeriod: 1 }));
    await configure(stage, seller, daily({ refundPeriod: 9 }));
    const inherited = { ...daily({ refundPeriod: 1 }), minimumAmount: 0 };
    for (const time of ['first', 'second']) {
      const answer = await stage.call('v2.deleteAccountPayoutConfiguration', { path });
      stage.equal(answer, inherited, `the answer to the ${time} delete`);
    }
    stage.equal(await configurationOf(stage, seller.accountCode), inherited, 'what counts now');
    await configure(stage, seller, daily({ refundPeriod: 9 }));
    await setDivision(stage, daily({ refundPeriod: 2 }));
    await stage.call('v2.deleteAccountPayoutConfiguration', { path });
    const ofDivision = { ...daily({ refundPeriod: 2 }), minimumAmount: 0 };
    const now = await configurationOf(stage, seller.accountCode);
    stage.equal(now, ofDivision, 'what counts under a division with a configuration');
  },
};

/** D215: PUT replaces. */
export const replacement: Scenario = {
  id: 'payout-configuration/replace',
  title:
    'A PUT replaces the whole configuration and echoes it; MANUAL keeps nothing of a schedule.',
  area,
  version: 'v2',
  claims: ['EXT-PC-021', 'EXT-PC-022', 'EXT-PC-023', 'EXT-PC-004', 'D104', 'D215'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const path = { virtualAccountCode: seller.accountCode };
    const put = (body: v2.PayoutConfigurationUpdate): Promise<unknown> =>
      stage.call('v2.updateAccountPayoutConfiguration', { path, body });
    const full = daily({ refundPeriod: 14, minimumAmount: 5_000 });
    stage.equal(await put(full), full, 'the answer to a full configuration');
    const less = daily({ refundPeriod: 7 });
    stage.equal(await put(less), { ...less, minimumAmount: 0 }, 'the answer without minimumAmount');
    const stored = await configurationOf(stage, seller.accountCode);
    stage.equal(stored, { ...less, minimumAmount: 0 }, 'it, read, without minimumAmount');
    const manual = { ...full, type: 'MANUAL' } as const;
    stage.equal(await put(manual), { type: 'MANUAL' }, 'the answer to MANUAL with a schedule');
    stage.equal(await configurationOf(stage, seller.accountCode), { type: 'MANUAL' }, 'it, read');
  },
};

/** D99: Quartz and nothing else. */
export const frequency: Scenario = {
  id: 'payout-configuration/frequency',
  title: 'frequency takes Quartz expressions of six or seven fields and refuses crontab lines.',
  area,
  version: 'v2',
  claims: ['EXT-PC-004', 'EXT-PC-005', 'EXT-PC-008', 'D99', 'D104'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const path = { virtualAccountCode: seller.accountCode };
    const good = [
      '0 0 6 * * ?',
      '0 0 6 ? * MON-FRI',
      '0 0 6 L * ?',
      '0 0 6 15W * ?',
      '0 0 6 ? * 6L',
      '0 0 6 ? * MON#1',
      '0 0 6 1/5 1,7 ? 2030-2040',
    ];
    for (const text of good) {
      const body = daily({ frequency: text });
      await stage.call('v2.updateAccountPayoutConfiguration', { path, body });
    }
    const bad = ['0 6 * * *', '0 0 6 * * *', '0 0 6 ? * ?', '0 0 6 32 * ?', 'every day', ''];
    for (const text of bad) {
      const body = daily({ frequency: text });
      await stage.refuses('v2.updateAccountPayoutConfiguration', { path, body }, 422);
    }
    const { frequency: _frequency, ...without } = daily();
    const missing = { path, body: without as never };
    await stage.refuses('v2.updateAccountPayoutConfiguration', missing, 422);
    const { refundPeriod: _period, ...noPeriod } = daily();
    const other = { path, body: noPeriod as never };
    await stage.refuses('v2.updateAccountPayoutConfiguration', other, 422);
    const tooLong = { path, body: daily({ refundPeriod: 366 }) };
    await stage.refuses('v2.updateAccountPayoutConfiguration', tooLong, 422);
    const last = daily({ frequency: good.at(-1) ?? '' });
    const counting = await configurationOf(stage, seller.accountCode);
    stage.equal(counting, { ...last, minimumAmount: 0 }, 'what counts after the refusals');
  },
};
