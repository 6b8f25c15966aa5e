import { type FieldCheck, type FieldKind, largestFile } from './field.js';

/** What the seller reads about a field; the document has the rest. */
interface Label {
  readonly label: string;
  readonly hint?: string;
  /** The value of `autocomplete`, in forms about the user. */
  readonly autocomplete?: string;
  /** The kind of a text, which the document does not have. */
  readonly kind?: FieldKind;
  /** What the text must be, besides what its kind says. */
  readonly check?: FieldCheck;
  /** The media types of a file that the document does not restrict. */
  readonly accept?: string;
}

const asShown = 'As shown on the identity document';
const photo = { accept: 'image/jpeg,image/png' };

/** The labels of fields by their names, or by the form and the name. */
export const labels: Readonly<Record<string, Label>> = {
  firstName: { label: 'First names', hint: asShown, autocomplete: 'given-name' },
  lastName: { label: 'Last name', hint: asShown, autocomplete: 'family-name' },
  dateOfBirth: { label: 'Date of birth', autocomplete: 'bday' },
  'placeOfBirth.city': { label: 'City of birth' },
  'placeOfBirth.country': { label: 'Country of birth' },
  nationality: { label: 'Nationality' },
  socialSecurityNumber: {
    label: 'Social security number',
    kind: 'secret',
  },
  'address.street': { label: 'Street', hint: 'Without the house number' },
  'address.houseNumber': { label: 'House number' },
  'address.addition': { label: 'Address addition', hint: 'For example, a floor or unit' },
  'address.zipcode': { label: 'Postal code', autocomplete: 'postal-code' },
  'address.city': { label: 'Town or city', autocomplete: 'address-level2' },
  'address.state': { label: 'State or province' },
  'address.country': { label: 'Country', autocomplete: 'country-name' },
  email: { label: 'Email address', kind: 'email', autocomplete: 'email' },
  phone: {
    label: 'Phone number',
    hint: 'With the country code, for example +31 20 123 4567',
    kind: 'tel',
    autocomplete: 'tel',
  },
  legalName: {
    label: 'Legal name',
    hint: 'As registered in the company register',
    autocomplete: 'organization',
  },
  registrationNumber: { label: 'Registration number' },
  'person registrationNumber': {
    label: 'Registration number',
    hint: 'Only if your business is in the company register',
  },
  taxNumber: { label: 'Tax number' },
  type: { label: 'Document type' },
  'document type': { label: 'Document type', hint: 'For example, utility bill' },
  'company type': { label: 'Organization type' },
  'owner type': { label: 'Role in the company' },
  title: { label: 'Title' },
  number: { label: 'Document number' },
  issuedAt: { label: 'Issue date' },
  expireAt: { label: 'Expiry date', check: 'future' },
  issuerCountry: { label: 'Issuing country' },
  data: {
    label: 'File',
    hint: `PDF, JPG or PNG, up to ${largestFile}`,
    accept: 'application/pdf,image/jpeg,image/png',
  },
  'photos[0].data': {
    label: 'Photo of the front',
    hint: `JPG or PNG, up to ${largestFile}`,
    ...photo,
  },
  'photos[1].data': {
    label: 'Photo of the back',
    hint: `Only required for an identity card. JPG or PNG, up to ${largestFile}`,
    ...photo,
  },
  expectedMonthlyVolume: { label: 'Monthly sales', hint: 'For example, 3000.00' },
  expectedAverageTransactionSize: { label: 'Average amount per sale', hint: 'For example, 60.00' },
  displayName: { label: 'Name on the account', hint: 'Your legal name or the company name' },
  accountNumber: { label: 'IBAN', hint: 'For example, NL45SNDB0000000001', check: 'iban' },
  'us accountNumber': { label: 'Account number' },
  'apmData.routingNumber': {
    label: 'Routing number',
    hint: 'Nine digits',
    check: 'routingNumber',
  },
  'statement.data': {
    label: 'Statement',
    hint: `PDF that shows your name and the account number, up to ${largestFile}`,
  },
  'statement.issuedAt': { label: 'Statement date' },
};

/** The values of enums whose words are not those of the value. */
const choiceLabels: Readonly<Record<string, string>> = {
  CEO: 'Chief executive officer',
  CFO: 'Chief financial officer',
  COO: 'Chief operating officer',
  SHARE_HOLDER: 'Shareholder',
  NON_PROFIT: 'Non-profit organization',
  ID: 'Identity card',
  DRIVING_LICENSE: 'Driving licence',
};

/** The value of an enum in words, such as `Private company` for `PRIVATE_COMPANY`. */
export function labelOfChoice(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase();
  return choiceLabels[value] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
