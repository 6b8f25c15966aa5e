/** The smallest file that is one. */
export const file = 'JVBERi0xLjcK';

const address = {
  street: 'Havenstraat',
  houseNumber: '12',
  zipcode: '4811 XB',
  city: 'Breda',
  country: 'NLD',
};

export function person(more: object = {}) {
  return {
    firstName: 'Mila',
    lastName: 'Visser',
    dateOfBirth: '1990-05-17T00:00:00.000Z',
    nationality: 'NLD',
    address,
    documents: [{ extRef: 'passport', type: 'PASSPORT', photos: [{ page: 'FRONT', data: file }] }],
    ...more,
  };
}

export const calendarBirth = { dateOfBirth: '1990-05-17' };

export function individual(more: object = {}) {
  return { legalForm: 'individual', ...person(more) };
}

export function organization(more: object = {}) {
  return {
    legalForm: 'organization',
    type: 'PRIVATE_COMPANY',
    legalName: 'Noordzee Imports B.V.',
    registrationNumber: '12345678',
    taxNumber: 'NL001234567B01',
    address,
    ultimateBeneficialOwners: [{ extRef: 'bakker', type: 'CEO', ...person() }],
    documents: [{ extRef: 'register', title: 'Extract', data: file }],
    ...more,
  };
}
