// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import { givenParameters, type CallHeaders, type CallInput } from './call.js';
import { RequestError } from './errors.js';
import type { Placed } from './security.js';
import { isSuccess } from './status.js';
import { asPairs, inPath } from './styles.js';
import { encode, shapeOf } from './values.js';

/**
 * The headers of a request but for the media type of its body. Later ones win: what the client
 * always sends, credentials, header parameters, those of the call.
 * @throws {RequestError} where a header cannot carry its value; the value is not repeated.
 */
export function headersOf(
  operation: OperationDescriptor,
  input: CallInput,
  always: CallHeaders | undefined,
  credentials: readonly Placed[],
): Headers {
  const entries: [name: string, value: string][] = [
    ['accept', acceptedTypes(operation)],
    ...entriesOf(always),
    ...credentials.filter((entry) => entry.in === 'header').map(namedValue),
    ...parameterHeaders(operation, input),
    ...entriesOf(input.options?.headers),
  ];
  const headers = new Headers();
  for (const [name, value] of entries) setHeader(operation, headers, name, value);
  const cookies = cookiesOf(operation, input, credentials);
  const all = [headers.get('cookie') ?? '', ...cookies].filter((cookie) => cookie !== '');
  if (all.length > 0) setHeader(operation, headers, 'cookie', all.join('; '));
  if (headers.get('accept') === '') headers.delete('accept');
  return headers;
}

function namedValue({ name, value }: Placed): [string, string] {
  return [name, value];
}

function parameterHeaders(operation: OperationDescriptor, input: CallInput): [string, string][] {
  return givenParameters(operation, input, 'header').flatMap((parameter): [string, string][] => {
    const shape = shapeOf(parameter.value);
    if (!shape) return [];
    const text = inPath(parameter, shape, (part) => part);
    // An array without elements is not there; an empty text is.
    return text === '' && shape.kind !== 'primitive' ? [] : [[parameter.name, text]];
  });
}

/** Cookies as `name=value`. Browsers send their own and ignore these. */
function cookiesOf(
  operation: OperationDescriptor,
  input: CallInput,
  credentials: readonly Placed[],
): string[] {
  const keys = credentials.filter((entry) => entry.in === 'cookie');
  return [
    ...givenParameters(operation, input, 'cookie').flatMap((entry) => asPairs(entry, entry.value)),
    ...keys.map(({ name, value }) => `${encode(name)}=${encode(value)}`),
  ];
}

/** The documented media types, those of successes first. */
function acceptedTypes(operation: OperationDescriptor): string {
  const entries = Object.entries(operation.responses);
  const good = entries.filter(([status]) => isSuccess(operation, successOf(status)));
  return [...new Set([...good, ...entries].flatMap(([, types]) => types))].join(', ');
}

/** A status of the range of successes that an entry of the responses may stand for. */
function successOf(key: string): number {
  if (/^\d+$/.test(key)) return Number(key);
  return key === '2XX' || key === 'default' ? 200 : 0;
}

function entriesOf(headers: CallHeaders | undefined): [string, string][] {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers ?? {});
  return entries.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
}

/** The platform's own message would repeat the value, which may be a key. */
function setHeader(
  operation: OperationDescriptor,
  headers: Headers,
  name: string,
  value: string,
): void {
  try {
    headers.set(name, value);
  } catch {
    const fault = 'has characters that a header cannot carry';
    throw new RequestError(
      operation,
      `cannot be called: the header ${JSON.stringify(name)} ${fault}`,
    );
  }
}
