import type { World } from '@seller-funds/contract/policies';
import { formatMoment } from '../../../kernel/moment.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { loadMerchantSettings } from '../../merchants/merchant-settings.js';
import type { Document, EntityFields, LegalEntity, Owner } from '../legal-entities/entity.js';
import { type NewFinding, missingField } from './finding.js';

export interface KycRequirements {
  readonly tier: AccountHolderRow['tier'];
  /** Whether the merchant is based in the United States (D166). */
  readonly unitedStates: boolean;
  /** The current date in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  readonly world: World;
  readonly salesProfile: Readonly<
    Record<'expectedMonthlyVolume' | 'expectedAverageTransactionSize', boolean>
  >;
}

/** The minimum age of a person in years (D35). */
const minimumAge = 18;

const nameFields = ['firstName', 'lastName'] as const;
const personFields = [...nameFields, 'dateOfBirth', 'nationality'] as const;
const organizationFields = ['legalName', 'registrationNumber', 'taxNumber', 'type'] as const;
const addressFields = ['street', 'houseNumber', 'zipcode', 'city', 'country'] as const;

/** Returns a finding for each missing or invalid value of the required data (D35, D36); empty if the check can begin. */
export function findMissingData(entity: LegalEntity, requirements: KycRequirements): NewFinding[] {
  const own =
    entity.form === 'individual'
      ? missingOfPerson(entity, 'legalEntity', requirements)
      : missingOfOrganization(entity, requirements);
  if (!requirements.unitedStates) return own;
  const profile = Object.entries(requirements.salesProfile).filter(([, there]) => !there);
  return [...own, ...profile.map(([name]) => missingField(`salesProfile.${name}`))];
}

function missingOfOrganization(entity: LegalEntity, requirements: KycRequirements): NewFinding[] {
  const { fields, owners, documents } = entity;
  const { tier, world } = requirements;
  const fieldsOfForm =
    world.organizationNumbers === 'yes' ? organizationFields : (['legalName'] as const);
  const contact = requirements.unitedStates ? (['email', 'phone'] as const) : [];
  const findings = [
    ...missingFields(fields, [...fieldsOfForm, ...contact], 'legalEntity'),
    ...missingAddress(world, fields, 'legalEntity'),
  ];
  if (tier === 'LIGHT_KYC') return findings;
  const hasFile = documents.some(({ fileHash }) => fileHash !== null);
  const where = documents.length === 0 ? 'documents' : `documents[${documents.length - 1}].data`;
  return [
    ...findings,
    ...(world.checkedOwner === 'yes' ? missingOfOwners(owners, requirements) : []),
    ...(hasFile || world.checkedDocument === 'no' ? [] : [missingField(`legalEntity.${where}`)]),
  ];
}

/** At least one owner must be complete. If none is, returns the findings of the owner with the fewest. */
function missingOfOwners(owners: readonly Owner[], requirements: KycRequirements): NewFinding[] {
  const at = 'legalEntity.ultimateBeneficialOwners';
  const each = owners.map((owner, index) =>
    missingOfPerson(owner, `${at}[${index}]`, requirements),
  );
  const [least] = each.toSorted((left, right) => left.length - right.length);
  if (!least) return [missingField(at)];
  if (!requirements.unitedStates) return least;
  // For merchants in the United States, additional data is required for every owner (D166).
  const every = owners.flatMap(({ fields }, index) =>
    missingFields(fields, ['socialSecurityNumber', 'email', 'phone'], `${at}[${index}]`),
  );
  const known = new Set(least.map(({ message }) => message));
  return [...least, ...every.filter(({ message }) => !known.has(message))];
}

function missingOfPerson(
  { fields, documents }: Pick<Owner, 'fields' | 'documents'>,
  at: string,
  { tier, unitedStates, today, world }: KycRequirements,
): NewFinding[] {
  const more = unitedStates ? (['socialSecurityNumber', 'email', 'phone'] as const) : [];
  return [
    ...missingFields(
      fields,
      [...(world.personNames === 'yes' ? personFields : nameFields), ...more],
      at,
    ),
    ...underAge(fields.dateOfBirth, at, today),
    ...missingAddress(world, fields, at),
    ...(tier === 'LIGHT_KYC' || world.checkedDocument === 'no'
      ? []
      : missingDocument(documents, at, today)),
  ];
}

function missingFields(
  fields: EntityFields,
  names: readonly (keyof EntityFields)[],
  at: string,
): NewFinding[] {
  return names.filter((name) => isEmpty(fields[name])).map((name) => missingField(`${at}.${name}`));
}

function missingAddress(
  { checkedAddress }: World,
  { address = {} }: EntityFields,
  at: string,
): NewFinding[] {
  if (checkedAddress === 'no') return [];
  const missing = addressFields.filter((name) => isEmpty(address[name]));
  return missing.map((name) => missingField(`${at}.address.${name}`));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

function underAge(dateOfBirth: string | undefined, at: string, today: string): NewFinding[] {
  if (dateOfBirth === undefined) return [];
  const year = String(Number(dateOfBirth.slice(0, 4)) + minimumAge).padStart(4, '0');
  if (`${year}${dateOfBirth.slice(4)}` <= today) return [];
  const field = `${at}.dateOfBirth`;
  const message = `Must be at least ${minimumAge} years ago: ${field}`;
  return [{ messageCode: 'UNDER_AGE', field, message }];
}

/** A person must have one valid document with a photo of the front; an ID card also needs one of the back. */
function missingDocument(documents: readonly Document[], at: string, today: string): NewFinding[] {
  if (documents.some((document) => hasRequiredPhotos(document) && !isExpired(document, today)))
    return [];
  const last = documents.length - 1;
  const newest = documents[last];
  if (!newest) return [missingField(`${at}.documents`)];
  const field = `${at}.documents[${last}]`;
  if (!hasRequiredPhotos(newest)) return [missingField(`${field}.photos`)];
  return [{ messageCode: 'DOCUMENT_EXPIRED', field, message: `Expired: ${field}` }];
}

function hasRequiredPhotos({ fields, photos }: Document): boolean {
  const pages = photos
    .filter(({ fileHash }) => fileHash !== null)
    .map((photo) => photo.fields.page);
  return pages.includes('FRONT') && (fields.type !== 'ID' || pages.includes('BACK'));
}

function isExpired({ fields }: Document, today: string): boolean {
  return fields.expireAt !== undefined && fields.expireAt <= today;
}

export async function loadKycRequirements(
  unit: ReadUnit,
  holder: AccountHolderRow,
): Promise<KycRequirements> {
  const { unitedStates } = await loadMerchantSettings(unit);
  return {
    tier: holder.tier,
    unitedStates: unitedStates === 1,
    today: formatMoment(unit.now).slice(0, 10),
    world: unit.world,
    salesProfile: {
      expectedMonthlyVolume: holder.expectedMonthlyVolume !== null,
      expectedAverageTransactionSize: holder.expectedAverageTransactionSize !== null,
    },
  };
}
