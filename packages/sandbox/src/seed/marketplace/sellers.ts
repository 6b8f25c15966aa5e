import type { SeedStep } from '../seed.js';
import type { SeededRandom } from './seeded-random.js';

/** A seller of the sample marketplace. */
export interface Seller {
  readonly name: string;
  /** True if its check passes. */
  readonly payable: boolean;
  readonly step: SeedStep;
}

const firstNames = ['Mila', 'Daan', 'Sanne', 'Noor', 'Lucas', 'Femke', 'Jonas', 'Lotte', 'Emil'];
const lastNames = ['Visser', 'Bakker', 'Jansen', 'Peters', 'Smit', 'Mulder', 'Dekker', 'Vos'];
const crafts = ['Ceramics', 'Glass', 'Books', 'Bicycles', 'Tea', 'Lamps', 'Garden', 'Prints'];
const cities = ['Breda', 'Ede', 'Delft', 'Zwolle', 'Arnhem', 'Leiden', 'Haarlem'];
const streets = ['Havenstraat', 'Dorpsweg', 'Molenlaan', 'Kerkplein', 'Stationsweg'];

/** A minimal file: the header of a PDF, in Base64. */
const file = 'JVBERi0xLjcK';

/** The outcomes of the checks of some sellers, by their number. */
const outcomes: Readonly<Record<number, string>> = {
  11: 'HOLD',
  22: 'FAILED',
  33: 'FORGED',
  44: 'REJECTED',
};

/** Makes sellers: most have complete data, a few lack some or do not pass the KYC check. */
export function makeSellers(count: number, random: SeededRandom): Seller[] {
  return Array.from({ length: count }, (_none, index) => makeSeller(index + 1, random));
}

function makeSeller(number: number, random: SeededRandom): Seller {
  const person = makePerson(number, random);
  const { lastName } = person;
  const displayName = `${lastName} ${random.pick(crafts)} ${number}`;
  const extRef = `seller-${number}`;
  const legalEntity: object = random.withProbability(30)
    ? {
        ...company(number, displayName),
        address: makeAddress(random),
        ultimateBeneficialOwners: [{ type: 'CEO', ...person }],
      }
    : { legalForm: 'individual', ...person };
  const bank = {
    displayName: `${person.firstName} ${lastName}`,
    accountType: 'IBAN',
    accountNumber: makeIban(random),
    currency: 'EUR',
    statement: { data: file },
  };
  const kind = random.between(1, 100);
  const isIncomplete = number === 45;
  // Each state of the check occurs, however the dice fall.
  const isBare = kind <= 6 && !isIncomplete && !(number in outcomes);
  const body =
    // Registered without further data.
    isBare
      ? { displayName, extRef }
      : isIncomplete
        ? { displayName, extRef, legalEntity: { legalForm: 'individual', lastName } }
        : { displayName, extRef, legalEntity, externalAccounts: [bank] };
  const step: SeedStep = { call: 'v2.createAccountHolder', as: `seller${number}`, body };
  const outcome = outcomes[number] ?? (kind <= 10 && !isIncomplete ? 'REJECTED' : undefined);
  const headers = outcome && !isBare ? { 'x-sandbox-kyc-outcome': outcome } : undefined;
  return {
    name: `seller${number}`,
    payable: !isBare && !isIncomplete && outcome === undefined,
    step: headers ? { ...step, headers } : step,
  };
}

function makePerson(number: number, random: SeededRandom) {
  const extRef = `passport-${number}`;
  return {
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    dateOfBirth: `${random.between(1955, 2001)}-0${random.between(1, 9)}-${random.between(10, 28)}T00:00:00Z`,
    nationality: 'NLD',
    address: makeAddress(random),
    documents: [{ extRef, type: 'PASSPORT', photos: [{ page: 'FRONT', data: file }] }],
  };
}

function makeAddress(random: SeededRandom) {
  return {
    street: random.pick(streets),
    houseNumber: String(random.between(1, 180)),
    zipcode: `${random.between(1000, 9999)} AB`,
    city: random.pick(cities),
    country: 'NLD',
  };
}

function company(number: number, displayName: string) {
  return {
    legalForm: 'organization',
    type: 'PRIVATE_COMPANY',
    legalName: `${displayName} B.V.`,
    registrationNumber: String(10_000_000 + number),
    taxNumber: `NL${String(number).padStart(9, '0')}B01`,
    documents: [{ extRef: `register-${number}`, title: 'Extract of the register', data: file }],
  };
}

/** Makes a Dutch IBAN of a fictitious bank with valid check digits (ISO 13616). */
function makeIban(random: SeededRandom): string {
  const account = String(random.between(1, 999_999_999)).padStart(10, '0');
  const digits = `SNDB${account}NL00`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}SNDB${account}`;
}
