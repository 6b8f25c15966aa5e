import type { ExternalAccount } from '../domain/sellers/external-accounts/load-external-accounts.js';
import type { Holder } from '../domain/sellers/holders/holder.js';
import { entryReference } from '../domain/sellers/legal-entities/edit.js';
import type { Document, LegalEntity } from '../domain/sellers/legal-entities/entity.js';
import type { FieldGroup } from './field.js';
import { type FormName, groupsOf, type PhotoReferences } from './forms.js';
import { requiredField } from './schema.js';

export interface FormPage {
  readonly title: string;
  readonly groups: readonly FieldGroup[];
  /** The path of the object that the form edits, such as `legalEntity.documents[0]`. */
  readonly at: string;
  /** Values that are always sent: the reference of the list entry and its type, by path. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The stored object that the form edits. A stored file is an empty text, unless it was loaded. */
  readonly stored: object;
  /** The field that a new entry requires; undefined if the form adds no entry. */
  readonly requiredField?: string | undefined;
  /** The path of the object in the findings of the KYC check; undefined if the check does not cover it. */
  readonly checkedAt?: string;
}

const owners = 'legalEntity.ultimateBeneficialOwners';
const formKey = 'legalEntity.legalForm';

type MakePage = (entity: LegalEntity, ...codes: readonly string[]) => FormPage | undefined;

/** The pages of a legal entity by path; the groups of the patterns are codes. */
const routes: readonly (readonly [path: RegExp, MakePage])[] = [
  [/^details$/, detailsPage],
  [/^documents\/([^/]+)$/, documentPage],
  [/^owners\/([^/]+)$/, ownerPage],
  [/^owners\/([^/]+)\/documents\/([^/]+)$/, ownerDocumentPage],
];

/** Returns the form page at a path of the onboarding; undefined if the path is unknown. */
export function formPage(holder: Holder, path: string): FormPage | undefined {
  if (path === 'sales') return salesPage(holder);
  const [, bank] = /^bank\/([^/]+)$/.exec(path) ?? [];
  if (bank !== undefined) return bankPage(holder, bank);
  const { legalEntity } = holder;
  if (!legalEntity) return undefined;
  for (const [pattern, make] of routes) {
    const match = pattern.exec(path);
    if (match) return make(legalEntity, ...match.slice(1));
  }
  return undefined;
}

function detailsPage({ form, fields }: LegalEntity): FormPage {
  const isPerson = form === 'individual';
  return {
    title: isPerson ? 'Personal details' : 'Company details',
    groups: groupsOf(isPerson ? 'person' : 'company', 'legalEntity', form),
    at: 'legalEntity',
    fixed: { [formKey]: form },
    stored: fields,
    checkedAt: 'legalEntity',
  };
}

function salesPage({ row }: Holder): FormPage {
  return {
    title: 'Expected sales',
    groups: groupsOf('sales', 'salesProfile', undefined),
    at: 'salesProfile',
    fixed: {},
    stored: {
      expectedMonthlyVolume: row.expectedMonthlyVolume,
      expectedAverageTransactionSize: row.expectedAverageTransactionSize,
    },
    checkedAt: 'salesProfile',
  };
}

function ownerPage({ owners: all, form }: LegalEntity, code = ''): FormPage | undefined {
  const owner = all.find((one) => one.code === code);
  if (form !== 'organization' || (!owner && code !== 'new')) return undefined;
  const at = `${owners}[0]`;
  return {
    title: owner ? 'Owner or director' : 'Add an owner or director',
    groups: groupsOf('owner', at, form),
    at,
    fixed: { [formKey]: form, ...referenceOf(at, owner) },
    stored: owner?.fields ?? {},
    requiredField: requiredField(at, form),
    checkedAt: `${owners}[${owner ? all.indexOf(owner) : 0}]`,
  };
}

