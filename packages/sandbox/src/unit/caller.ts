/** The owner of an API key: its tenant, scope and division (D8). */
export interface Caller {
  readonly key: string;
  readonly tenant: string;
  readonly scope: 'read' | 'write';
  readonly division: CallerDivision;
}

/** The immutable properties of a key's division. */
export interface CallerDivision {
  readonly code: string;
  readonly liableAccount: string;
}
