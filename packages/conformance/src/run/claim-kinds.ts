import type { Claim } from '../result/claims.js';

/** Claims about form, which any response of that form proves; those about behavior need a check written for them. */
export const formKinds = ['field', 'enum', 'limit', 'parameter', 'error', 'auth', 'convention'];

/** The kind of each claim, by id; empty for other documents. */
export type ClaimKinds = ReadonlyMap<string, string>;

/** True if a claim is about the form of a request or response, or of unknown kind. */
export function isOfForm(id: string, kinds: ClaimKinds): boolean {
  return isOfKind(id, kinds, formKinds);
}

export function isOfKind(id: string, kinds: ClaimKinds, some: readonly string[]): boolean {
  const kind = kinds.get(id) ?? '';
  return kind === '' || some.includes(kind);
}

/** What has to be seen before a claim is proved. */
export interface ProofRules {
  /** The claims about members that a response repeats: only one that has the member proves them. */
  readonly echoClaims: ReadonlySet<string>;
  /** The claims that the document has at a member: only a value of it proves them, or a refusal of one. */
  readonly memberClaims: ReadonlySet<string>;
  /** The claims whose test wants a refusal: no value that is shown proves them. */
  readonly refusalClaims: ReadonlySet<string>;
  /** The members that each claim is about, wherever the document has it: a response has to show them as expected. */
  readonly shownMembers: ReadonlyMap<string, readonly string[]>;
}

/** Reads from the places and tests of claims what proves them. */
export function readProofRules(claims: readonly Claim[]): ProofRules {
  const idsOf = (isMeant: (claim: Claim) => boolean): Set<string> =>
    new Set(claims.filter(isMeant).map(({ id }) => id));
  return {
    echoClaims: idsOf(({ test }) => /\becho/i.test(test)),
    // What a member means that is left out, no value of it shows.
    memberClaims: idsOf(
      ({ at, test }) =>
        at.some((place) => /\/properties\/[^/]+$/.test(place)) && !/\bwithout\b/.test(test),
    ),
    refusalClaims: idsOf(wantsRefusal),
    shownMembers: new Map(
      claims
        .filter((claim) => !wantsRefusal(claim))
        .map(({ id, test }) => [id, test.match(/\b[a-z]+[A-Z]\w*/g) ?? []]),
    ),
  };
}

function wantsRefusal({ test }: Claim): boolean {
  return /4xx|4\d\d|refused/.test(test);
}
