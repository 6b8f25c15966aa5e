import type { ExternalAccount } from '../domain/sellers/external-accounts/load-external-accounts.js';
import { missingAccountData } from '../domain/sellers/external-accounts/store-external-accounts.js';
import type { Holder } from '../domain/sellers/holders/holder.js';
import type { KycCheck } from '../domain/sellers/kyc/kyc-check.js';
import { entryReference } from '../domain/sellers/legal-entities/edit.js';
import {
  type Document,
  type DocumentFields,
  type LegalEntity,
  newEntity,
  newEntry,
  type Owner,
} from '../domain/sellers/legal-entities/entity.js';
import type { FieldGroup } from './field.js';
import { groupsOf, type PhotoReferences } from './forms.js';
import { labelOfChoice } from './labels.js';
import { requiredField } from './schema.js';

export interface FormPage {
  /** Its path below the overview. */
  readonly path: string;
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
  /** A legal entity with nothing but the object, in which the KYC check finds what it misses. */
  readonly alone?: LegalEntity;
  /** The same with an empty object. */
  readonly empty?: LegalEntity;
  /** The fields of a bank account that are required, by its type and its check. */
  readonly accountNeeds?: readonly string[];
  readonly accountCheck?: KycCheck;
  /** The code of a stored entry, which can be removed. */
  readonly entry?: string;
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
    alone: { ...newEntity(form), fields },
    empty: newEntity(form),
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
    alone: newEntity('individual'),
    empty: newEntity('individual'),
  };
}

/** The page of an owner; without one, the page that adds one. */
export function ownerPage({ form }: LegalEntity, owner?: Owner): FormPage {
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
    alone: entityOf(form, { ...(owner ?? noEntry), documents: [] }),
    empty: entityOf(form, noEntry),
    ...(owner && { entry: owner.code }),
  };
}

/** The name of an owner, or another text if it has none. */
export function nameOfOwner({ fields: { firstName, lastName } }: Owner, none: string): string {
  return [firstName, lastName].filter((part) => part !== undefined).join(' ') || none;
}

/** The page of a document of a legal entity, or of one of its owners; without one, the page that adds one. */
export function documentPage(entity: LegalEntity, owner?: Owner, document?: Document): FormPage {
  const { form } = entity;
  const [of, above] = owner ? [`${ownersField}[0]`, `owners/${owner.code}/`] : ['legalEntity', ''];
  const entityWith = (one: Document): LegalEntity =>
    owner
      ? entityOf(form, { ...owner, documents: [one] })
      : { ...newEntity(form), documents: [one] };
  const name = owner || form === 'individual' ? 'identity' : 'document';
  const title = name === 'identity' ? 'Identity document' : 'Company document';
  const at = `${of}.documents[0]`;
  const photos = photoReferences(document);
  return {
    path: `${above}documents/${document?.code ?? 'new'}`,
    label: document ? 'Document' : 'Add a document',
    detail: document && documentLabel(document.fields),
    title: owner ? `${title} of ${nameOfOwner(owner, 'the owner or director')}` : title,
    groups: groupsOf(name, at, form, photos),
    at,
    fixed: { [formKey]: form, ...referenceOf(at, document), ...referenceOf(of, owner) },
    stored: storedDocument(document, photos),
    alone: entityWith(document ?? noEntry),
    empty: entityWith(noEntry),
    ...(document && { entry: document.code }),
  };
}

const noEntry = newEntry('', null, 0);

function entityOf(form: LegalEntity['form'], owner: Owner): LegalEntity {
  return { ...newEntity(form), owners: [owner] };
}

/** The stored values of a document; empty without one. */
function storedDocument(document: Document | undefined, { FRONT, BACK }: PhotoReferences): object {
  return {
    ...document?.fields,
    ...storedFile((document?.fileHash ?? null) !== null),
    photos: [storedFile(FRONT !== undefined), storedFile(BACK !== undefined)],
  };
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
    accountCheck: account.check,
    entry: code,
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
    accountNeeds: [
      ...(kind === 'us' ? ['apmData.routingNumber'] : []),
      ...missingAccountData({ accountNumber: null, hasStatement: 0 }).map((name) =>
        name === 'statement' ? 'statement.data' : name,
      ),
    ],
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
