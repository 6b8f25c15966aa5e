import type { NewFinding } from '../domain/sellers/kyc/finding.js';
import { type KycRequirements, findMissingData } from '../domain/sellers/kyc/missing-data.js';
import { type LegalEntity, newEntry, type Owner } from '../domain/sellers/legal-entities/entity.js';
import {
  bankPage,
  detailsPage,
  documentPage,
  type FormPage,
  newBankPage,
  ownerPage,
  ownersField,
  salesPage,
} from './form-page.js';
import type { StoredHolder } from './save-form.js';

/** A page of what is stored, which is a task of the overview. */
export interface Task extends FormPage {
  /** The labels of the missing fields. */
  readonly missing: readonly string[];
}

export interface TaskGroup {
  readonly title: string;
  /** The name of the owner that the tasks belong to. */
  readonly whose?: string;
  readonly intro?: string;
  readonly tasks: readonly Task[];
  /** The pages that add an entry. */
  readonly adding: readonly FormPage[];
  readonly missing?: string;
}

/** All pages of a holder in the sections of the overview; only bank accounts before its legal form is known. */
export function taskGroups({ holder, findings }: StoredHolder): TaskGroup[] {
  const { legalEntity: entity, row, currency, externalAccounts } = holder;
  const task = (page: FormPage): Task => ({ ...page, missing: missingLabels(page, findings) });
  const kinds = [newBankPage('iban'), newBankPage('us')];
  const bank = {
    title: 'Bank account',
    intro: 'Your earnings are paid out to this account. You can also add it later.',
    tasks: externalAccounts.map((account) => task(bankPage(account))),
    adding: currency === 'USD' ? kinds.toReversed() : kinds,
  };
  if (!entity) return [bank];
  const company = entity.form === 'organization';
  const missing = (field: string, message: string) =>
    findings.some((finding) => finding.field === field) ? { missing: message } : {};
  const asksForSales = findings.some(({ field }) => field?.startsWith('salesProfile'));
  const withSales = asksForSales || row.expectedMonthlyVolume !== null;
  const ofOwner = (owner: Owner, index: number): TaskGroup => {
    const { firstName, lastName } = owner.fields;
    const name = [firstName, lastName].filter((one) => one !== undefined).join(' ');
    const title = name === '' ? `Owner ${index + 1}` : name;
    const documents = owner.documents.map((one) => documentPage(entity, owner, one));
    const field = `${ownersField}[${index}].documents`;
    return {
      title,
      whose: title,
      tasks: [ownerPage(entity, owner), ...documents].map(task),
      adding: [documentPage(entity, owner)],
      ...missing(field, 'An identity document is required.'),
    };
  };
  const owners: TaskGroup[] = [
    ...entity.owners.map(ofOwner),
    {
      title: entity.owners.length === 0 ? 'Owners and directors' : 'More owners and directors',
      intro: 'Add everyone who owns a large share of the company or runs it.',
      tasks: [],
      adding: [ownerPage(entity)],
      ...missing(ownersField, 'At least one person is required.'),
    },
  ];
  return [
    {
      title: company ? 'Company' : 'About you',
      tasks: [detailsPage(entity), ...(withSales ? [salesPage(holder)] : [])].map(task),
      adding: [],
    },
    ...(company ? owners : []),
    {
      title: company ? 'Company documents' : 'Identity document',
      tasks: entity.documents.map((one) => task(documentPage(entity, undefined, one))),
      adding: [documentPage(entity)],
      ...missing('legalEntity.documents', 'At least one document is required.'),
    },
    bank,
  ];
}

/** Finds the page at a path below the overview; undefined if there is none. */
export function findPage(groups: readonly TaskGroup[], path: string): FormPage | undefined {
  return groups.flatMap(({ tasks, adding }) => [...tasks, ...adding]).find(isAt(path));
}

/** Returns the path of a page after its form was saved: that of the entry that it has added, if it adds one. */
export function savedPath(
  path: string,
  before: readonly TaskGroup[],
  after: readonly TaskGroup[],
): string {
  const known = before.flatMap(({ tasks }) => tasks);
  if (known.some(isAt(path))) return path;
  const added = after.flatMap(({ tasks }) => tasks).find((task) => !known.some(isAt(task.path)));
  return added?.path ?? path;
}

function isAt(path: string) {
  return (page: FormPage): boolean => page.path === path;
}

/** Returns the labels of the fields of a page that the KYC check reports as missing or invalid. */
function missingLabels({ groups, checkedAt }: FormPage, findings: readonly NewFinding[]): string[] {
  if (checkedAt === undefined) return [];
  const fields = groups.flatMap((group) => group.fields);
  return findings.flatMap(({ field, messageCode }) => {
    if (messageCode === 'DOCUMENT_EXPIRED' && field === checkedAt) return ['expired'];
    const name = field?.startsWith(`${checkedAt}.`) ? field.slice(checkedAt.length + 1) : undefined;
    if (name === undefined) return [];
    if (messageCode === 'UNDER_AGE') return ['minimum age of 18'];
    if (name === 'photos') return ['photos'];
    return fields.filter((one) => one.name === name).map(({ label }) => label.toLowerCase());
  });
}

/** Returns the names of the fields of a page that the KYC check requires; undefined if it does not cover the page. */
export function requiredFields(
  { at, checkedAt }: FormPage,
  entity: LegalEntity | undefined,
  needs: KycRequirements,
): ReadonlySet<string> | undefined {
  if (checkedAt === undefined) return undefined;
  const document = newEntry('', null, 0);
  const owner = { ...document, documents: [document] };
  const form = entity?.form ?? 'individual';
  const empty = { form, fields: {}, owners: [owner], documents: [document] };
  const unknown = { expectedMonthlyVolume: false, expectedAverageTransactionSize: false };
  const all = findMissingData(empty, { ...needs, salesProfile: unknown });
  const names = all.flatMap(({ field }) =>
    field?.startsWith(`${at}.`) ? [field.slice(at.length + 1)] : [],
  );
  // The check reports missing photos as a whole; every document requires the front.
  return new Set(names.map((name) => (name === 'photos' ? 'photos[0].data' : name)));
}
