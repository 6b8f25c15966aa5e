import { type Answer, type ApiRequest, type Fault, fault, refuse } from './answers.js';
import { balancesOf } from './balances.js';
import { denialOf } from './denials.js';
import { adopted, anything, assigned, by, echoed, instant } from './expected.js';
import {
  externalAccountsOf,
  isKnown,
  sellerOf,
  type ApiVersion,
  type ExternalAccount,
  type Merchant,
  type Payout,
  type PayoutBody,
  type PayoutState,
} from './merchant.js';
import { parseMoment } from './moment.js';
import { notifyOfPayout } from './notifications.js';
import { nextRun, runSchedules } from './schedules.js';

/** A payout that is due within this time of now may be processed or not, in milliseconds. */
const slack = 30_000;
/** The difference between the clocks of sender and service that is tolerated (D87), in milliseconds. */
const tolerated = 60_000;
/** When the bank may have processed an accepted payout, in milliseconds. */
const mayBeProcessed = 2 * 3_600_000;

/** The question how version 1 shows the states that it does not have (D89). */
const questions = {
  REJECTED: 'deniedInV1',
  RETURNED: 'returnedInV1',
  CANCELLED: 'cancelledInV1',
} as const;

/** Returns the status of a payout in a version; undefined if the version does not have the payout. */
export function statusOf(
  { world }: Merchant,
  { state }: Payout,
  version: ApiVersion,
): string | undefined {
  if (version === 'v2') return state === 'REJECTED' ? 'FAILED' : state;
  if (!(state in questions)) return state;
  const status = world[questions[state as keyof typeof questions]];
  return status === 'absent' ? undefined : status;
}

/** POST payout-requests: what can be seen in the request is checked, the rest when it is due (D86, D87). */
export function createPayoutRequest(
  merchant: Merchant,
  { version, body }: ApiRequest<PayoutBody>,
): Answer {
  if (!body) throw new Error('A payout request needs a body.');
  const { accountCode, amount, useBalanceAt } = body;
  const { now } = merchant;
  const external = chooseExternal(merchant, body);
  const unknown = fault('accountCode', '422.330.001', accountCode);
  const faults = [
    ...(isKnown(merchant, accountCode) ? [] : [unknown]),
    ...(external && 'claims' in external ? [external] : []),
    ...timeFaults(merchant, body),
  ];
  if (!external || 'claims' in external || faults.length > 0) return refuse(...faults);
  const payout: Payout = {
    sent: body,
    externalAccount: external,
    at: now,
    processAt: processAtOf(now, body),
    state: 'WAITING',
    isScheduled: false,
    pays: [],
    ...(amount === undefined ? {} : { amount }),
  };
  merchant.payouts.push(payout);
  notifyOfPayout(merchant, payout);
  // That useBalanceAt can be in the future is our decision.
  const isFuture = useBalanceAt !== undefined && parseMoment(useBalanceAt) > now;
  return { body: showPayout(merchant, payout, version, true), ...(isFuture && { claims: 'D92' }) };
}

/** D92: at once, or when the balance is taken. */
function processAtOf(now: number, { processAt, useBalanceAt }: PayoutBody): number {
  if (processAt !== undefined) return parseMoment(processAt);
  return useBalanceAt === undefined ? now : Math.max(now, parseMoment(useBalanceAt));
}

function timeFaults({ now, world }: Merchant, body: PayoutBody): Fault[] {
  const { processAt, useBalanceAt } = body;
  const due = processAtOf(now, body);
  const isLate = useBalanceAt !== undefined && parseMoment(useBalanceAt) > due;
  return [
    ...(due < now - tolerated && world.pastPayouts === 'refused'
      ? [fault('processAt', '422.330.003', processAt)]
      : []),
    ...(isLate ? [fault('useBalanceAt', '422.330.004', useBalanceAt)] : []),
  ];
}

/** CORE-PO-012, D154, D207: an external account of the same seller, by default the selected one. */
function chooseExternal(
  merchant: Merchant,
  { accountCode, externalAccountCode }: PayoutBody,
): ExternalAccount | Fault | undefined {
  const field = 'externalAccountCode';
  const isThere = isKnown(merchant, accountCode);
  const all = [merchant, ...merchant.sellers].flatMap(({ externalAccounts }) => externalAccounts);
  // Of an unknown account the owner is unknown.
  const own = isThere ? externalAccountsOf(merchant, accountCode) : all;
  const named = own.find(({ code }) => code === externalAccountCode);
  if (externalAccountCode !== undefined)
    return named ?? fault(field, '422.330.002', externalAccountCode);
  const selected = own.find(({ isSelected }) => isSelected);
  return isThere ? (selected ?? fault(field, '422.330.005')) : undefined;
}

