import type { Holder } from '../domain/sellers/holders/holder.js';
import type { NewFinding } from '../domain/sellers/kyc/finding.js';
import { type KycRequirements, findMissingData } from '../domain/sellers/kyc/missing-data.js';
import {
  type DocumentFields,
  type LegalEntity,
  newEntry,
} from '../domain/sellers/legal-entities/entity.js';
import { formPage, type FormPage } from './form-page.js';
import { labelOfChoice } from './labels.js';

/** A task of the overview, with its own page. */
export interface Task {
  /** The path of the page below the overview. */
  readonly path: string;
  readonly label: string;
  /** Identifies the entry, such as the type and number of a document. */
  readonly detail?: string;
  /** The labels of the missing fields. */
  readonly missing: readonly string[];
}

export interface TaskGroup {
  readonly title: string;
  /** The name of the owner that the tasks belong to. */
  readonly whose?: string;
  readonly intro?: string;
  readonly tasks: readonly Task[];
  /** Links to pages that add an entry. */
  readonly adding: readonly Pick<Task, 'path' | 'label'>[];
  readonly missing?: string;
}

const ownersField = 'legalEntity.ultimateBeneficialOwners';

/** Returns the sections of the overview for a holder with a legal entity. */
export function taskGroups(
  holder: Holder,
  entity: LegalEntity,
  findings: readonly NewFinding[],
): TaskGroup[] {
  const task = (path: string, label: string, detail?: string): Task => {
    const page = formPage(holder, path);
    const missing = page ? missingFieldLabels(page, findings) : [];
    return { path, label, missing, ...(detail !== undefined && { detail }) };
  };
  const company = entity.form === 'organization';
  const asksForSales = findings.some(({ field }) => field?.startsWith('salesProfile'));
  const salesStored = holder.row.expectedMonthlyVolume !== null;
  return [
    {
      title: company ? 'Company' : 'About you',
      tasks: [
        task('details', company ? 'Company details' : 'Personal details'),
        ...(asksForSales || salesStored ? [task('sales', 'Expected sales')] : []),
      ],
      adding: [],
    },
    ...(company ? ownerGroups(entity, findings, task) : []),
    {
      title: company ? 'Company documents' : 'Identity document',
      tasks: entity.documents.map(({ code, fields }) =>
        task(`documents/${code}`, 'Document', documentLabel(fields)),
      ),
      adding: [{ path: 'documents/new', label: 'Add a document' }],
      ...missingEntry('legalEntity.documents', 'At least one document is required.', findings),
    },
    bankGroup(holder, task),
  ];
}

/** Returns a label for a document; undefined if it has no title, type or number. */
function documentLabel({ title, type, number }: DocumentFields): string | undefined {
  const kind = type === undefined ? undefined : labelOfChoice(type);
  const parts = [title ?? kind, number].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

type MakeTask = (path: string, label: string, detail?: string) => Task;

function ownerGroups(
  { owners }: LegalEntity,
  findings: readonly NewFinding[],
  task: MakeTask,
): TaskGroup[] {
  const each = owners.map(({ code, fields, documents }, index): TaskGroup => {
    const name = [fields.firstName, fields.lastName].filter((one) => one !== undefined).join(' ');
    const title = name === '' ? `Owner ${index + 1}` : name;
    return {
      title,
      whose: title,
      tasks: [
        task(`owners/${code}`, 'Personal details'),
        ...documents.map((one) =>
          task(`owners/${code}/documents/${one.code}`, 'Document', documentLabel(one.fields)),
        ),
      ],
      adding: [{ path: `owners/${code}/documents/new`, label: 'Add a document' }],
      ...missingEntry(
        `${ownersField}[${index}].documents`,
        'An identity document is required.',
        findings,
      ),
    };
  });
  return [
    ...each,
    {
      title: each.length === 0 ? 'Owners and directors' : 'More owners and directors',
      intro: 'Add everyone who owns a large share of the company or runs it.',
      tasks: [],
      adding: [{ path: 'owners/new', label: 'Add an owner or director' }],
      ...missingEntry(ownersField, 'At least one person is required.', findings),
    },
  ];
}

function bankGroup({ externalAccounts, currency }: Holder, task: MakeTask): TaskGroup {
  const iban = { path: 'bank/iban', label: 'Add a bank account with an IBAN' };
  const us = { path: 'bank/us', label: 'Add a US bank account' };
  return {
    title: 'Bank account',
    intro: 'Your earnings are paid out to this account. You can also add it later.',
    tasks: externalAccounts.map(({ row }) =>
      task(
        `bank/${row.code}`,
        row.displayName ?? 'Bank account',
        `ending in ${row.accountNumber?.slice(-4) ?? '?'}`,
      ),
    ),
    adding: currency === 'USD' ? [us, iban] : [iban, us],
  };
}

function missingEntry(
  field: string,
  message: string,
  findings: readonly NewFinding[],
): { missing?: string } {
  return findings.some((finding) => finding.field === field) ? { missing: message } : {};
}

/** Returns the labels of the fields of a page that the KYC check reports as missing or invalid. */
function missingFieldLabels(
  { groups, checkedAt }: FormPage,
  findings: readonly NewFinding[],
): string[] {
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
