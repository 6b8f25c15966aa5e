/**
 * The kinds of claims about the form of a request or response. A response of that form proves them. Claims
 * about behavior (`rule`, `transition`, …) need a check that was written for them.
 */
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
