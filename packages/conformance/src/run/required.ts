import { policies, type PolicyName, type World } from '@seller-funds/contract/policies';

/** True if all cited ids are decisions, so that the reference itself says nothing about it. */
export function citesOnlyDecisions(claims: readonly string[]): boolean {
  return claims.length > 0 && claims.every((id) => /^D\d+$/.test(id));
}

/** True if a target has to do what these claims state: one of them is of the reference, or a decision that it follows. */
export type IsRequired = (claims: readonly string[]) => boolean;

/** Questions that the model does not ask: it accepts each of their answers. */
export const unasked: ReadonlySet<string> = new Set(
  'platformDiscount feeAccount accountReferences entryReferences partialUpdate goneReceiver shortTransfer closedHolder takenHolder takenAccount takenBank takenDocument unknownPayment cancelledPayment settledPayment payoutUnderWay secondConfiguration onboardingExpiry holderCreation settlementDate processedNothing holderTier statusReason configurationUrl replayMark holderOrder listOrder pageSizeInV1'.split(
    ' ',
  ),
);

/** Returns which claims a target has to follow: with `decisions` all, else those that `world` says it takes. */
export function createIsRequired(decisions: boolean, world: Partial<World> = {}): IsRequired {
  const own = new Set<string>();
  const contradicted = new Set<string>();
  for (const [name, answer] of Object.entries(world)) {
    const [, decision, , ours] = policies[name as PolicyName];
    own.add(decision);
    // A member that is left out differs from no value.
    if (unasked.has(name) && answer !== ours && answer !== 'absent') contradicted.add(decision);
  }
  return (claims) =>
    decisions ||
    !citesOnlyDecisions(claims) ||
    claims.some((each) => own.has(each) && !contradicted.has(each));
}
