import { type JsonObject, member } from '../json.js';
import type { ApiRequest } from '../model/answers.js';
import { decideKyc } from '../model/holders.js';
import type { ApiVersion, KycOutcome, Merchant, Seller } from '../model/merchant.js';
import { moveTo } from '../model/schedules.js';
import { completeIndividual } from '../scenarios/fixtures/legal-entities.js';
import { bankAccount } from '../scenarios/fixtures/bank-accounts.js';
import { action, type Command, command, inTurn, ownerOf, pick, request } from './command.js';
import type { Effect, StoryRun } from './story-run.js';

/** What is sent beside the legal entity. */
export interface HolderOptions {
  readonly given?: object;
  /** Version 1 withholds the data from the check (D32). */
  readonly isReady?: boolean;
  /** The seller that is changed, the first one by default. */
  readonly of?: string;
}

/** A new seller with one account: the first one is called A. */
export function holder(legalEntity?: object, { given = {}, isReady }: HolderOptions = {}): Command {
  return request(`create a holder ${brief(legalEntity)}`, ({ version, context }) => {
    const extRef = context.unique();
    const name = `Seller ${extRef}`;
    const accounts = version === 'v1' ? { accounts: [{ displayName: name }] } : {};
    const body = {
      extRef,
      displayName: name,
      ...accounts,
      ...(legalEntity && { legalEntity }),
      ...given,
    };
    return { operation: 'createAccountHolder', ...sentIn(version, body, isReady) };
  });
}

/** A new seller without data. */
export const seller: Command = holder();

/** Several new sellers. */
export function sellers(count: number): Command {
  return inTurn(...Array.from({ length: count }, () => seller));
}

/** Updates the data of a seller. */
export function update(legalEntity?: object, options: HolderOptions = {}): Command {
  const { given = {}, isReady, of = 'A' } = options;
  return request(`update ${of} ${brief(legalEntity ?? given)}`, (story) => {
    const { version } = story;
    const name = version === 'v2' ? { displayName: 'Mila' } : {};
    const body = { ...name, ...(legalEntity && { legalEntity }), ...given };
    const path = pathOf(story, of);
    return { operation: 'updateAccountHolder', path, ...sentIn(version, body, isReady) };
  });
}

/** Adds an owner, or a late document, to a seller. */
export function add(
  operation: 'createBeneficialOwner' | 'createIndividualDocument' | 'createOrganizationDocument',
  body: object,
  of = 'A',
): Command {
  return request(`${operation} of ${of}: ${brief(body)}`, (story) => ({
    operation,
    path: pathOf(story, of),
    body,
  }));
}

/** Changes an owner, by its index or code. */
export function changeOwner(which: number | string, body: object, of = 'A'): Command {
  return request(`change owner ${which} of ${of}: ${brief(body)}`, (story) => {
    const entity = ownerOf(story, of)?.data['legalEntity'];
    const owners = (member(entity, 'ultimateBeneficialOwners') ?? []) as JsonObject[];
    const uboCode = typeof which === 'string' ? which : pick(owners, which)?.['code'];
    // Only version 2 shows the codes of owners: a random story may not know them.
    if (uboCode === undefined && story.expects === 'either') return undefined;
    const path = { ...pathOf(story, of), uboCode };
    return { operation: 'updateBeneficialOwner', path, body };
  });
}

/** Adds a virtual account to a seller: after A, its accounts are called A2, A3 … */
export function addAccount(body: object, of = 'A'): Command {
  return request(`add an account to ${of}: ${brief(body)}`, (story) => ({
    operation: 'createVirtualAccount',
    path: pathOf(story, of),
    body,
  }));
}

/** Changes a virtual account of a seller. */
export function changeAccount(index: number, body: object, of = 'A'): Command {
  return request(`change account ${index} of ${of}: ${brief(body)}`, (story) => {
    const accountCode = pick(ownerOf(story, of)?.accounts ?? [], index)?.code;
    const path = { ...pathOf(story, of), accountCode };
    return { operation: 'updateVirtualAccount', path, body };
  });
}

/** Creates an onboarding URL of a seller. */
export function onboard(body?: object, of = 'A'): Command {
  return request(`create an onboarding URL of ${of}: ${brief(body)}`, (story) => ({
    operation: 'createOnboardingUrl',
    path: pathOf(story, of),
    ...(body && { body }),
  }));
}

/** Opens the onboarding URLs of all sellers. */
export const openPages: Command = command('open each onboarding URL', (story) =>
  story.inspect((target) => target.expectPages(story.merchant)),
);

/** Adds an external account to a seller. */
export function addBank(given: object = {}, of = 'A'): Command {
  return request(`add an external account to ${of}: ${brief(given)}`, (story) => {
    const body = { ...bankAccount(`Bank ${story.context.unique()}`), ...given };
    return {
      operation: 'createExternalAccount',
      path: pathOf(story, of),
      body: JSON.parse(JSON.stringify(body)) as object,
    };
  });
}

/** Changes an external account of a seller, or selects it. */
export function changeBank(index: number, body: object, of = 'A'): Command {
  return ofBank('updateExternalAccount', index, of, {
    displayName: 'Bank',
    currency: 'EUR',
    accountType: 'IBAN',
    ...body,
  });
}

/** Changes the first external account of a verified seller, together with the seller. */
export function updateBank(body: object, of = 'A'): Command {
  return update(undefined, { of, given: { externalAccounts: [{ extRef: 'bank_1', ...body }] } });
}

