/**
 * What the references leave open and a service may decide in several ways: the question, the decision of spec/decisions.md,
 * the lines of the references that leave it open, and the alternatives, ours first.
 */
export const policies = {
  // Money
  commission: ['COMMISSION moves on', 'D66', 'CORE 277', 'to merchant', 'stays'],
  deficiency: ['DEFICIENCY moves on', 'D66', 'CORE 277', 'to merchant', 'stays'],
  handlingFee: ['HANDLING_FEE moves on', 'D66', 'CORE 277', 'to merchant', 'stays'],
  paymentFee: ['PAYMENT_FEE moves on', 'D66', 'CORE 277', 'to merchant', 'stays'],
  platformDiscount: ['the merchant pays PLATFORM_DISCOUNT', 'D66', 'CORE 277', 'yes', 'no'],
  rmaFee: ['RMA_FEE moves on', 'D66', 'CORE 277', 'to merchant', 'stays'],
  refundedSellers: ['sellers[].amount of a REFUND', 'D194', 'EXT 140', 'positive', 'negative'],
  feeAccount: ['divisions show an account for fees', 'D54', 'EXT 102', 'yes', 'no'],
  repeatedTransfer: ['an equal repeat of a transfer', 'D193', 'CORE 332', 'returned', 'conflict'],
  repeatedRefund: ['a repeat of a refund', 'D75', 'CORE 332', 'returned', 'conflict'],
  splitCurrencies: ['currencies of a split in version 2', 'D58', 'EXT 83', 'all', 'EUR'],

  // Holders
  unverifiedHolder: ['before its check passes', 'D30', 'CORE 167', 'ACTIVE', 'NOPAYOUT'],
  rejectedHolder: ['after REJECTED', 'D30', 'CORE 167', 'NOPAYOUT', 'ACTIVE'],
  failedHolder: ['after FAILED', 'D30', 'CORE 167', 'NOPAYOUT', 'ACTIVE'],
  forgedHolder: ['after FORGED', 'D30', 'CORE 167', 'SUSPENDED', 'NOPAYOUT', 'ACTIVE'],
  suspendedPayouts: ['a payout of a suspended holder', 'D30', 'CORE 167', 'denied', 'paid'],
  lightPayouts: ['payouts of LIGHT_KYC', 'D47', 'EXT 30', 'limited', 'unlimited'],
  accountReferences: ['extRef of virtual accounts', 'D28', 'CORE 91', 'unique', 'free'],
  entryReferences: ['extRef of owners and documents', 'D141', 'CORE 71', 'unique', 'free'],

  // KYC checks
  personNames: ['a check needs birth and nationality', 'D35', 'CORE 173', 'yes', 'no'],
  organizationNumbers: ['a check needs numbers and type', 'D36', 'CORE 173', 'yes', 'no'],
  checkedAddress: ['a check needs an address', 'D35', 'CORE 173', 'yes', 'no'],
  checkedDocument: ['a check needs documents', 'D35', 'CORE 173', 'yes', 'no'],
  checkedOwner: ['a check needs an owner', 'D36', 'CORE 173', 'yes', 'no'],
  importantFields: ['which changes repeat a check', 'D37', 'EXT 156', 'identity', 'contact'],
  afterFailed: ['an unimportant change after FAILED', 'D132', 'EXT 157', 'repeats', 'keeps'],

  // Payouts
  payoutHour: ['the hour of scheduled payouts', 'D100', 'EXT 132', '6', '20'],
  deniedInV1: ['a denied payout in version 1', 'D88', 'CORE 182', 'REJECTED', 'FAILED'],
  returnedInV1: ['a returned payout in version 1', 'D89', 'CORE 182', 'FAILED', 'PROCESSED'],
  cancelledInV1: ['a deleted payout in version 1', 'D89', 'CORE 182', 'absent', 'REJECTED'],
  deletedInV2: ['DELETE of a payout shows', 'D90', 'EXT 231', 'CANCELLED', 'WAITING'],
  pastPayouts: ['processAt in the past', 'D87', 'CORE 149', 'refused', 'accepted'],
  settlementOrder: ['the settlements of a payout', 'D103', 'EXT 232', 'newest', 'oldest'],
  absentConfiguration: ['DELETE without an own schedule', 'D216', 'EXT 239', 'repeats', '404'],

  // Webhooks
  newPayouts: ['a notification of a new payout', 'D113', 'EXT 261', 'sent', 'none'],
  attempts: ['attempts of a webhook', 'D108', 'EXT 269', '8', '1'],
  copies: ['how often a webhook is sent', 'D108', 'EXT 269', '1', '2'],
  partialUpdate: ['PUT of a webhook configuration', 'D222', 'EXT 250', 'accepted', 'refused'],
  goneReceiver: ['410 ends a configuration', 'D108', 'EXT 269', 'yes', 'no'],

  // Refusals
  shortTransfer: ['a transfer without enough money', 'D85', 'CORE 354', '402', '409', '422'],
  closedHolder: ['a change of a closed holder', 'D14', 'CORE 354', '402', '409', '422'],
  takenHolder: ['a taken extRef of a holder or owner', 'D28', 'CORE 354', '409', '422'],
  takenAccount: ['a taken name of a virtual account', 'D28', 'CORE 354', '409', '422'],
  takenBank: ['a taken name of an external account', 'D28', 'CORE 354', '409', '422'],
  takenDocument: ['a taken extRef of a document', 'D141', 'CORE 354', '409', '422'],
  unknownPayment: ['a refund of an unknown payment', 'D76', 'CORE 354', '404', '422'],
  cancelledPayment: ['a refund of a cancelled payment', 'D76', 'CORE 354', '409', '422'],
  settledPayment: ['cancelling a settled payment', 'D71', 'CORE 354', '409', '422'],
  payoutUnderWay: ['deleting a payout under way', 'D90', 'CORE 354', '409', '422'],
  secondConfiguration: ['a second webhook configuration', 'D111', 'EXT 248', '409', '422'],

  // Responses
  onboardingExpiry: ['expireAt of an onboarding URL', 'D26', 'EXT 196', 'timestamp', 'date'],
  holderCreation: ['createdAt of a holder', 'D26', 'EXT 21', 'timestamp', 'date'],
  settlementDate: ['date of a settlement', 'D210', 'EXT 125', 'timestamp', 'date'],
  processedNothing: ['processedAmount without payments', 'D50', 'CORE 38', 'absent', 'zero'],
  holderTier: ['tier of a holder', 'D47', 'EXT 30', 'shown', 'absent'],
  statusReason: ['reason of the status of a holder', 'D30', 'CORE 36', 'shown', 'absent'],
  configurationUrl: ['url of a webhook configuration', 'D220', 'EXT 148', 'shown', 'absent'],
  replayMark: ['a mark of replays', 'D158', 'CORE 274', 'sent', 'absent'],
  holderOrder: ['lists of holders and accounts without _sort', 'D23', 'CORE 205', 'desc', 'asc'],
  listOrder: ['lists of splits and payouts without _asc', 'D23', 'CORE 281', 'desc', 'asc'],
  pageSizeInV1: ['pages of version 1 without _pageSize', 'D20', 'CORE 188', '25', '10'],
} as const satisfies Record<
  string,
  readonly [question: string, decision: string, lines: string, ...alternatives: readonly string[]]
