import type { Random } from './random.js';

const words = (
  'amber anchor birch bridge cedar cloud coast copper delta echo ember falcon field forest garden ' +
  'harbor hazel island juniper lake lantern maple meadow mill north oak orchard pearl pine quartz ' +
  'river saddle silver spring stone summit timber valley willow winter'
).split(' ');

const firstNames = [
  'Ada',
  'Ben',
  'Clara',
  'David',
  'Emma',
  'Felix',
  'Hanna',
  'Jonas',
  'Mia',
  'Noah',
];
const lastNames = ['Becker', 'Fischer', 'Garcia', 'Jensen', 'Klein', 'Meyer', 'Novak', 'Silva'];
const cities = ['Berlin', 'Hamburg', 'Lisbon', 'Madrid', 'Oslo', 'Prague', 'Vienna', 'Zurich'];

/** So many words with spaces between them. */
export function makeWords(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(words) ?? '').join(' ');
}

/** Lower-case letters and digits, as in ids. */
export function makeToken(random: Random, length: number): string {
  return random.text('abcdefghijklmnopqrstuvwxyz0123456789', length);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Maker = (random: Random) => string;

/** What a property holds, told from how it is called; the first that fits counts. */
const byName: readonly (readonly [RegExp, Maker])[] = [
  [/e_?mail/, (random) => `${makeWords(random, 1)}@example.com`],
  [/phone|mobile|telephone/, (random) => `+4930${random.text('0123456789', 7)}`],
  [/ur[il]$|link$|href|website/, (random) => `https://example.com/${makeWords(random, 1)}`],
  [/first_?name|given_?name/, (random) => random.pick(firstNames) ?? ''],
  [/last_?name|sur_?name|family_?name/, (random) => random.pick(lastNames) ?? ''],
  [/currency/, (random) => random.pick(['EUR', 'USD', 'GBP', 'CHF']) ?? ''],
  [/country/, (random) => random.pick(['DE', 'FR', 'ES', 'AT', 'NL']) ?? ''],
  [/city|town/, (random) => random.pick(cities) ?? ''],
  [
    /street|address/,
    (random) => `${random.between(1, 120)} ${capitalized(makeWords(random, 1))} Street`,
  ],
  [/zip|post(?:al)?_?code/, (random) => random.text('123456789', 5)],
  [/iban/, () => 'DE89370400440532013000'],
  [/bic$|swift/, () => 'COBADEFFXXX'],
  [/locale|language/, (random) => random.pick(['de-DE', 'en-GB', 'fr-FR']) ?? ''],
  [/colou?r/, (random) => `#${random.text('0123456789abcdef', 6)}`],
  [/version/, (random) => `${random.between(1, 4)}.${random.between(0, 9)}.0`],
  [
    /(?:^|_)(?:id|code|key|ref|reference|number|token|hash|sha)$/,
    (random) => makeToken(random, 12),
  ],
  [/name|title|label/, (random) => makeWords(random, 2).split(' ').map(capitalized).join(' ')],
  [/description|message|comment|note|text|summary|reason/, sentence],
];

function sentence(random: Random): string {
  return `${capitalized(makeWords(random, 6))}.`;
}

/** A text for a property of a name: plausible where the name tells something, else a few words. */
export function makeText(name: string, random: Random): string {
  const plain = name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
  const maker = byName.find(([pattern]) => pattern.test(plain))?.[1];
  return maker ? maker(random) : makeWords(random, 2);
}
