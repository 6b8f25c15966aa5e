import type { NewFinding } from '../domain/sellers/kyc/finding.js';
import type { KycCheck } from '../domain/sellers/kyc/kyc-check.js';
import { findMissingData, type KycRequirements } from '../domain/sellers/kyc/missing-data.js';
import type { FormPage } from './form-page.js';
import { type FormFault, requiredMessage } from './messages.js';
import { fieldsOf } from './read-form.js';
import { isStored } from './stored-value.js';

/** Nothing is entered, something is missing, an entry is wrong or refused, all is there, or the check is running. */
export type PageState = 'empty' | 'begun' | 'wrong' | 'complete' | 'checking';

const photos = ['photos[0].data', 'photos[1].data'] as const;

/** Returns what the check misses or refuses in the stored object of a page, whatever else is stored. */
export function findPageFaults(page: FormPage, needs: KycRequirements): FormFault[] {
  const missing = (name: string) => ({ name: `${page.at}.${name}`, message: requiredMessage });
  if (page.accountNeeds) {
    const { accountNeeds, stored } = page;
    return accountNeeds.filter((name) => !isStored({ name }, stored)).map(missing);
  }
  if (!page.alone) return [];
  return findMissingData(page.alone, needs).flatMap((finding) => {
    const fault = faultOf(finding, page);
    return fault ? [fault] : [];
  });
}

function faultOf({ field, messageCode }: NewFinding, page: FormPage): FormFault | undefined {
  const { at } = page;
  if (field === null) return undefined;
  if (messageCode === 'DOCUMENT_EXPIRED')
    return { name: `${at}.expireAt`, message: 'This document has expired. Add one that is valid.' };
  if (messageCode === 'UNDER_AGE') return { name: field, message: 'The minimum age is 18 years.' };
  if (fieldsOf(page).some(({ path }) => path === field))
    return { name: field, message: requiredMessage };
  if (field !== `${at}.photos`) return undefined;
  // The check reports photos as a whole.
  const side = isStored({ name: photos[0] }, page.stored) ? photos[1] : photos[0];
  return { name: `${at}.${side}`, message: requiredMessage };
}

/** What the check requires of a holder whose sales profile is asked on a page of its own. */
export function withoutSales(needs: KycRequirements): KycRequirements {
  const salesProfile = { expectedMonthlyVolume: false, expectedAverageTransactionSize: false };
  return { ...needs, salesProfile };
}

/** Returns the names of the fields of a page that must have a value before it is left, within its object. */
export function neededNames(page: FormPage, needs: KycRequirements): ReadonlySet<string> {
  const { at, requiredField, empty } = page;
  const blank = { ...page, stored: {}, ...(empty && { alone: empty }) };
  const missing = findPageFaults(blank, withoutSales(needs));
  const names = missing.map(({ name }) => name.slice(at.length + 1));
  return new Set([...(requiredField === undefined ? [] : [requiredField]), ...names]);
}

/** True for an entry that cannot be right, not for one that is missing. */
export function isWrongEntry({ message }: FormFault): boolean {
  return message !== requiredMessage;
}

const refused: ReadonlySet<string> = new Set(['REJECTED', 'FAILED', 'FORGED']);

/** The state of a page with the faults of {@link findPageFaults}. */
export function stateOfPage(
  page: FormPage,
  faults: readonly FormFault[],
  holderCheck: KycCheck,
): PageState {
  if (faults.some(isWrongEntry)) return 'wrong';
  if (faults.length > 0) {
    const isStoredIn = fieldsOf(page).some((field) => isStored(field, page.stored));
    return page.entry !== undefined || isStoredIn ? 'begun' : 'empty';
  }
  const { status, endsAt } = page.accountCheck ?? holderCheck;
  if (page.accountCheck && refused.has(status)) return 'wrong';
  return status === 'IN_PROGRESS' || endsAt !== null ? 'checking' : 'complete';
}
