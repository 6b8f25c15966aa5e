/** Who calls: what a key stands for (D8). */
export interface Caller {
  readonly key: string;
  readonly tenant: string;
  readonly scope: 'read' | 'write';
  readonly division: CallerDivision;
}

/** What never changes about the division of a key. */
export interface CallerDivision {
  readonly code: string;
  readonly currency: string;
  /** The code of the merchant's liable account. */
  readonly liableAccount: string;
}
