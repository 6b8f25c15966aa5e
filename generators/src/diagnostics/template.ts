/** What a diagnostic of one code says, before its values are filled in. */
export interface DiagnosticTemplate {
  readonly severity: 'error' | 'warning';
  /** `{name}` stands for a value given with the diagnostic. */
  readonly message: string;
  readonly hint: string;
}
