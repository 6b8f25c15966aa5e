import {
  organizationLegalEntityTypeValues,
  personalDocumentTypeValues,
} from '@seller-funds/contract/vocabulary/shared';
import { expect, test } from 'vitest';
import { type FormName, groupsOf } from './forms.js';
import { requiredField } from './schema.js';

const owners = 'legalEntity.ultimateBeneficialOwners[0]';

function fieldsOf(form: FormName, at: string, legalForm = 'organization') {
  const fields = groupsOf(form, at, legalForm).flatMap((group) => group.fields);
  return new Map(fields.map((field) => [field.name, field]));
}

test.each<[form: FormName, at: string, legalForm: string, kinds: object]>([
  ['person', 'legalEntity', 'individual', { dateOfBirth: 'birthDate', nationality: 'country' }],
  ['company', 'legalEntity', 'organization', { type: 'choice', 'address.city': 'text' }],
  ['owner', owners, 'organization', { type: 'choice', socialSecurityNumber: 'secret' }],
  ['identity', `${owners}.documents[0]`, 'organization', { 'photos[1].data': 'file' }],
  ['document', 'legalEntity.documents[0]', 'organization', { data: 'file', issuedAt: 'date' }],
  ['sales', 'salesProfile', '', { expectedMonthlyVolume: 'amount' }],
  ['iban', 'externalAccounts[0]', '', { accountNumber: 'number', displayName: 'text' }],
  ['us', 'externalAccounts[0]', '', { 'apmData.routingNumber': 'number' }],
])('the form %s has the kinds of its fields from the document', (form, at, legalForm, kinds) => {
  const fields = fieldsOf(form, at, legalForm);
  const found = Object.keys(kinds).map((name) => [name, fields.get(name)?.kind]);
  expect(Object.fromEntries(found)).toEqual(kinds);
});

test('choices are the values of the document', () => {
  const company = fieldsOf('company', 'legalEntity').get('type');
  const document = fieldsOf('identity', 'legalEntity.documents[0]', 'individual').get('type');
  expect(company?.choices.map(([value]) => value)).toEqual(organizationLegalEntityTypeValues);
  expect(document?.choices.map(([value]) => value)).toEqual(personalDocumentTypeValues);
});

test('a field that does not accept null keeps its value, and needs what its object requires', () => {
  const fields = fieldsOf('iban', 'externalAccounts[0]');
  expect(fields.get('displayName')?.keepIfEmpty).toBe(true);
  expect(fields.get('statement.issuedAt')?.dependsOn).toBe('statement.data');
  expect(fields.get('statement.data')).toMatchObject({
    accept: 'application/pdf',
    dependsOn: undefined,
  });
  expect(fieldsOf('company', 'legalEntity').get('type')?.keepIfEmpty).toBe(false);
});

test('a new entry requires what the document requires of an entry without a reference', () => {
  expect(requiredField(owners, 'organization')).toBe('type');
  expect(requiredField('externalAccounts[0]', undefined, ['accountType', 'currency'])).toBe(
    'displayName',
  );
});
