import type { ExternalAccount } from '../domain/sellers/external-accounts/load-external-accounts.js';
import type { Holder } from '../domain/sellers/holders/holder.js';
import { entryReference } from '../domain/sellers/legal-entities/edit.js';
import type {
  Document,
  DocumentFields,
  LegalEntity,
  Owner,
} from '../domain/sellers/legal-entities/entity.js';
import type { FieldGroup } from './field.js';
import { groupsOf, type PhotoReferences } from './forms.js';
import { labelOfChoice } from './labels.js';
import { requiredField } from './schema.js';

export interface FormPage {
  /** Its path below the overview. */
  readonly path: string;
  /** The text of its link on the overview. */
  readonly label: string;
  /** Identifies the entry, such as the type and number of a document. */
  readonly detail?: string | undefined;
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

export const ownersField = 'legalEntity.ultimateBeneficialOwners';
const formKey = 'legalEntity.legalForm';

export function detailsPage({ form, fields }: LegalEntity): FormPage {
  const title = form === 'individual' ? 'Personal details' : 'Company details';
  return {
    path: 'details',
    label: title,
    title,
    groups: groupsOf(form === 'individual' ? 'person' : 'company', 'legalEntity', form),
    at: 'legalEntity',
    fixed: { [formKey]: form },
    stored: fields,
    checkedAt: 'legalEntity',
  };
}

export function salesPage({ row }: Holder): FormPage {
  const { expectedMonthlyVolume, expectedAverageTransactionSize } = row;
  return {
    path: 'sales',
    label: 'Expected sales',
    title: 'Expected sales',
    groups: groupsOf('sales', 'salesProfile', undefined),
    at: 'salesProfile',
    fixed: {},
    stored: { expectedMonthlyVolume, expectedAverageTransactionSize },
    checkedAt: 'salesProfile',
  };
}

/** The page of an owner; without one, the page that adds one. */
export function ownerPage({ form, owners }: LegalEntity, owner?: Owner): FormPage {
  const at = `${ownersField}[0]`;
  const adding = 'Add an owner or director';
  return {
    path: `owners/${owner?.code ?? 'new'}`,
    label: owner ? 'Personal details' : adding,
    title: owner ? 'Owner or director' : adding,
    groups: groupsOf('owner', at, form),
    at,
    fixed: { [formKey]: form, ...referenceOf(at, owner) },
    stored: owner?.fields ?? {},
    requiredField: requiredField(at, form),
    checkedAt: `${ownersField}[${owner ? owners.indexOf(owner) : 0}]`,
  };
}

/** The page of a document of a legal entity, or of one of its owners; without one, the page that adds one. */
export function documentPage(entity: LegalEntity, owner?: Owner, document?: Document): FormPage {
  const { form } = entity;
  const { of, checkedOf, above } = placeOf(entity, owner);
  const name = owner || form === 'individual' ? 'identity' : 'document';
  const title = name === 'identity' ? 'Identity document' : 'Company document';
  const at = `${of}.documents[0]`;
  const photos = photoReferences(document);
  return {
    path: `${above}documents/${document?.code ?? 'new'}`,
    label: document ? 'Document' : 'Add a document',
    detail: document && documentLabel(document.fields),
    title: owner ? `${title} of the owner or director` : title,
    groups: groupsOf(name, at, form, photos),
    at,
    fixed: { [formKey]: form, ...referenceOf(at, document), ...referenceOf(of, owner) },
    stored: {
      ...document?.fields,
      ...storedFile((document?.fileHash ?? null) !== null),
      photos: [storedFile(photos.FRONT !== undefined), storedFile(photos.BACK !== undefined)],
    },
    checkedAt: `${checkedOf}.documents[${indexOf((owner ?? entity).documents, document)}]`,
  };
}

/** Where documents are in the body of an update, in the findings of the KYC check, and below the overview. */
function placeOf({ owners }: LegalEntity, owner: Owner | undefined) {
  if (!owner) return { of: 'legalEntity', checkedOf: 'legalEntity', above: '' };
  const checkedOf = `${ownersField}[${owners.indexOf(owner)}]`;
  return { of: `${ownersField}[0]`, checkedOf, above: `owners/${owner.code}/` };
}

/** The index of a document; that of the next one without a document. */
function indexOf(documents: readonly Document[], document: Document | undefined): number {
  return document ? documents.indexOf(document) : documents.length;
}

/** Returns a label for a document; undefined if it has no title, type or number. */
function documentLabel({ title, type, number }: DocumentFields): string | undefined {
  const kind = type === undefined ? undefined : labelOfChoice(type);
  const parts = [title ?? kind, number].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

function storedFile(isStored: boolean): object | undefined {
  return isStored ? { data: '' } : undefined;
}

/** The constant values of new bank accounts, and the links that add them. */
const bankKinds = {
  iban: {
    label: 'Add a bank account with an IBAN',
    constants: { accountType: 'IBAN', currency: 'EUR' },
  },
  us: {
    label: 'Add a US bank account',
    constants: { accountType: 'UPO', paymentMethod: 'ACH', currency: 'EUR' },
  },
} as const;

/** The page of a bank account. */
export function bankPage(account: ExternalAccount): FormPage {
  const { code, extRef, accountType, accountNumber, displayName } = account.row;
  const page = newBankPage(accountType === 'IBAN' ? 'iban' : 'us');
  return {
    ...page,
    path: `bank/${code}`,
    label: displayName ?? 'Bank account',
    detail: `ending in ${accountNumber?.slice(-4) ?? '?'}`,
    title: 'Bank account',
    fixed: { [`${page.at}.extRef`]: extRef ?? code },
    stored: storedAccount(account),
  };
}

/** The page that adds a bank account. */
export function newBankPage(kind: keyof typeof bankKinds): FormPage {
  const { label, constants } = bankKinds[kind];
  const at = 'externalAccounts[0]';
  const fixed = Object.entries(constants).map(([name, value]) => [`${at}.${name}`, value]);
  return {
    path: `bank/${kind}`,
    label,
    title: 'Add a bank account',
    groups: groupsOf(kind, at, undefined),
    at,
    fixed: Object.fromEntries(fixed) as Record<string, string>,
    stored: {},
    requiredField: requiredField(at, undefined, Object.keys(constants)),
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