/** DELETE payout-requests/{code}: only while it is WAITING (CORE-PO-042, EXT-PO-042, D90). */
export function deletePayoutRequest(merchant: Merchant, { version, code }: ApiRequest): Answer {
  const payout = merchant.payouts.find((each) => each.code === code);
  if (!payout || statusOf(merchant, payout, version) === undefined)
    return refuse(fault(undefined, '404.900.001'));
  if (payout.state !== 'WAITING') return refuse(fault(undefined, '409.330.001'));
  const shown = showPayout(merchant, payout, version);
  change(merchant, payout, 'CANCELLED');
  if (version === 'v1') return { body: { ...shown, status: by('CORE-PO-020', 'WAITING') } };
  return { body: { ...shown, status: by('D90', merchant.world.deletedInV2) } };
}

/** When a payout is due: not before it was requested. */
function dueAt({ processAt, at }: Payout): number {
  return Math.max(processAt, at);
}

function hasSchedule({ configurations }: Merchant): boolean {
  return Object.values(configurations).some((each) => each?.type === 'SCHEDULED');
}

/** True if nothing becomes due as time passes. */
export function isIdle(merchant: Merchant, now: number): boolean {
  return (
    !hasSchedule(merchant) &&
    merchant.payouts.every((each) => each.state !== 'WAITING' || dueAt(each) > now - slack)
  );
}

/** Advances the clock: makes scheduled payouts (D100) and processes those that are due. */
export function passTime(merchant: Merchant, now: number): void {
  const until = now - slack;
  if (hasSchedule(merchant)) runUntil(merchant, until);
  else merchant.lastRun = until;
  processDue(merchant, until);
  merchant.now = now;
}

function runUntil(merchant: Merchant, until: number): void {
  for (let run = nextRun(merchant, merchant.lastRun); run <= until; run = nextRun(merchant, run)) {
    processDue(merchant, run - 1);
    merchant.now = Math.max(merchant.now, run);
    merchant.lastRun = run;
    runSchedules(merchant);
    processDue(merchant, run);
  }
}

/** D93: payouts that are due are processed in the order of processAt. */
function processDue(merchant: Merchant, until: number): void {
  const due = merchant.payouts
    .filter((payout) => payout.state === 'WAITING' && dueAt(payout) <= until)
    .toSorted((a, b) => a.processAt - b.processAt);
  for (const payout of due) {
    merchant.now = Math.max(merchant.now, dueAt(payout));
    process(merchant, payout);
  }
}

/** D86, D88: pays a payout that is due, or denies it. */
function process(merchant: Merchant, payout: Payout): void {
  const amount = amountOf(merchant, payout);
  const reason = denialOf(merchant, payout.sent, payout.externalAccount, amount);
  if (reason !== undefined) {
    change(merchant, payout, 'REJECTED', reason);
    return;
  }
  payout.amount = amount;
  payout.takenAt = merchant.now;
  change(merchant, payout, 'ACCEPTED');
}

/** A payout enters another state (D88, D113). */
function change(merchant: Merchant, payout: Payout, state: PayoutState, reason?: string): void {
  payout.state = state;
  // D260: a later payout pays its items.
  if (state !== 'ACCEPTED' && state !== 'PROCESSED') payout.pays = [];
  notifyOfPayout(merchant, payout, reason);
}

/** D91, D92: without an amount, the payout balance; at most what it was at useBalanceAt. */
function amountOf(merchant: Merchant, { amount, sent }: Payout): number {
  const { accountCode, useBalanceAt } = sent;
  const { payout: available } = balancesOf(merchant, accountCode);
  if (amount !== undefined) return amount;
  if (useBalanceAt === undefined) return available;
  const then = balancesOf(merchant, accountCode, 'EUR', parseMoment(useBalanceAt));
  return Math.min(available, then.payout);
}

/** The bank reports the outcome of an accepted payout (D88): FAILED and RETURNED bring the money back. */
export function decidePayout(
  merchant: Merchant,
  code: string,
  outcome: 'PROCESSED' | 'FAILED' | 'RETURNED',
): void {
  const payout = merchant.payouts.find((each) => each.code === code);
  if (!payout) throw new Error(`There is no payout ${code}.`);
  if (outcome !== 'PROCESSED') payout.backAt = merchant.now;
  change(merchant, payout, outcome);
}

