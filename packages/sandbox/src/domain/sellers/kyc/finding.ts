import type { KycStatusDetailType } from '@seller-funds/contract/vocabulary/shared';
import type { CodeGenerator } from '../../../kernel/identifiers.js';

/** A finding of a check: missing data, or the reason of its outcome (D128). */
export interface Finding {
  readonly code: string;
  readonly type: KycStatusDetailType;
  readonly messageCode: string;
  readonly field: string | null;
  readonly message: string;
}

/** A finding without a code; its default type is ERROR. */
export type NewFinding = Pick<Finding, 'messageCode' | 'field' | 'message'> &
  Partial<Pick<Finding, 'type'>>;

/** The finding for complete data whose check does not begin yet (D32). */
export const waitingForSubmission: NewFinding = {
  type: 'ADVICE',
  messageCode: 'WAITING_FOR_SUBMISSION',
  field: null,
  message:
    'Missing: the release for the check, which is an update without readyForKyc=false, or the submission of the onboarding form',
};

export function missingField(field: string): NewFinding {
  return { messageCode: 'FIELD_MISSING', field, message: `Missing: ${field}` };
}

/** Assigns codes to findings. Findings with the same message as an earlier one keep its code. */
export function assignFindingCodes(
  codes: CodeGenerator,
  found: readonly NewFinding[],
  before: readonly Finding[],
): Finding[] {
  return found.map((finding) => {
    const known = before.find(({ message }) => message === finding.message);
    return known ?? { code: codes.next('kyc'), type: 'ERROR', ...finding };
  });
}

/** Returns all findings in one sentence, with missing fields as a list; null if there are no findings (D40). */
export function formatFindings(findings: readonly Finding[]): string | null {
  const fields = findings.filter(({ messageCode }) => messageCode === 'FIELD_MISSING');
  const others = findings.filter(({ messageCode }) => messageCode !== 'FIELD_MISSING');
  const list = fields.map(({ field }) => field).join(', ');
  const sentences = [
    ...(list === '' ? [] : [`Missing: ${list}`]),
    ...others.map(({ message }) => message),
  ];
  return sentences.length === 0 ? null : sentences.join('; ');
}
