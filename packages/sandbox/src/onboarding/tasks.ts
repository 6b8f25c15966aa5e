import type { Holder } from '../domain/sellers/holders/holder.js';
import type { FindingToMake } from '../domain/sellers/kyc/finding.js';
import { type KycNeeds, missingData } from '../domain/sellers/kyc/missing-data.js';
import type { DocumentFields, LegalEntity } from '../domain/sellers/legal-entities/entity.js';
import { companyPaperGroups } from './company-fields.js';
import { formPage, type FormPage } from './form-page.js';
import { identityPaperGroups } from './person-fields.js';

/** One thing to do, with a page of its own. */
export interface Task {
  /** The page, below the address. */
  readonly path: string;
  readonly label: string;
  /** What it is about, such as the name of an owner. */
  readonly detail?: string;
  /** What is still missing there, in words. */
  readonly missing: readonly string[];
}

/** A part of the overview. */
export interface TaskGroup {
  readonly title: string;
  /** Whose tasks they are, where a task's own name does not say it. */
  readonly whose?: string;
  readonly intro?: string;
  readonly tasks: readonly Task[];
  /** Pages that add to the list. */
  readonly adding: readonly Pick<Task, 'path' | 'label'>[];
  /** What is missing as a whole. */
  readonly missing?: string;
}

const ownersField = 'legalEntity.ultimateBeneficialOwners';

/** All that there is to do for a holder whose legal form is known. */
export function taskGroups(
  holder: Holder,
  entity: LegalEntity,
  findings: readonly FindingToMake[],
): TaskGroup[] {
  const task = (path: string, label: string, detail?: string): Task => {
    const page = formPage(holder, path);
    const missing = page ? missingOn(page, findings) : [];
    return { path, label, missing, ...(detail !== undefined && { detail }) };
  };
  const company = entity.form === 'organization';
  const asksForSales = findings.some(({ field }) => field?.startsWith('salesProfile'));
  const salesStored = holder.row.expected_monthly_volume !== null;
  return [
    {
      title: company ? 'The company' : 'You',
      tasks: [
        task('details', company ? 'About the company' : 'About you'),
        ...(asksForSales || salesStored ? [task('sales', 'Expected sales')] : []),
      ],
      adding: [],
    },
    ...(company ? ownerGroups(entity, findings, task) : []),
    {
      title: company ? 'Documents of the company' : 'Identity document',
      tasks: entity.documents.map(({ code, fields }) =>
        task(`documents/${code}`, 'Document', paperName(fields)),
      ),
      adding: [{ path: 'documents/new', label: 'Add a document' }],
      ...missingAt('legalEntity.documents', 'A document is needed.', findings),
    },
    bankGroup(holder, task),
  ];
}

/** What people call a document. */
function paperName({ title, type, number }: DocumentFields): string | undefined {
  const groups = title === undefined ? identityPaperGroups({}) : companyPaperGroups(false);
  const kinds = groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'type');
  const kind = kinds?.choices?.find(([value]) => value === type)?.[1];
  const parts = [title ?? kind, number].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

type MakeTask = (path: string, label: string, detail?: string) => Task;

function ownerGroups(
  { owners }: LegalEntity,
  findings: readonly FindingToMake[],
  task: MakeTask,
): TaskGroup[] {
  const each = owners.map(({ code, fields, documents }, index): TaskGroup => {
    const name = [fields.firstName, fields.lastName].filter((one) => one !== undefined).join(' ');
    const title = name === '' ? `Owner ${index + 1}` : name;
    return {
      title,
      whose: title,
      tasks: [
        task(`owners/${code}`, 'Personal data'),
        ...documents.map((one) =>
          task(`owners/${code}/documents/${one.code}`, 'Document', paperName(one.fields)),
        ),
      ],
      adding: [{ path: `owners/${code}/documents/new`, label: 'Add a document' }],
      ...missingAt(
        `${ownersField}[${index}].documents`,
        'An identity document is needed.',
        findings,
      ),
    };
  });
  return [
    ...each,
    {
      title: each.length === 0 ? 'Owners and directors' : 'More owners and directors',
      intro: 'Everyone who owns a large part of the company, or runs it.',
      tasks: [],
      adding: [{ path: 'owners/new', label: 'Add an owner or director' }],
      ...missingAt(ownersField, 'At least one person is needed.', findings),
    },
  ];
}

function bankGroup({ externalAccounts, currency }: Holder, task: MakeTask): TaskGroup {
  const iban = { path: 'bank/iban', label: 'Add a bank account with an IBAN' };
  const us = { path: 'bank/us', label: 'Add a bank account in the United States' };
  return {
    title: 'Bank account',
    intro: 'Where your earnings are paid out. You can also add it later.',
    tasks: externalAccounts.map(({ row }) =>
      task(
        `bank/${row.code}`,
        row.display_name ?? 'Bank account',
        `ends in ${row.account_number?.slice(-4) ?? '?'}`,
      ),
    ),
    adding: currency === 'USD' ? [us, iban] : [iban, us],
  };
}

function missingAt(
  field: string,
  message: string,
  findings: readonly FindingToMake[],
): { missing?: string } {
  return findings.some((finding) => finding.field === field) ? { missing: message } : {};
}

/** What the check misses of what a page asks for, in words. */
function missingOn({ groups, checkedAt }: FormPage, findings: readonly FindingToMake[]): string[] {
  if (checkedAt === undefined) return [];
  const fields = groups.flatMap((group) => group.fields);
  return findings.flatMap(({ field, messageCode }) => {
    if (messageCode === 'DOCUMENT_EXPIRED' && field === checkedAt) return ['no longer valid'];
    const name = field?.startsWith(`${checkedAt}.`) ? field.slice(checkedAt.length + 1) : undefined;
    if (name === undefined) return [];
    if (messageCode === 'UNDER_AGE') return ['the age: at least 18 years are needed'];
    if (name === 'photos') return ['pictures'];
    return fields.filter((one) => one.name === name).map(({ label }) => label.toLowerCase());
  });
}

/** The names of the fields of a page that the check needs; undefined where it has no part in them. */
export function neededOn(
  { at, checkedAt }: FormPage,
  entity: LegalEntity | undefined,
  needs: KycNeeds,
): ReadonlySet<string> | undefined {
  if (checkedAt === undefined) return undefined;
  const paper = { code: '', extRef: null, fields: {}, fileHash: null, photos: [] };
  const owner = { code: '', extRef: null, createdAt: 0, fields: {}, documents: [paper] };
  const form = entity?.form ?? 'individual';
  const empty = { form, fields: {}, owners: [owner], documents: [paper] };
  const unknown = { expectedMonthlyVolume: false, expectedAverageTransactionSize: false };
  const all = missingData(empty, { ...needs, salesProfile: unknown });
  const names = all.flatMap(({ field }) =>
    field?.startsWith(`${at}.`) ? [field.slice(at.length + 1)] : [],
  );
  // A photo is missing as a whole: its front is the one that every document needs.
  return new Set(names.map((name) => (name === 'photos' ? 'photos[0].data' : name)));
}
