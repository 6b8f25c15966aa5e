import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emit, loaderOf } from '../../testing/emitted.js';
import type { WebhookTable } from './runtime/event.js';
import type { parseEvent as ParseEvent } from './runtime/parse-event.js';

type Module = { readonly webhooks: WebhookTable<Record<string, unknown>> };
type Emitted = { readonly v1: Module; readonly v2: Module; readonly parseEvent: typeof ParseEvent };

const document = readFileSync(join(import.meta.dirname, 'golden/pets.yaml'), 'utf8');
const files = await emit(document, ['types', 'validators', 'webhooks']);
const { v1, v2, parseEvent } = loaderOf(files)('webhooks/index.ts') as Emitted;

const sold = { pet: 'Rex', price: 1200 };

describe('an event is recognised by its distinguishing properties', () => {
  test.each([
    [v1, sold, 'sold'],
    [v1, { pet: 'Rex', reason: 'It barks.' }, 'returned'],
    [v2, { type: 'pet.born', pet: 'Rex' }, 'born'],
    [v2, { type: 'pet.died', pet: 'Rex' }, 'died'],
  ])('%#', ({ webhooks }, body, type) => {
    expect(parseEvent(webhooks, body)).toEqual({ kind: 'event', event: { type, body } });
  });

  test.each([
    [v1, { pet: 'Rex' }],
    [v1, 'a text'],
    [v1, null],
    [v1, Object.create({ price: 1 })],
    [v2, { type: 'pet.renamed', pet: 'Rex' }],
    [v2, {}],
  ])('one without distinguishing properties is unknown: %#', ({ webhooks }, body) => {
    expect(parseEvent(webhooks, body)).toEqual({ kind: 'unknown' });
  });

  test('is rejected if it matches two, unless the receiver names one', () => {
    const body = { ...sold, reason: 'It barks.' };
    expect(parseEvent(v1.webhooks, body)).toEqual({
      kind: 'invalid',
      issues: [{ pointer: '', message: 'matches both sold and returned; pass the expected one' }],
    });
    expect(parseEvent(v1.webhooks, body, 'returned')).toMatchObject({
      event: { type: 'returned' },
    });
  });
});

describe('keeps values that the document does not know yet', () => {
  test.each([
    ['a property', { color: 'brown' }],
    ['a text of an enumeration', { channel: 'MARKET' }],
    ['a text of one member of a union', { buyer: 'STATE' }],
    ['a property inside a union', { place: { kind: 'shop', street: 'Main', floor: 2 } }],
    ['a member of a union', { place: { kind: 'market', stall: 7 } }],
  ])('%s', (_what, more) => {
    const body = { ...sold, ...more };
    const reading = parseEvent(v1.webhooks, body);
    expect(reading).toMatchObject({ kind: 'event' });
    expect(reading.kind === 'event' && reading.event.body).toBe(body);
  });
});

describe('rejects invalid events with the place, but without the value', () => {
  test.each([
    ['a type', { ...sold, pet: 5 }, '/pet'],
    ['a number where a text is listed', { ...sold, channel: 5 }, '/channel'],
    ['a value that no member of a union knows', { ...sold, buyer: true }, '/buyer'],
    ['a member of a union', { ...sold, place: { kind: 'shop', street: 5 } }, '/place/street'],
    ['a discriminator', { ...sold, place: { kind: 5 } }, '/place/kind'],
  ])('%s', (_what, body, pointer) => {
    const reading = parseEvent(v1.webhooks, body);
    expect(reading).toMatchObject({ kind: 'invalid', issues: [{ pointer }] });
    expect(JSON.stringify(reading)).not.toContain('Rex');
  });

  test('names the event of a body that is another than expected', () => {
    const reading = parseEvent(v1.webhooks, sold, 'returned');
    expect(reading).toEqual({ kind: 'other', type: 'sold' });
    const constant = parseEvent(v2.webhooks, { type: 'pet.died', pet: 'Rex' }, 'born');
    expect(constant).toEqual({ kind: 'other', type: 'died' });
  });
});
