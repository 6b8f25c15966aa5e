import type { Holder } from '../domain/sellers/holders/holder.js';
import { formatFindings } from '../domain/sellers/kyc/finding.js';
import { findMissingData, type KycRequirements } from '../domain/sellers/kyc/missing-data.js';
import { newEntity, type Owner } from '../domain/sellers/legal-entities/entity.js';
import {
  bankPage,
  detailsPage,
  documentPage,
  type FormPage,
  nameOfOwner,
  newBankPage,
  ownerPage,
  ownersField,
  salesPage,
} from './form-page.js';
import { requiredMessage } from './messages.js';
import { findPageFaults, type PageState, stateOfPage, withoutSales } from './page-state.js';
import { fieldsOf } from './read-form.js';
import type { StoredHolder } from './save-form.js';

/** A page of what is stored, which is a task of the overview. */
export interface Task extends FormPage {
  readonly state: PageState;
  /** What is missing or wrong, for the seller. */
  readonly faults: readonly string[];
}

/** A part of the overview that is complete or not; an owner's tasks belong to the section of all owners. */
export type Section = 'details' | 'owners' | 'documents' | 'bank';

export interface TaskGroup {
  readonly section: Section;
  /** True if the form cannot be submitted before the section is complete. */
  readonly isRequired: boolean;
  readonly title: string;
  readonly whose?: string;
  readonly intro?: string;
  readonly tasks: readonly Task[];
  readonly adding: readonly FormPage[];
  readonly missing?: string;
}

/** All pages of a holder in the sections of the overview; only bank accounts before its legal form is known. */
export function taskGroups({ holder, requirements }: StoredHolder): TaskGroup[] {
  const { legalEntity: entity, row, currency, externalAccounts } = holder;
  const task = (page: FormPage): Task => taskOf(page, holder, requirements);
  const kinds = [newBankPage('iban'), newBankPage('us')];
  const bank: TaskGroup = {
    section: 'bank',
    isRequired: false,
    title: 'Bank account',
    intro: 'Your earnings are paid out to this account. You can also add it later.',
    tasks: externalAccounts.map((account) => task(bankPage(account))),
    adding: currency === 'USD' ? kinds.toReversed() : kinds,
  };
  if (!entity) return [bank];
  const isCompany = entity.form === 'organization';
  const needed = findMissingData(newEntity(entity.form), withoutSales(requirements));
  const needs = (part: string) => needed.some(({ field }) => field?.startsWith(part));
  const withOwners = needs(ownersField);
  const ofOwner = (owner: Owner, index: number): TaskGroup => {
    const title = nameOfOwner(owner, `Owner ${index + 1}`);
    const documents = owner.documents.map((one) => documentPage(entity, owner, one));
    return {
      section: 'owners',
      isRequired: withOwners,
      title,
      whose: title,
      tasks: [ownerPage(entity, owner), ...documents].map(task),
      adding: [documentPage(entity, owner)],
      ...missingFrom(owner.documents, withOwners, 'An identity document is required.'),
    };
  };
  const owners: TaskGroup[] = [
    ...entity.owners.map(ofOwner),
    {
      section: 'owners',
      isRequired: withOwners,
      title: entity.owners.length === 0 ? 'Owners and directors' : 'More owners and directors',
      intro: 'Add everyone who owns a large share of the company or runs it.',
      tasks: [],
      adding: [ownerPage(entity)],
      ...missingFrom(entity.owners, withOwners, 'At least one person is required.'),
    },
  ];
  const withSales = needs('salesProfile') || row.expectedMonthlyVolume !== null;
  const withDocuments = needs('legalEntity.documents');
  return [
    {
      section: 'details',
      isRequired: true,
      title: isCompany ? 'Company' : 'About you',
      tasks: [detailsPage(entity), ...(withSales ? [salesPage(holder)] : [])].map(task),
      adding: [],
    },
    ...(isCompany ? owners : []),
    {
      section: 'documents',
      isRequired: withDocuments,
      title: isCompany ? 'Company documents' : 'Identity document',
      tasks: entity.documents.map((one) => task(documentPage(entity, undefined, one))),
      adding: [documentPage(entity)],
      ...missingFrom(entity.documents, withDocuments, 'At least one document is required.'),
    },
    bank,
  ];
}

function taskOf(page: FormPage, holder: Holder, requirements: KycRequirements): Task {
  const faults = findPageFaults(page, requirements);
  const labels = new Map(fieldsOf(page).map(({ path, label }) => [path, label]));
  const texts = faults.map(({ name, message }) =>
    message === requiredMessage ? (labels.get(name) ?? name).toLowerCase() : message,
  );
  const refusal = page.accountCheck && formatFindings(page.accountCheck.findings);
  const state = stateOfPage(page, faults, holder.check);
  return { ...page, state, faults: state === 'wrong' && refusal ? [refusal] : texts };
}

/** What a list misses that must have an entry. */
function missingFrom(
  list: readonly unknown[],
  isRequired: boolean,
  message: string,
): Pick<TaskGroup, 'missing'> {
  return isRequired && list.length === 0 ? { missing: message } : {};
}

/** True if nothing is left to do on a page. */
export function isDone({ state }: Pick<Task, 'state'>): boolean {
  return state === 'complete' || state === 'checking';
}

/** The tasks that are not done, in the order of the required sections; those of other sections can wait. */
export function openTasks(groups: readonly TaskGroup[]): FormPage[] {
  return groups
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ tasks, adding, missing }) => [
      ...tasks.filter((task) => !isDone(task)),
      ...(missing === undefined ? [] : adding.slice(0, 1)),
    ]);
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
