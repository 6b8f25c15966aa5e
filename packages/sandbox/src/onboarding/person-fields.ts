import type { PersonalDocumentType, PhotoPage } from '@seller-funds/contract/vocabulary/shared';
import { choicesOf, type Field, type FieldGroup, largestFile } from './field.js';

const pictures = 'image/jpeg,image/png';

/** A postal address; of a company when there is no home to speak of. */
export function addressFields(autocomplete: boolean): readonly Field[] {
  const known = (word: string): { autocomplete?: string } =>
    autocomplete ? { autocomplete: word } : {};
  return [
    { name: 'address.street', label: 'Street', kind: 'text', hint: 'Without the number' },
    { name: 'address.houseNumber', label: 'House number', kind: 'text' },
    {
      name: 'address.addition',
      label: 'Addition',
      kind: 'text',
      hint: 'Such as a floor or a unit',
    },
    { name: 'address.zipcode', label: 'Postal code', kind: 'text', ...known('postal-code') },
    { name: 'address.city', label: 'Town or city', kind: 'text', ...known('address-level2') },
    { name: 'address.state', label: 'State or province', kind: 'text' },
    { name: 'address.country', label: 'Country', kind: 'country', ...known('country-name') },
  ];
}

/** E-mail address and telephone number. */
export function contactFields(autocomplete: boolean): readonly Field[] {
  return [
    {
      name: 'email',
      label: 'E-mail address',
      kind: 'email',
      ...(autocomplete && { autocomplete: 'email' }),
    },
    {
      name: 'phone',
      label: 'Telephone number',
      kind: 'tel',
      hint: 'With the country code, such as +31 20 123 4567',
      ...(autocomplete && { autocomplete: 'tel' }),
    },
  ];
}

/**
 * What a person is asked for.
 * @param own whether the person fills it in about herself, so that the browser may help
 */
export function personGroups(own: boolean): readonly FieldGroup[] {
  const known = (word: string): { autocomplete?: string } => (own ? { autocomplete: word } : {});
  const name = 'As on the identity document';
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
        { name: 'dateOfBirth', label: 'Date of birth', kind: 'date', ...known('bday') },
        { name: 'placeOfBirth.city', label: 'City of birth', kind: 'text' },
        { name: 'placeOfBirth.country', label: 'Country of birth', kind: 'country' },
        { name: 'nationality', label: 'Nationality', kind: 'country' },
        {
          name: 'socialSecurityNumber',
          label: 'Social security number',
          kind: 'secret',
          hint: 'Only needed in the United States',
        },
      ],
    },
    { legend: 'Home address', fields: addressFields(own) },
    { legend: 'Contact', fields: contactFields(own) },
  ];
}

/** What a person is asked for who trades under a number of a register (D240). */
export const soleTraderGroup: FieldGroup = {
  legend: 'Your business',
  fields: [
    {
      name: 'registrationNumber',
      label: 'Registration number',
      kind: 'text',
      hint: 'Only if your business has a number in the company register',
    },
    { name: 'taxNumber', label: 'Tax number', kind: 'text' },
  ],
};

/** What names the pictures that an identity document has, by side. */
export type PhotoReferences = Readonly<Partial<Record<PhotoPage, string>>>;

/** What is asked for about an identity document. */
export function identityPaperGroups(photos: PhotoReferences): readonly FieldGroup[] {
  return [
    {
      legend: 'The document',
      fields: [
        {
          name: 'type',
          label: 'Kind of document',
          kind: 'choice',
          choices: choicesOf<PersonalDocumentType>({
            PASSPORT: 'Passport',
            ID: 'Identity card',
            DRIVING_LICENSE: 'Driving licence',
            VISA: 'Visa',
          }),
        },
        { name: 'number', label: 'Document number', kind: 'text' },
        { name: 'issuedAt', label: 'Date of issue', kind: 'date' },
        { name: 'expireAt', label: 'Valid until', kind: 'date' },
        { name: 'issuerCountry', label: 'Issuing country', kind: 'country' },
      ],
    },
    {
      legend: 'Pictures',
      fields: [
        photo(0, 'FRONT', 'Picture of the front', photos),
        photo(1, 'BACK', 'Picture of the back', photos),
      ],
    },
  ];
}

function photo(index: number, page: PhotoPage, label: string, references: PhotoReferences): Field {
  const place = `photos[${index}]`;
  const reference = references[page];
  const saved = reference === undefined ? '' : ' Saved; a new one takes its place.';
  const sides = page === 'BACK' ? 'An identity card needs both sides. ' : '';
  return {
    name: `${place}.data`,
    label,
    kind: 'file',
    accept: pictures,
    hint: `${sides}JPG or PNG, at most ${largestFile}.${saved}`,
    alongside: {
      [`${place}.page`]: page,
      ...(reference !== undefined && { [`${place}.extRef`]: reference }),
    },
  };
}
