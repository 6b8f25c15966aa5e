import { elements, isObject, member, members, text } from '../json.js';
import type { World } from '@seller-funds/contract/policies';
import type { DataChange } from './kyc.js';
import type { Merchant, MissingData, Seller } from './merchant.js';

/** The required fields of each legal form (D35, D36), and of every platform in the United States (D166). */
const required = {
  individual: ['firstName', 'lastName'],
  birth: ['dateOfBirth', 'nationality'],
  organization: ['legalName'],
  numbers: ['registrationNumber', 'taxNumber', 'type'],
  address: ['street', 'houseNumber', 'zipcode', 'city', 'country'],
  americanIndividual: ['socialSecurityNumber', 'email', 'phone'],
  americanOrganization: ['email', 'phone'],
  salesProfile: ['expectedMonthlyVolume', 'expectedAverageTransactionSize'],
};

/** The fields whose change repeats the check (D37, D182). */
const important = {
  individual:
    'firstName lastName legalName dateOfBirth placeOfBirth nationality address socialSecurityNumber documents',
  organization:
    'legalName registrationNumber taxNumber type address documents ultimateBeneficialOwners',
};

/** Those of which the reference itself says it. */
const obvious = new Set(['firstName', 'lastName', 'legalName']);

const owners = 'ultimateBeneficialOwners';
const fullAge = 18;

interface Requirements {
  readonly isLight: boolean;
  readonly isInUnitedStates: boolean;
  /** The date in UTC, such as `2026-03-10`. */
  readonly today: string;
  readonly world: World;
}

/** Returns what is missing for the check of a seller with a legal entity. */
export function missingOf(merchant: Merchant, { data, tier }: Seller): MissingData[] {
  const { isInUnitedStates, now, world } = merchant;
  const today = new Date(now).toISOString().slice(0, 10);
  const rules = { isLight: tier === 'LIGHT_KYC', isInUnitedStates, today, world };
  const { legalEntity, salesProfile } = data;
  const own =
    formOf(legalEntity) === 'individual'
      ? missingOfPerson(legalEntity, 'legalEntity', rules)
      : missingOfOrganization(legalEntity, rules);
  const sales = isInUnitedStates ? required.salesProfile : [];
  return [...own, ...missingFields(salesProfile, sales, 'salesProfile')];
}

function formOf(entity: unknown): 'individual' | 'organization' {
  return member(entity, 'legalForm') === 'organization' ? 'organization' : 'individual';
}

function missingOfPerson(person: unknown, at: string, rules: Requirements): MissingData[] {
  const { isInUnitedStates, isLight, today } = rules;
  const documents = elements(member(person, 'documents'));
  const fields = isInUnitedStates ? required.americanIndividual : [];
  return [
    ...missingFields(person, required.individual, at),
    ...ifAsked(rules, 'personNames', missingFields(person, required.birth, at)),
    ...missingFields(person, fields, at),
    ...underAge(person, at, today),
    ...missingAddress(person, at, rules),
    ...(isLight ? [] : ifAsked(rules, 'checkedDocument', missingDocument(documents, at, today))),
  ];
}

/** What is missing if a service requires it; what is there, needs no answer. */
function ifAsked(
  { world }: Requirements,
  question:
    | 'personNames'
    | 'organizationNumbers'
    | 'checkedAddress'
    | 'checkedDocument'
    | 'checkedOwner',
  found: MissingData[],
): MissingData[] {
  return found.length > 0 && world[question] === 'yes' ? found : [];
}

function missingAddress(owner: unknown, at: string, rules: Requirements): MissingData[] {
  const found = missingFields(member(owner, 'address'), required.address, `${at}.address`);
  return ifAsked(rules, 'checkedAddress', found);
}

function missingOfOrganization(entity: unknown, rules: Requirements): MissingData[] {
  const { isInUnitedStates, isLight } = rules;
  const fields = isInUnitedStates ? required.americanOrganization : [];
  const documents = elements(member(entity, 'documents'));
  const hasFile = documents.some((each) => text(member(each, 'data')) !== undefined);
  const at = documents.length === 0 ? 'documents' : `documents[${documents.length - 1}].data`;
  return [
    ...missingFields(entity, required.organization, 'legalEntity'),
    ...ifAsked(
      rules,
      'organizationNumbers',
      missingFields(entity, required.numbers, 'legalEntity'),
    ),
    ...missingFields(entity, fields, 'legalEntity'),
    ...missingAddress(entity, 'legalEntity', rules),
    ...(isLight
      ? []
      : ifAsked(rules, 'checkedOwner', missingOfOwners(elements(member(entity, owners)), rules))),
    ...(isLight || hasFile
      ? []
      : ifAsked(rules, 'checkedDocument', [missing(`legalEntity.${at}`)])),
  ];
}

