import type { ExternalAccountAccountType } from '@seller-funds/contract/vocabulary/shared';
import type { ExternalAccount } from '../domain/sellers/external-accounts/load-external-accounts.js';
import type { Holder } from '../domain/sellers/holders/holder.js';
import { entryReference } from '../domain/sellers/legal-entities/edit.js';
import type { Document, LegalEntity } from '../domain/sellers/legal-entities/entity.js';
import { bankConstants, bankGroups } from './bank-fields.js';
import { companyGroups, companyDocumentGroups, ownerRole, salesGroup } from './company-fields.js';
import type { FieldGroup } from './field.js';
import {
  identityDocumentGroups,
  personGroups,
  type PhotoReferences,
  soleTraderGroup,
} from './person-fields.js';

/** A page with one form. */
export interface FormPage {
  readonly title: string;
  readonly intro?: string;
  readonly groups: readonly FieldGroup[];
  /** The path of the object that the form edits, such as `legalEntity.documents[0]`. */
  readonly at: string;
  /** Values that are always sent: the reference of the list entry and its type, by path. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The stored object that the form edits. */
  readonly stored: object;
  /** The field that a new entry requires; undefined if the form adds no entry. */
  readonly requiredField?: string;
  /** The path of the object in the findings of the KYC check; undefined if the check does not cover it. */
  readonly checkedAt: string | undefined;
}

const owners = 'legalEntity.ultimateBeneficialOwners';

type MakePage = (holder: Holder, codes: readonly string[]) => FormPage | undefined;

/** The pages by path; the groups of the patterns are codes. */
const routes: readonly (readonly [path: RegExp, MakePage])[] = [
  [/^details$/, ({ legalEntity }) => legalEntity && detailsPage(legalEntity)],
  [/^sales$/, salesPage],
  [
    /^documents\/([^/]+)$/,
    ({ legalEntity }, [code = '']) => legalEntity && documentPage(legalEntity, code),
  ],
  [
    /^owners\/([^/]+)$/,
    ({ legalEntity }, [code = '']) => legalEntity && ownerPage(legalEntity, code),
  ],
  [
    /^owners\/([^/]+)\/documents\/([^/]+)$/,
    ({ legalEntity }, [owner = '', code = '']) =>
      legalEntity && ownerDocumentPage(legalEntity, owner, code),
  ],
  [/^bank\/([^/]+)$/, (holder, [code = '']) => bankPage(holder, code)],
];

/** Returns the form page at a path of the onboarding; undefined if the path is unknown. */
export function formPage(holder: Holder, path: string): FormPage | undefined {
  for (const [pattern, make] of routes) {
    const match = pattern.exec(path);
    if (match) return make(holder, match.slice(1));
  }
  return undefined;
}

function detailsPage({ form, fields }: LegalEntity): FormPage {
  const individual = form === 'individual';
  return {
    title: individual ? 'Personal details' : 'Company details',
    groups: individual ? [...personGroups(true), soleTraderGroup] : companyGroups,
    at: 'legalEntity',
    fixed: { 'legalEntity.legalForm': form },
    stored: fields,
    checkedAt: 'legalEntity',
  };
}

function salesPage({ row }: Holder): FormPage {
  return {
    title: 'Expected sales',
    groups: [salesGroup],
    at: 'salesProfile',
    fixed: {},
    stored: {
      expectedMonthlyVolume: row.expected_monthly_volume,
      expectedAverageTransactionSize: row.expected_average_transaction_size,
    },
    checkedAt: 'salesProfile',
  };
}

function ownerPage({ owners: all, form }: LegalEntity, code: string): FormPage | undefined {
  const owner = all.find((one) => one.code === code);
  if (form !== 'organization' || (!owner && code !== 'new')) return undefined;
  const [first, ...groups] = personGroups(false);
  const name = { legend: 'Name and role', fields: [...(first?.fields ?? []), ownerRole] };
  const index = owner ? all.indexOf(owner) : 0;
  return {
    title: owner ? 'Owner or director' : 'Add an owner or director',
    groups: [name, ...groups],
    at: `${owners}[0]`,
    fixed: {
      'legalEntity.legalForm': form,
      ...(owner && { [`${owners}[0].extRef`]: entryReference(owner) }),
    },
    stored: owner?.fields ?? {},
    requiredField: 'type',
    checkedAt: `${owners}[${index}]`,
  };
}

