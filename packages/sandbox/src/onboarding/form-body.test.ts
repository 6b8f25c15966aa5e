import { expect, test } from 'vitest';
import { buildBody, parseFieldText } from './form-body.js';

const plain = { kind: 'text', stored: false, keepIfEmpty: false } as const;

test.each([
  ['  Mila ', plain, 'Mila'],
  ['', plain, undefined],
  ['', { ...plain, stored: true }, null],
  ['', { ...plain, stored: true, keepIfEmpty: true }, undefined],
  [' ', { ...plain, kind: 'secret', stored: true }, undefined],
  ['NL45 SNDB 0000', { ...plain, kind: 'number' }, 'NL45SNDB0000'],
  ['1990-05-17', { ...plain, kind: 'birthDate' }, '1990-05-17T00:00:00Z'],
  ['', { ...plain, kind: 'birthDate', stored: true }, null],
  ['60', { ...plain, kind: 'amount' }, 6000],
  ['60.5', { ...plain, kind: 'amount' }, 6050],
  ['60,05', { ...plain, kind: 'amount' }, 6005],
  ['60.005', { ...plain, kind: 'amount' }, '60.005'],
  ['lots', { ...plain, kind: 'amount' }, 'lots'],
] as const)('parses %j of %j as %j', (text, field, value) => {
  expect(parseFieldText(text, field)).toBe(value);
});

test('builds a body without gaps in lists and maps faults back to their fields', () => {
  const { body, nameOf } = buildBody([
    { name: 'legalEntity.owners[0].documents[0].photos[1].page', value: 'BACK' },
    { name: 'legalEntity.owners[0].documents[0].photos[1].data', value: 'AAAA' },
    { name: 'legalEntity.address.city', value: null },
  ]);
  const documents = [{ photos: [{ page: 'BACK', data: 'AAAA' }] }];
  expect(body).toEqual({ legalEntity: { owners: [{ documents }], address: { city: null } } });
  expect(nameOf('legalEntity.owners[0].documents[0].photos[0].data')).toBe(
    'legalEntity.owners[0].documents[0].photos[1].data',
  );
  expect(nameOf('legalEntity.type')).toBe('legalEntity.type');
});