/** True if a payout is due just now, so that it may be processed or not. */
export function isUnsettled({ now }: Merchant, payout: Payout): boolean {
  return payout.state === 'WAITING' && dueAt(payout) <= now + slack;
}

/** A payout as a version shows it (D155, D156, D208). `isNew`: in the response to its request. */
export function showPayout(
  merchant: Merchant,
  payout: Payout,
  version: ApiVersion,
  isNew = false,
): object {
  const { sent, externalAccount, at, processAt, amount } = payout;
  const isOpen = isUnsettled(merchant, payout) && !isNew;
  const description =
    sent.description === undefined ? {} : { description: echoed(sent.description) };
  const { useBalanceAt, targetCurrency = 'EUR' } = sent;
  const ofVersion1 =
    useBalanceAt === undefined ? {} : { useBalanceAt: echoed(instant(useBalanceAt)) };
  const ofVersion2 = {
    sourceCurrency: by('D207 D208', 'EUR'),
    targetCurrency: by('D207 D208', targetCurrency),
  };
  return {
    code: assigned(payout),
    createdAt: instant(at, slack),
    // The reference lists the field but does not say that every response has it.
    processAt:
      sent.processAt === undefined
        ? by('D155', instant(processAt, slack))
        : echoed(instant(processAt)),
    accountCode: echoed(sent.accountCode),
    externalAccountCode:
      sent.externalAccountCode === undefined
        ? by('EXT-PO-008', assigned(externalAccount))
        : echoed(assigned(externalAccount)),
    ...(isOpen ? { amount: anything } : amount === undefined ? {} : showAmount(payout)),
    ...description,
    status: isOpen
      ? anything
      : by(
          payout.state === 'WAITING' ? 'CORE-PO-018 CORE-PO-007 EXT-PO-031' : 'D88 D89',
          showStatus(merchant, payout, version),
        ),
    ...(version === 'v1' ? ofVersion1 : ofVersion2),
  };
}

/** What was sent, or all that there was. */
function showAmount({ sent, amount }: Payout): object {
  const ofBalance = sent.useBalanceAt === undefined ? 'CORE-PO-035 EXT-PO-004' : 'CORE-PO-009';
  return { amount: sent.amount === undefined ? by(ofBalance, amount) : echoed(amount) };
}

/** When the bank pays an accepted payout is not stated: the model adopts it. */
function showStatus(merchant: Merchant, payout: Payout, version: ApiVersion): unknown {
  const { now } = merchant;
  const { state, takenAt = now } = payout;
  const isLong = state === 'ACCEPTED' && now - takenAt > mayBeProcessed;
  return isLong
    ? adopted(payout, 'state', ['ACCEPTED', 'PROCESSED'])
    : statusOf(merchant, payout, version);
}

/** A payout in the overview of version 2 (D209). */
export function showInOverview(merchant: Merchant, payout: Payout): object {
  const { sent, externalAccount, at, amount } = payout;
  const { accountType, accountNumber } = externalAccount.data;
  const seller = sellerOf(merchant, sent.accountCode);
  const isOpen = isUnsettled(merchant, payout);
  const paid = isOpen ? { amount: anything } : amount === undefined ? {} : { amount };
  return {
    code: assigned(payout),
    ...(isOpen || amount === undefined ? paid : showAmount(payout)),
    sourceCurrency: by('D207', 'EUR'),
    targetCurrency:
      sent.targetCurrency === undefined ? by('D207', 'EUR') : by('EXT-PO-017', sent.targetCurrency),
    // The division is the owner of its accounts (D209); its code and name are its own.
    seller: { code: seller?.code ?? anything, name: seller?.name ?? anything, ...paid },
    virtualAccountCode: by('EXT-PO-017', sent.accountCode),
    iban: by('D209', accountType === 'UPO' ? undefined : accountNumber),
    status: isOpen ? anything : showStatus(merchant, payout, 'v2'),
    createdAt: instant(at, slack),
  };
}

/** The payouts of each status, as the lists filter them (D89, D209). */
export function payoutsByStatus(merchant: Merchant): [status: string, payouts: Payout[]][] {
  const all = ['WAITING', 'ACCEPTED', 'PROCESSED', 'FAILED', 'RETURNED', 'CANCELLED'];
  return all.map((status) => [
    status,
    merchant.payouts.filter((each) => statusOf(merchant, each, 'v2') === status),
  ]);
}
