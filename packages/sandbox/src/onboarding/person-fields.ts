import type { PersonalDocumentType, PhotoPage } from '@seller-funds/contract/vocabulary/shared';
import { choicesOf, type Field, type FieldGroup, largestFile, savedFileHint } from './field.js';

const photoTypes = 'image/jpeg,image/png';

/** The fields of a postal address. */
export function addressFields(autocomplete: boolean): readonly Field[] {
  const known = (word: string): { autocomplete?: string } =>
    autocomplete ? { autocomplete: word } : {};
  return [
    { name: 'address.street', label: 'Street', kind: 'text', hint: 'Without the house number' },
    { name: 'address.houseNumber', label: 'House number', kind: 'text' },
    {
      name: 'address.addition',
      label: 'Address addition',
      kind: 'text',
      hint: 'For example, a floor or unit',
    },
    { name: 'address.zipcode', label: 'Postal code', kind: 'text', ...known('postal-code') },
    { name: 'address.city', label: 'Town or city', kind: 'text', ...known('address-level2') },
    { name: 'address.state', label: 'State or province', kind: 'text' },
    { name: 'address.country', label: 'Country', kind: 'country', ...known('country-name') },
  ];
}

/** The fields for the email address and the phone number. */
export function contactFields(autocomplete: boolean): readonly Field[] {
  return [
    {
      name: 'email',
      label: 'Email address',
      kind: 'email',
      ...(autocomplete && { autocomplete: 'email' }),
    },
    {
      name: 'phone',
      label: 'Phone number',
      kind: 'tel',
      hint: 'With the country code, for example +31 20 123 4567',
      ...(autocomplete && { autocomplete: 'tel' }),
    },
  ];
}

/**
 * The fields of a person.
 * @param own whether the person fills in their own data, so that the browser may autocomplete it
 */
export function personGroups(own: boolean): readonly FieldGroup[] {
  const known = (word: string): { autocomplete?: string } => (own ? { autocomplete: word } : {});
  const name = 'As shown on the identity document';
  return [
    {
      legend: 'Name',
      fields: [
        {
          name: 'firstName',
          label: 'First names',
          kind: 'text',
          hint: name,
          ...known('given-name'),
        },
        { name: 'lastName', label: 'Last name', kind: 'text', hint: name, ...known('family-name') },
      ],
    },
    {
      legend: 'Birth and nationality',
      fields: [
        { name: 'dateOfBirth', label: 'Date of birth', kind: 'birthDate', ...known('bday') },
        { name: 'placeOfBirth.city', label: 'City of birth', kind: 'text' },
        { name: 'placeOfBirth.country', label: 'Country of birth', kind: 'country' },
        { name: 'nationality', label: 'Nationality', kind: 'country' },
        {
          name: 'socialSecurityNumber',
          label: 'Social security number',
          kind: 'secret',
          hint: 'Only required in the United States',
        },
      ],
    },
    { legend: 'Home address', fields: addressFields(own) },
    { legend: 'Contact', fields: contactFields(own) },
  ];
}

/** The fields of a sole trader (D240). */
export const soleTraderGroup: FieldGroup = {
  legend: 'Your business',
  fields: [
    {
      name: 'registrationNumber',
      label: 'Registration number',
      kind: 'text',
      hint: 'Only if your business is in the company register',
    },
    { name: 'taxNumber', label: 'Tax number', kind: 'text' },
  ],
};

/** The references of the stored photos of an identity document, by side. */
export type PhotoReferences = Readonly<Partial<Record<PhotoPage, string>>>;

/** The fields of an identity document. */
export function identityDocumentGroups(photos: PhotoReferences): readonly FieldGroup[] {
  return [
    {
      legend: 'Document',
      fields: [
        {
          name: 'type',
          label: 'Document type',
          kind: 'choice',
          choices: choicesOf<PersonalDocumentType>({
            PASSPORT: 'Passport',
            ID: 'Identity card',
            DRIVING_LICENSE: 'Driving licence',
            VISA: 'Visa',
          }),
        },
        { name: 'number', label: 'Document number', kind: 'text' },
        { name: 'issuedAt', label: 'Issue date', kind: 'date' },
        { name: 'expireAt', label: 'Expiry date', kind: 'date' },
        { name: 'issuerCountry', label: 'Issuing country', kind: 'country' },
      ],
    },
    {
      legend: 'Photos',
      fields: [
        photo(0, 'FRONT', 'Photo of the front', photos),
        photo(1, 'BACK', 'Photo of the back', photos),
      ],
    },
  ];
}

function photo(index: number, page: PhotoPage, label: string, references: PhotoReferences): Field {
  const place = `photos[${index}]`;
  const reference = references[page];
  const saved = reference === undefined ? '' : savedFileHint;
  const sides = page === 'BACK' ? 'Only required for an identity card. ' : '';
  return {
    name: `${place}.data`,
    label,
    kind: 'file',
    accept: photoTypes,
    hint: `${sides}JPG or PNG, up to ${largestFile}.${saved}`,
    extraValues: {
      [`${place}.page`]: page,
      ...(reference !== undefined && { [`${place}.extRef`]: reference }),
    },
  };
}
