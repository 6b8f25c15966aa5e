// Runs in the browser too.
import { issuesOf } from '@seller-funds/server/runtime/issues';
import { AccountHolderUpdate } from '@seller-funds/validators/v2';
import type { SentChange } from '../v2/holder-change.js';
import type { FormBody } from './form-body.js';

/** What is wrong with what was filled in, in words for the one who did. */
export interface FormFault {
  /** The name of the field; of a part of the form where no field alone is wrong. */
  readonly name: string;
  readonly message: string;
}

/** A body that the API takes, or all that is wrong with it. */
export type Checked = { readonly update: SentChange } | { readonly faults: readonly FormFault[] };

/** Where a form stands in the body, and what it cannot do without. */
export interface FormPlace {
  readonly at: string;
  /** The field without which nothing new can be stored. */
  readonly opener?: string;
}

/** What is missing of something new is missing in the field that opens it. */
export function placed(faults: readonly FormFault[], { at, opener = '' }: FormPlace): FormFault[] {
  const missing = { name: `${at}.${opener}`, message: 'Fill this in.' };
  return faults.map((fault) => (fault.name === at && opener !== '' ? missing : fault));
}

/** Checks what was filled in with the validator of the update of an account holder. */
export function checkForm({ body, nameOf }: FormBody): Checked {
  // No form asks for the name, which the API needs in every update.
  const { data, error } = AccountHolderUpdate.safeParse({ ...body, displayName: 'unasked' });
  if (!error) {
    const { displayName: _unasked, ...update } = data;
    return { update };
  }
  const issues = issuesOf({ in: 'body', value: body }, error.issues);
  return {
    faults: issues.map((issue) => ({ name: nameOf(nameOfPath(issue.path)), message: say(issue) })),
  };
}

/** The path of a value as the API writes it, such as `externalAccounts[0].currency`. */
export function nameOfPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (before, step) =>
      typeof step === 'number'
        ? `${before}[${step}]`
        : `${before}${before === '' ? '' : '.'}${step}`,
    '',
  );
}

type Issue = ReturnType<typeof issuesOf>[number];

/** Says for people what a validator found. */
export function say({ code, message }: Pick<Issue, 'code' | 'message'>): string {
  if (code === 'missing') return 'Fill this in.';
  if (code === 'range') return message.replace('The value', 'This');
  return code === 'format' || code === 'type' ? 'This is not written as it has to be.' : message;
}
