import type { KycStatusDetailType } from '@seller-funds/contract/vocabulary/shared';
import type { Codes } from '../../../kernel/identifiers.js';

/** Something that a check found: what is missing, or why it ended as it did (D128). */
export interface Finding {
  readonly code: string;
  readonly type: KycStatusDetailType;
  readonly messageCode: string;
  /** The field that is missing; null for what is no such thing. */
  readonly field: string | null;
  readonly message: string;
}

/** A finding that has no code yet; an ERROR where it does not say. */
export type FindingToMake = Pick<Finding, 'messageCode' | 'field' | 'message'> &
  Partial<Pick<Finding, 'type'>>;

/** Said of complete data whose check was held back (D32). */
export const waitsForSubmission: FindingToMake = {
  type: 'ADVICE',
  messageCode: 'WAITING_FOR_SUBMISSION',
  field: null,
  message:
    'Nothing is missing. The check begins with the next update that is sent without readyForKyc=false, or when the seller submits the onboarding form',
};

/** A field that the check needs and does not have. */
export function missing(field: string): FindingToMake {
  return { messageCode: 'FIELD_MISSING', field, message: `Missing: ${field}` };
}

/** Gives codes to findings. Those that were there before keep theirs. */
export function makeFindings(
  codes: Codes,
  found: readonly FindingToMake[],
  before: readonly Finding[],
): Finding[] {
  return found.map((finding) => {
    const known = before.find(({ message }) => message === finding.message);
    return known ?? { code: codes.next('kyc'), type: 'ERROR', ...finding };
  });
}

/** All findings in a sentence, missing fields together; null where there are none (D40). */
export function messageOf(findings: readonly Finding[]): string | null {
  const fields = findings.filter(({ messageCode }) => messageCode === 'FIELD_MISSING');
  const others = findings.filter(({ messageCode }) => messageCode !== 'FIELD_MISSING');
  const list = fields.map(({ field }) => field).join(', ');
  const sentences = [
    ...(list === '' ? [] : [`Missing: ${list}`]),
    ...others.map(({ message }) => message),
  ];
  return sentences.length === 0 ? null : sentences.join('; ');
}