function ownerDocumentPage(entity: LegalEntity, ownerCode = '', code = ''): FormPage | undefined {
  const { owners: all, form } = entity;
  const index = all.findIndex((one) => one.code === ownerCode);
  const owner = all[index];
  if (!owner || form !== 'organization') return undefined;
  const at = `${owners}[0]`;
  const page = pageOfDocument('identity', form, owner.documents, code, at, `${owners}[${index}]`);
  if (!page) return undefined;
  const title = 'Identity document of the owner or director';
  return { ...page, title, fixed: { ...page.fixed, ...referenceOf(at, owner) } };
}

function documentPage({ form, documents }: LegalEntity, code = ''): FormPage | undefined {
  const name = form === 'individual' ? 'identity' : 'document';
  return pageOfDocument(name, form, documents, code, 'legalEntity', 'legalEntity');
}

/**
 * Returns the page of a document.
 * @param of the path of its owner in the body
 * @param checkedOf the path of its owner in the findings of the KYC check
 */
function pageOfDocument(
  name: FormName,
  form: LegalEntity['form'],
  documents: readonly Document[],
  code: string,
  of: string,
  checkedOf: string,
): FormPage | undefined {
  const document = documents.find((one) => one.code === code);
  if (!document && code !== 'new') return undefined;
  const index = document ? documents.indexOf(document) : documents.length;
  const at = `${of}.documents[0]`;
  const photos = photoReferences(document);
  return {
    title: name === 'identity' ? 'Identity document' : 'Company document',
    groups: groupsOf(name, at, form, photos),
    at,
    fixed: { [formKey]: form, ...referenceOf(at, document) },
    stored: {
      ...document?.fields,
      ...storedFile((document?.fileHash ?? null) !== null),
      photos: [storedFile(photos.FRONT !== undefined), storedFile(photos.BACK !== undefined)],
    },
    checkedAt: `${checkedOf}.documents[${index}]`,
  };
}

function storedFile(isStored: boolean): object | undefined {
  return isStored ? { data: '' } : undefined;
}

/** The constant values of new bank accounts. */
const bankKinds = {
  iban: { accountType: 'IBAN', currency: 'EUR' },
  us: { accountType: 'UPO', paymentMethod: 'ACH', currency: 'EUR' },
} as const;

function bankPage({ externalAccounts }: Holder, code: string): FormPage | undefined {
  const stored = externalAccounts.find(({ row }) => row.code === code);
  const kind = stored ? (stored.row.accountType === 'IBAN' ? 'iban' : 'us') : code;
  if (kind !== 'iban' && kind !== 'us') return undefined;
  const at = 'externalAccounts[0]';
  const constants = Object.entries(bankKinds[kind]);
  return {
    title: stored ? 'Bank account' : 'Add a bank account',
    groups: groupsOf(kind, at, undefined),
    at,
    fixed: stored
      ? { [`${at}.extRef`]: stored.row.extRef ?? stored.row.code }
      : Object.fromEntries(constants.map(([name, value]) => [`${at}.${name}`, value])),
    stored: stored ? storedAccount(stored) : {},
    requiredField: requiredField(at, undefined, Object.keys(bankKinds[kind])),
  };
}

function storedAccount({ row, statement }: ExternalAccount): object {
  // The file is loaded only on pages that may have to send it again.
  const data = statement ?? (row.hasStatement === 1 ? '' : undefined);
  return {
    displayName: row.displayName,
    accountNumber: row.accountNumber,
    apmData: { routingNumber: row.routingNumber },
    statement: { data, issuedAt: row.statementIssuedAt },
  };
}

/** The reference of a stored entry of a list, by its path. */
function referenceOf(
  at: string,
  entry: Parameters<typeof entryReference>[0] | undefined,
): Record<string, string> {
  return entry ? { [`${at}.extRef`]: entryReference(entry) } : {};
}

function photoReferences(document: Document | undefined): PhotoReferences {
  const references: { FRONT?: string; BACK?: string } = {};
  for (const photo of document?.photos ?? []) {
    if (photo.fields.page) references[photo.fields.page] ??= entryReference(photo);
  }
  return references;
}
