import type { v1, v2 } from '@seller-funds/contract';
import { dateIn, paper, picture } from './papers.js';

const address = {
  street: 'Prinsengracht',
  houseNumber: '263-bis',
  zipcode: '1016 GV',
  city: 'Amsterdam',
  country: 'NLD',
};

const person = {
  firstName: 'Mila',
  lastName: 'Jansen',
  dateOfBirth: '1990-01-31',
  nationality: 'NLD',
  address,
};

/** All that the identity check of a person needs (D35), as version 2 takes it. */
export function completePerson(): v2.PersonCreate {
  const document = { type: 'PASSPORT', number: 'NX1234567' } as const;
  const dates = { issuedAt: dateIn(-2), expireAt: dateIn(5), issuerCountry: 'NLD' };
  return {
    ...person,
    documents: [{ ...document, ...dates, photos: [{ page: 'FRONT', data: picture }] }],
  };
}

/** The same as a seller of version 2. */
export function completeIndividual(): v2.IndividualLegalEntityCreate {
  return { legalForm: 'individual', ...completePerson() };
}

/** All that the check of an organization needs (D36), as version 2 takes it. */
export function completeOrganization(): v2.OrganizationLegalEntityCreate {
  return {
    legalForm: 'organization',
    type: 'PRIVATE_COMPANY',
    legalName: 'Mila Jansen B.V.',
    registrationNumber: '64551234',
    taxNumber: 'NL123456789B01',
    address,
    ultimateBeneficialOwners: [{ type: 'CEO', extRef: 'owner-1', ...completePerson() }],
    documents: [
      {
        title: 'Extract',
        type: 'REGISTRATION_EXTRACT',
        issuedAt: dateIn(-1),
        issuerCountry: 'NLD',
        data: paper,
      },
    ],
  };
}

/** All that the identity check of a person needs (D35), as version 1 takes it. */
export function completeIndividualV1(): v1.IndividualLegalEntityCreate {
  const document = { type: 'PASSPORT', number: 'NX1234567', extRef: 'passport-1' } as const;
  const dates = { issuedAt: dateIn(-2), expireAt: dateIn(5), issuerCountry: 'NLD' };
  const photo = { page: 'FRONT', style: 'STRAIGHT', format: 'PNG', data: picture } as const;
  return {
    legalForm: 'individual',
    ...person,
    gender: 'FEMALE',
    email: 'mila@example.com',
    phone: '+31201234567',
    documents: [{ ...document, ...dates, photos: [{ ...photo, extRef: 'front-1' }] }],
  };
}
