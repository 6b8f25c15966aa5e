import type { ParameterDescriptor } from '../../types/runtime/operation.js';
import type { Issue } from './request-error.js';
import { makeIssue } from './issues.js';
import {
  parseCookies,
  decodeCookie,
  decodePath,
  decodeQuery,
  type Pair,
  parseQuery,
  queryOf,
  UnreadableValueError,
} from './query-string.js';
import type { Codecs } from './codecs.js';
import { readPlainPairs, readPlainText } from './plain.js';

type Place = ParameterDescriptor['in'];

/** The parameters of each kind by name, without those that were not sent. */
export type ParameterValues = Readonly<Record<Place, Readonly<Record<string, unknown>>>>;

/** The parsed parameters, and the issues of those that could not be parsed. */
export interface ReadParameters {
  readonly values: ParameterValues;
  readonly issues: readonly Issue[];
}

/**
 * Parses all parameters of a request by their styles and wire types, without validation.
 * @param pathTexts the encoded path parameters
 */
export function readParameters(
  parameters: readonly ParameterDescriptor[],
  request: Request,
  pathTexts: ReadonlyMap<string, string>,
  codecs: Codecs = {},
): ReadParameters {
  const read = readersOf(parameters, request, pathTexts, codecs);
  const values = { path: record(), query: record(), header: record(), cookie: record() };
  const issues: Issue[] = [];
  for (const parameter of parameters) {
    const { name, in: place } = parameter;
    try {
      const value = read[place](parameter);
      if (value !== undefined) values[place][name] = value;
    } catch (error) {
      if (!(error instanceof UnreadableValueError)) throw error;
      const explanation = { code: 'syntax', template: error.message, params: {} } as const;
      issues.push(makeIssue({ in: place, path: [name] }, explanation));
    }
  }
  return { values, issues };
}

/** An object without prototype, so that a parameter named `constructor` is not inherited. */
function record(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** The readers of single values in the default styles. */
const plain: NonNullable<Codecs['styles']> = { text: readPlainText, pairs: readPlainPairs };

function readersOf(
  parameters: readonly ParameterDescriptor[],
  { headers, url }: Request,
  pathTexts: ReadonlyMap<string, string>,
  codecs: Codecs,
): Record<Place, (parameter: ParameterDescriptor) => unknown> {
  const has = (place: Place): boolean => parameters.some((entry) => entry.in === place);
  const query = has('query') ? parseQuery(url) : [];
  const cookies = has('cookie') ? parseCookies(headers.get('cookie')) : [];
  const { text: readText, pairs: readPairs } = codecs.styles ?? plain;
  const ofPairs = (
    entry: ParameterDescriptor,
    place: 'query' | 'cookie',
    pairs: readonly Pair[],
    decode: typeof decodePath,
  ): unknown => {
    const nested = codecs[place] ?? {};
    const read = Object.hasOwn(nested, entry.name) ? nested[entry.name] : undefined;
    return (read ?? readPairs)(entry, pairs, namesBeside(parameters, entry), decode);
  };
  return {
    path: (entry) => readText(entry, pathTexts.get(entry.name) ?? '', decodePath),
    query: (entry) =>
      codecs.querystring
        ? codecs.querystring(queryOf(url))
        : ofPairs(entry, 'query', query, decodeQuery),
    header: (entry) => {
      const text = headers.get(entry.name);
      return text === null ? undefined : readText(entry, text, (piece) => piece.trim());
    },
    cookie: (entry) =>
      ofPairs(entry, 'cookie', cookies, entry.style === 'cookie' ? String : decodeCookie),
  };
}

/** The names of the other parameters of the same kind. */
function namesBeside(
  parameters: readonly ParameterDescriptor[],
  self: ParameterDescriptor,
): ReadonlySet<string> {
  const others = parameters.filter((entry) => entry !== self && entry.in === self.in);
  return new Set(others.map((entry) => entry.name));
}