>;

/** The name of a question that a service may decide in several ways. */
export type PolicyName = keyof typeof policies;

type Alternatives<Row> = Row extends readonly [string, string, string, ...infer All] ? All : [];

/** How a service decides each question. */
export type World = {
  readonly [Name in PolicyName]: Alternatives<(typeof policies)[Name]>[number];
};

/** Returns the alternatives of a question, ours first. */
export function alternativesOf(name: PolicyName): readonly string[] {
  return policies[name].slice(3);
}

/** The names of all questions. */
export const policyNames = Object.keys(policies) as readonly PolicyName[];

/** Returns a world that decides as ours does, apart from some questions. */
export function createWorld(decided: Partial<World> = {}): World {
  const isWhole = policyNames.every((name) => Object.hasOwn(decided, name));
  return isWhole ? (decided as World) : { ...ours, ...decided };
}

const ours = Object.fromEntries(policyNames.map((name) => [name, policies[name][3]])) as World;

/**
 * Reads how a service decides some questions, such as `{ "payoutHour": "20" }`.
 * @throws {RangeError} for an unknown question or alternative; the message has the known ones
 */
export function readWorld(value: unknown): Partial<World> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError('A world is an object with the answer to each question.');
  for (const [name, answer] of Object.entries(value)) {
    if (!Object.hasOwn(policies, name))
      throw new RangeError(`There is no question ${name}; there are ${policyNames.join(', ')}.`);
    const all = alternativesOf(name as PolicyName);
    if (!all.includes(answer as string))
      throw new RangeError(`${name} is ${all.join(' or ')}, not ${JSON.stringify(answer)}.`);
  }
  return value;
}

/** Returns a random world; the same seed gives the same one. */
export function drawWorld(seed: number): World {
  let state = seed;
  // The generator mulberry32, whose first numbers differ for small seeds too.
  const draw = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const answer = (name: PolicyName): string => {
    const all = alternativesOf(name);
    return all[Math.floor(draw() * all.length)] ?? '';
  };
  return readWorld(Object.fromEntries(policyNames.map((name) => [name, answer(name)]))) as World;
}