function ownerDocumentPage(
  { owners: all, form }: LegalEntity,
  ownerCode: string,
  code: string,
): FormPage | undefined {
  const index = all.findIndex((one) => one.code === ownerCode);
  const owner = all[index];
  const found = owner && findDocument(owner.documents, code);
  if (!found || form !== 'organization') return undefined;
  const at = `${owners}[0].documents[0]`;
  return {
    title: 'Identity document of the owner or director',
    groups: identityDocumentGroups(photoReferences(found.document)),
    at,
    fixed: {
      'legalEntity.legalForm': 'organization',
      [`${owners}[0].extRef`]: entryReference(owner),
      ...nameOf(at, found.document),
    },
    stored: found.document?.fields ?? {},
    checkedAt: `${owners}[${index}].documents[${found.index}]`,
  };
}

function documentPage({ form, documents }: LegalEntity, code: string): FormPage | undefined {
  const found = findDocument(documents, code);
  if (!found) return undefined;
  const at = 'legalEntity.documents[0]';
  const individual = form === 'individual';
  return {
    title: individual ? 'Identity document' : 'Company document',
    groups: individual
      ? identityDocumentGroups(photoReferences(found.document))
      : companyDocumentGroups((found.document?.fileHash ?? null) !== null),
    at,
    fixed: { 'legalEntity.legalForm': form, ...nameOf(at, found.document) },
    stored: found.document?.fields ?? {},
    checkedAt: `legalEntity.documents[${found.index}]`,
  };
}

function bankPage({ externalAccounts }: Holder, code: string): FormPage | undefined {
  const stored = externalAccounts.find(({ row }) => row.code === code);
  const kinds: Readonly<Record<string, ExternalAccountAccountType>> = { iban: 'IBAN', us: 'UPO' };
  const type = stored?.row.account_type ?? kinds[code];
  if (!type) return undefined;
  const at = 'externalAccounts[0]';
  const constants = Object.entries(bankConstants(type));
  return {
    title: stored ? 'Bank account' : 'Add a bank account',
    groups: bankGroups(type),
    at,
    fixed: stored
      ? { [`${at}.extRef`]: stored.row.ext_ref ?? stored.row.code }
      : Object.fromEntries(constants.map(([name, value]) => [`${at}.${name}`, value])),
    stored: stored ? storedAccount(stored) : {},
    requiredField: 'displayName',
    checkedAt: undefined,
  };
}

function storedAccount({ row, statement }: ExternalAccount): object {
  // The file is loaded only on pages that may have to send it again.
  const data = statement ?? (row.has_statement === 1 ? '' : undefined);
  return {
    displayName: row.display_name,
    accountNumber: row.account_number,
    apmData: { routingNumber: row.routing_number },
    statement: { data, issuedAt: row.statement_issued_at },
  };
}

/** Returns the document with a code and its index, or the index of a new one; undefined for an unknown code. */
function findDocument(
  documents: readonly Document[],
  code: string,
): { document: Document | undefined; index: number } | undefined {
  if (code === 'new') return { document: undefined, index: documents.length };
  const index = documents.findIndex((one) => one.code === code);
  return index === -1 ? undefined : { document: documents[index], index };
}

function nameOf(at: string, document: Document | undefined): Record<string, string> {
  return document ? { [`${at}.extRef`]: entryReference(document) } : {};
}

function photoReferences(document: Document | undefined): PhotoReferences {
  const references: { FRONT?: string; BACK?: string } = {};
  for (const photo of document?.photos ?? []) {
    if (photo.fields.page) references[photo.fields.page] ??= entryReference(photo);
  }
  return references;
}
