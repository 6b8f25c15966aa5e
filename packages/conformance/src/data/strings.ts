import { sample, stringMatching } from 'fast-check';
import type { Constraints } from './constraints.js';

/** The maximum length of generated strings without `maxLength`, in characters. */
const longestFree = 300;
/** The maximum length of strings that are sent, in characters. */
const longestSent = 20_000;

/** Unicode strings that software often handles wrongly. */
const unicode = [
  'Zoë Müller-Łuków',
  '株式会社サンプル',
  'محل تجاري',
  '👩‍👩‍👧 shop',
  'O\'Neil "$&" <b>sons</b> \\ {braces} 100 %s',
  'e\u0301 decomposed',
];

const byFormat: Readonly<Record<string, readonly string[]>> = {
  'date-time': [
    '2026-02-28T23:59:59Z',
    '2024-02-29T00:00:00.123+01:00',
    '2026-03-10T14:05:09.999999-05:30',
  ],
  date: ['2024-02-29', '2026-12-31', '1970-01-01'],
  time: ['00:00:00Z', '23:59:59.5+01:00'],
  email: ['a@example.com', 'first.last+tag@sub.example.org'],
  uuid: ['00000000-0000-4000-8000-000000000000', 'F47AC10B-58CC-4372-A567-0E02B2C3D479'],
  uri: ['https://example.com/', 'https://example.com:8443/a/b?c=d#e'],
  'uri-reference': ['/a/b', 'https://example.com/'],
  ipv4: ['127.0.0.1', '255.255.255.255'],
  ipv6: ['::1', '2001:db8::ff00:42:8329'],
  hostname: ['example.com'],
  byte: ['', 'QQ==', 'SGVsbG8='],
};

/** Builds strings at the boundaries of what is allowed. They are candidates: the caller has to check each. */
export function boundaryStrings(constraints: Constraints, seed: number): string[] {
  const { format, base64, patterns, minLength, maxLength } = constraints;
  if (base64) return ['QQ==', 'SGVsbG8=', 'U2VsbGVyIEZ1bmRz'.repeat(64)];
  const known = format === undefined ? undefined : byFormat[format];
  if (known) return [...known];
  const [pattern] = patterns;
  if (pattern !== undefined) return matching(pattern, constraints, seed);
  const longest = Math.min(maxLength, longestFree);
  const texts = unicode.filter((each) => countCodePoints(each) >= minLength);
  return [
    ...(minLength > 0 ? [textOfLength(minLength)] : ['']),
    ...(maxLength <= longestSent
      ? // A character outside the basic multilingual plane detects lengths counted in UTF-16 code units.
        [textOfLength(maxLength), '𝔘'.repeat(maxLength)]
      : [textOfLength(longest)]),
    ...texts.map((each) => Array.from(each).slice(0, longest).join('')),
  ];
}

/** The length of a string in code points, as in JSON Schema. */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}

/** Builds a string of a length. The characters vary, so that truncation is noticed. */
export function textOfLength(length: number): string {
  return 'abcdefghij0123456789'.repeat(Math.ceil(length / 20)).slice(0, length);
}

const matchingTexts = new Map<string, string[]>();

/** Finds strings that match a pattern, including a short and a long one. */
function matching(pattern: string, constraints: Constraints, seed: number): string[] {
  const key = `${seed} ${constraints.minLength} ${constraints.maxLength} ${pattern}`;
  const found = matchingTexts.get(key) ?? findMatching(pattern, constraints, seed);
  matchingTexts.set(key, found);
  return found;
}

function findMatching(pattern: string, constraints: Constraints, seed: number): string[] {
  const { minLength, maxLength } = constraints;
  // Unbounded repetitions or missing anchors would generate very long strings.
  const bounded = /^\^.*\$$/.test(pattern) && !/[+*]|,\}/.test(pattern);
  const size = bounded ? 'max' : 'small';
  try {
    const texts = sample(
      stringMatching(new RegExp(pattern, 'u'), { size }).filter((each) => {
        const length = countCodePoints(each);
        return length >= minLength && length <= Math.min(maxLength, longestSent);
      }),
      { seed, numRuns: 40 },
    ).toSorted((a, b) => a.length - b.length);
    const picks = [0, Math.trunc(texts.length / 2), texts.length - 1].map((index) => texts[index]);
    return [...new Set(picks.filter((each) => each !== undefined))];
  } catch {
    // Not every pattern is supported. Then only the examples of the document are used.
    return [];
  }
}

/** A length that most patterns with a limit reject. */
const longest = 200;

/** Builds strings that violate a format or pattern. They are candidates: the caller has to check each. */
export function invalidStrings(constraints: Constraints, value: string): string[] {
  if (constraints.base64) return ['not base64!', 'QQ', 'QQ=', 'QQ=\n=', 'QQ==\n'];
  if (constraints.format !== undefined) {
    const texts = [
      'no $& {0} "%s" value',
      '2026-13-45',
      '2026-02-30T25:00:00Z',
      '10/03/2026',
      `${value} `,
    ];
    // Valid in another format: without a time, without an offset, with a time, with a month of one digit.
    texts.push('2026-03-10', '2026-03-10T15:05:09', '2026-03-10T15:05:09Z', '2026-3-10');
    // Dates that do not exist, with a valid time.
    const days = ['2026-02-30', '2025-02-29', '2026-04-31'];
    const isDate = constraints.format.startsWith('date');
    return isDate ? [...texts, ...days, ...days.map((day) => `${day}T10:00:00Z`)] : texts;
  }
  if (constraints.patterns.length === 0) return [];
  // Near misses, which a slightly wrong pattern would match.
  const oneMore = `${value}${value.slice(-1)}`;
  const many = value.repeat(longest).slice(0, longest);
  const lengths = [value.slice(0, -1), oneMore, value.slice(0, 1), many];
  const classes = [value.toLowerCase(), value.toUpperCase(), ...otherClasses(value)];
  const texts = [`${value}%`, `${value} `, `é${value.slice(1)}`, ...lengths, ...classes];
  return [...new Set(texts)].filter((each) => each !== value);
}

/** The string with its first letter replaced by a digit, and with its first digit replaced by a letter. */
function otherClasses(value: string): string[] {
  return [value.replace(/\p{L}/u, '7'), value.replace(/\d/, 'x')];
}