/** The first external account of A accepts these currencies besides EUR; all, if there are none (D184). */
export function acceptCurrencies(currencies: readonly string[], accepts = true): Command {
  return changeBank(0, { acceptOtherCurrencies: accepts, allowedOtherCurrencyCodes: currencies });
}

/** Selects an external account of a seller. */
export function select(index: number, of = 'A'): Command {
  return ofBank('selectExternalAccount', index, of);
}

function ofBank(operation: string, index: number, of: string, body?: object): Command {
  return request(`${operation} ${index} of ${of}: ${brief(body)}`, (story) => {
    const found = pick(ownerOf(story, of)?.externalAccounts ?? [], index);
    const path = { ...pathOf(story, of), externalAccountCode: found?.code };
    return { operation, path, ...(body && { body }) };
  });
}

/** A new seller with a bank account, whose checks the operator ended so; `NONE`: its data is missing. */
export function verified(
  ofHolder: KycOutcome | 'NONE' = 'PASSED',
  ofAccount: KycOutcome = 'PASSED',
): Command {
  const extRef = 'bank_1';
  const bank = { externalAccounts: [{ ...bankAccount('Bank'), extRef }] };
  const create = command('create a seller with a bank account', (story) =>
    story.together(async () => {
      const isFirst = story.version === 'v1';
      const entity = ofHolder === 'NONE' ? undefined : completeIndividual();
      await holder(entity, { given: isFirst ? {} : bank }).run(story);
      const last = String.fromCharCode(64 + story.merchant.sellers.length);
      if (isFirst) await addBank({ extRef }, last).run(story);
      if (ofHolder !== 'NONE') await kyc(ofHolder, last).run(story);
      await kyc(ofAccount, last, 0).run(story);
    }),
  );
  return { ...create, needs: ['decideKyc'] };
}

/** The check of a seller ends, the first one by default, or that of one of its external accounts. */
export function kyc(outcome: KycOutcome, of = 'A', bank?: number): Command {
  const text = `the KYC check of ${of}${bank === undefined ? '' : `, account ${bank},`} ends as ${outcome}`;
  return action('decideKyc', text, (story) => {
    const found = ownerOf(story, of);
    const account = bank === undefined ? undefined : pick(found?.externalAccounts ?? [], bank);
    // A holder without a legal entity has no check that could end (D163).
    if (!found || (bank === undefined ? !found.data['legalEntity'] : !account)) return undefined;
    const named = account ? { externalAccountCode: account.code } : {};
    const accountHolderCode = found.code;
    const subject = { code: accountHolderCode, bank: account?.code };
    const input = { accountHolderCode, ...named, outcome };
    return [input, (merchant) => decideKyc(merchant, subject, outcome)];
  });
}

/** The operator suspends a seller, the first one by default. */
export function suspend(of = 'A'): Command {
  return byOperator('suspendAccountHolder', of, (found) => {
    Object.assign(found, { status: 'SUSPENDED', isSuspended: true });
  });
}

/** The operator closes a seller, the first one by default. */
export function close(of = 'A'): Command {
  return byOperator('closeAccountHolder', of, (found) => {
    found.status = 'CLOSED';
  });
}

function byOperator(
  name: 'suspendAccountHolder' | 'closeAccountHolder',
  of: string,
  effect: (found: Seller) => void,
): Command {
  return action(name, `${name} ${of}`, (story) => {
    const { code, status } = ownerOf(story, of) ?? {};
    if (code === undefined || status === 'CLOSED') return undefined;
    const ofModel: Effect = ({ sellers: all }) => {
      for (const each of all) if (each.code === code) effect(each);
    };
    return [{ accountHolderCode: code }, ofModel];
  });
}

/** Sets what the required data of new sellers depends on (D47, D231), or the time zone of the division (D232). */
export function require(
  settings: Partial<Pick<Merchant, 'isInUnitedStates' | 'tier' | 'timeZone'>>,
): Command {
  const { isInUnitedStates, tier, timeZone } = settings;
  const input = {
    ...(isInUnitedStates === undefined ? {} : { unitedStates: isInUnitedStates }),
    ...(tier === undefined ? {} : { kycTier: tier }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  const effect: Effect = (merchant) => {
    if (timeZone !== undefined) moveTo(merchant, timeZone);
    Object.assign(merchant, settings);
  };
  const text = `set ${JSON.stringify(input)}`;
  return action('configureMerchant', text, () => [input, effect], 'newTenant');
}

/** The parameters in the path of a seller. */
export function pathOf(story: StoryRun, of: string): object {
  const code = ownerOf(story, of)?.code;
  return { code, accountHolderCode: code };
}

/** Version 1 has calendar dates where version 2 has the beginning of a day, and photos with a style and a format. */
function sentIn(
  version: ApiVersion,
  given: object,
  isReady: boolean | undefined,
): Pick<ApiRequest, 'query' | 'body'> {
  const change = (name: string, value: unknown): unknown => {
    if (version === 'v2') return name === 'style' || name === 'format' ? undefined : value;
    return name === 'dateOfBirth' ? String(value).slice(0, 10) : value;
  };
  const body: unknown = JSON.parse(JSON.stringify(given, change));
  return version === 'v2' || isReady === undefined
    ? { body }
    : { query: { readyForKyc: isReady }, body };
}

function brief(body: unknown): string {
  return (JSON.stringify(body) ?? '').slice(0, 100);
}
