/** The texts of the diagnostics of one code. */
export interface DiagnosticTemplate {
  readonly severity: 'error' | 'warning';
  /** `{name}` is replaced by a value of the diagnostic. */
  readonly message: string;
  readonly hint: string;
}