/** D36: one complete owner is enough; D166: in the United States every owner needs certain data. */
function missingOfOwners(all: readonly unknown[], rules: Requirements): MissingData[] {
  const at = (index: number): string => `legalEntity.${owners}[${index}]`;
  const each = all.map((owner, index) => missingOfPerson(owner, at(index), rules));
  const [least = [missing(`legalEntity.${owners}`)]] = each.toSorted((a, b) => a.length - b.length);
  if (!rules.isInUnitedStates) return least;
  const known = new Set(least.map(({ field }) => field));
  const others = all.flatMap((owner, index) =>
    missingFields(owner, required.americanIndividual, at(index)),
  );
  return [...least, ...others.filter(({ field }) => !known.has(field))];
}

/** Those that are not there, or blank. */
function missingFields(value: unknown, names: readonly string[], at: string): MissingData[] {
  const isThere = (name: string): boolean => {
    const found = member(value, name) ?? undefined;
    return typeof found === 'string' ? found.trim() !== '' : found !== undefined;
  };
  return names.filter((name) => !isThere(name)).map((name) => missing(`${at}.${name}`));
}

function missing(field: string): MissingData {
  return { kind: 'FIELD_MISSING', field, message: `Missing: ${field}` };
}

/** D35: of age on the 18th birthday. */
function underAge(person: unknown, at: string, today: string): MissingData[] {
  const [year = '', ...rest] = (text(member(person, 'dateOfBirth')) ?? '').slice(0, 10).split('-');
  if (year === '' || [Number(year) + fullAge, ...rest].join('-') <= today) return [];
  const field = `${at}.dateOfBirth`;
  return [{ kind: undefined, field }];
}

/** D35: a document that has not expired, with a photo of its front, and of the back of an ID card. */
function missingDocument(documents: readonly unknown[], at: string, today: string): MissingData[] {
  const isExpired = (document: unknown): boolean =>
    (text(member(document, 'expireAt')) ?? '9999') <= today;
  if (documents.some((each) => hasPages(each) && !isExpired(each))) return [];
  const last = documents.at(-1);
  const field = `${at}.documents[${documents.length - 1}]`;
  if (last === undefined) return [missing(`${at}.documents`)];
  if (!hasPages(last)) return [missing(`${field}.photos`)];
  return [{ kind: 'DOCUMENT_EXPIRED', field, message: `Expired: ${field}` }];
}

function hasPages(document: unknown): boolean {
  const photos = elements(member(document, 'photos')).filter((each) => member(each, 'data'));
  const pages = photos.map((each) => member(each, 'page'));
  return pages.includes('FRONT') && (member(document, 'type') !== 'ID' || pages.includes('BACK'));
}

/** Fields that identify nobody, whose change may repeat the check all the same. */
export const contactFields: readonly string[] = ['email', 'phone'];

/** Returns the fields whose change repeats the check, as text by name. */
export function importantData(
  entity: unknown,
  more: readonly string[] = [],
): ReadonlyMap<string, string> {
  const names = [...important[formOf(entity)].split(' '), ...more];
  return new Map(names.map((name) => [name, JSON.stringify(essence(name, member(entity, name)))]));
}

/** What states that a change repeats the check, or does not: only decisions, but for names. */
export function changeOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Pick<DataChange, 'isImportant' | 'isOfContact' | 'claims'> {
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  const isStated = changed.some((name) => obvious.has(name));
  return {
    isImportant: changed.some((name) => !contactFields.includes(name)),
    isOfContact: changed.some((name) => contactFields.includes(name)),
    claims: isStated ? undefined : 'D37 D132',
  };
}

/** A value without what is empty; of owners, only what identifies them. */
function essence(name: string, value: unknown): unknown {
  if (name === owners)
    return elements(value).map((owner) => [
      member(owner, 'type'),
      ...importantData(owner).values(),
    ]);
  if (name === 'dateOfBirth') return text(value)?.slice(0, 10);
  if (Array.isArray(value)) return value.map((each) => essence('', each));
  if (!isObject(value)) return value ?? undefined;
  const kept = members(value)
    .map(([key, each]) => [key, essence(key, each)] as const)
    .filter(([key, each]) => each !== undefined && key !== 'code')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
