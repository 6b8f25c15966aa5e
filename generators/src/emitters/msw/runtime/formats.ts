import type { Random } from './random.js';
import { makeToken, makeWords } from './words.js';

type Maker = (random: Random) => string;

const hex = '0123456789abcdef';
const digits = '0123456789';

/** All moments lie in one year, so that they do not depend on when they were made. */
const year = Date.UTC(2025, 0, 1);
const yearMilliseconds = 365 * 24 * 60 * 60 * 1000;

function moment(random: Random): string {
  const seconds = Math.floor((random.next() * yearMilliseconds) / 1000);
  return new Date(year + seconds * 1000).toISOString().replace('.000', '');
}

function uuid(random: Random): string {
  const part = (length: number): string => random.text(hex, length);
  return `${part(8)}-${part(4)}-4${part(3)}-${random.text('89ab', 1)}${part(3)}-${part(12)}`;
}

const email: Maker = (random) => `${makeWords(random, 1)}.${makeToken(random, 3)}@example.com`;
const host: Maker = (random) => `${makeWords(random, 1)}.example.com`;
const url: Maker = (random) =>
  `https://example.com/${makeWords(random, 1)}/${makeToken(random, 6)}`;
const path: Maker = (random) => `/${makeWords(random, 1)}/${makeToken(random, 6)}`;

/** Four characters of base64 are always whole bytes. */
const base64: Maker = (random) =>
  random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 16);

const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['date-time', moment],
  ['date', (random) => moment(random).slice(0, 10)],
  ['time', (random) => moment(random).slice(11)],
  ['duration', (random) => `P${random.between(1, 30)}D`],
  ['email', email],
  ['idn-email', email],
  ['hostname', host],
  ['idn-hostname', host],
  ['ipv4', (random) => `192.0.2.${random.between(1, 254)}`],
  ['ipv6', (random) => `2001:db8::${random.text('123456789abcdef', 4)}`],
  ['uri', url],
  ['url', url],
  ['iri', url],
  ['uri-reference', path],
  ['iri-reference', path],
  ['uri-template', () => '/items/{id}'],
  ['json-pointer', path],
  ['relative-json-pointer', () => '1/name'],
  ['regex', () => '^[a-z]+$'],
  ['uuid', uuid],
  ['byte', base64],
  ['base64', base64],
  ['password', (random) => makeToken(random, 12)],
  ['phone', (random) => `+4930${random.text(digits, 7)}`],
  ['decimal', (random) => `${random.between(1, 999)}.${random.text(digits, 2)}`],
]);

/** A text of a format; undefined where the format says nothing that is known here. */
export function makeFormat(format: string | undefined, random: Random): string | undefined {
  return makers.get(format ?? '')?.(random);
}
