import { fieldPath, type Issue, toIssues } from '@seller-funds/server';
import { AccountHolderUpdate } from '@seller-funds/validators/v2';
import type { HolderUpdateBody } from '../resources/account-holders.js';
import type { FormBody } from './form-body.js';

export const requiredMessage = 'This field is required.';

/** An error of a form, with a message for the seller. */
export interface FormFault {
  /** The name of the field, or of a part of the form that contains several fields. */
  readonly name: string;
  readonly message: string;
}

/** The result of validating a form: the change to send, or all faults. */
type FormResult = { readonly update: HolderUpdateBody } | { readonly faults: readonly FormFault[] };

interface FormTarget {
  readonly at: string;
  readonly requiredField?: string | undefined;
}

/** Moves the fault of a missing new entry to the field that a new entry requires. */
export function moveFaultsToRequiredField(
  faults: readonly FormFault[],
  { at, requiredField = '' }: FormTarget,
): FormFault[] {
  const missing = { name: `${at}.${requiredField}`, message: requiredMessage };
  return faults.map((fault) => (fault.name === at && requiredField !== '' ? missing : fault));
}

/** Validates the body of a form as an update of an account holder. */
export function checkForm({ body, nameOf }: FormBody): FormResult {
  // Forms do not contain the display name, which the API requires in every update.
  const { data, error } = AccountHolderUpdate.safeParse({ ...body, displayName: 'unasked' });
  if (!error) {
    const { displayName: _unasked, ...update } = data;
    // The validator accepts listed values only.
    return { update: update as HolderUpdateBody };
  }
  return { faults: toFaults(toIssues({ in: 'body', value: body }, error.issues), nameOf) };
}

/** Names the fields of a form that issues of its body are about. */
export function toFaults(issues: readonly Issue[], nameOf: FormBody['nameOf']): FormFault[] {
  return issues.map((issue) => ({
    name: nameOf(fieldPath(issue.path)),
    message: describeIssue(issue),
  }));
}

function describeIssue({ code, message }: Pick<Issue, 'code' | 'message'>): string {
  if (code === 'missing') return requiredMessage;
  return code === 'format' || code === 'type' ? 'Enter a valid value.' : message;
}
