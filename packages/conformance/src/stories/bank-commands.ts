import { bankUpdate } from '../scenarios/fixtures/verified-sellers.js';
import { type Command, command, ownerOf, pick } from './command.js';
import type { KycOutcome } from './operator-commands.js';
import type { StoryRun } from './story-run.js';

/** Adds a bank account of a seller, the first one by default; it is not verified. */
export function addBank(number: string, of = 'A'): Command {
  return command(`add the bank account ${number} to ${of}`, async (story) => {
    const found = ownerOf(story, of);
    const path = { accountHolderCode: found?.code ?? '' };
    const account = { accountNumber: number, currency: 'EUR', displayName: number } as const;
    const body = { accountType: 'IBAN' as const, ...account };
    const { code } = await story.context.call(`${story.version}.createExternalAccount`, {
      path,
      body,
    });
    // D5: the first one is selected.
    const isSelected = found?.externalAccounts.length === 0;
    const added = { code, number, hasPassed: false, isSelected };
    await story.change(() => found?.externalAccounts.push(added));
  });
}

/** The first bank account of a seller accepts these currencies besides EUR; all, if there are none. */
export function acceptCurrencies(currencies: readonly string[], of = 'A'): Command {
  return command(`accept ${currencies.join() || 'all currencies'}`, async (story) => {
    const { code = '', externalAccounts: [external] = [] } = ownerOf(story, of) ?? {};
    if (!external) return;
    const path = { accountHolderCode: code, externalAccountCode: external.code };
    const allowed = { allowedOtherCurrencyCodes: [...currencies] as 'USD'[] };
    const body = bankUpdate({ acceptOtherCurrencies: true, ...allowed });
    await story.context.call('v2.updateExternalAccount', { path, body });
    await story.change(() => {
      external.currencies = currencies;
    });
  });
}

/** Selects a bank account of a seller, the first one by default. */
export function select(index: number, of = 'A'): Command {
  return command(`select bank account ${index} of ${of}`, async (story) => {
    const { code = '', externalAccounts = [] } = ownerOf(story, of) ?? {};
    const { code: externalAccountCode = '' } = pick(externalAccounts, index) ?? {};
    const path = { accountHolderCode: code, externalAccountCode };
    await story.context.call('v2.selectExternalAccount', { path });
    await story.change(() => {
      for (const each of externalAccounts) each.isSelected = each.code === externalAccountCode;
    });
  });
}

/** The check of a seller's first bank account ends. */
export function kycOfBank(outcome: KycOutcome, of = 'A'): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const { code: accountHolderCode = '', externalAccounts: [external] = [] } =
      ownerOf(story, of) ?? {};
    if (!external) return;
    const input = { accountHolderCode, externalAccountCode: external.code, outcome };
    await story.act('decideKyc', input, () => {
      external.hasPassed = outcome === 'PASSED';
    });
  };
  return command(`the check of the bank account of ${of} ends as ${outcome}`, run, 'decideKyc');
}
