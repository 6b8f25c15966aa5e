// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import { givenParameters, type CallInput } from './call.js';
import { RequestError } from './errors.js';
import type { Placed } from './security.js';
import { asPairs, inPath } from './styles.js';
import { encode, shapeOf } from './values.js';

/**
 * The path and query of a request, behind the base URL.
 * @throws {RequestError} where a value of the path is missing, or would change the path itself.
 */
export function targetOf(
  operation: OperationDescriptor,
  input: CallInput,
  credentials: readonly Placed[],
): string {
  const path = pathOf(operation, input);
  const query = queryOf(operation, input, credentials);
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function pathOf(operation: OperationDescriptor, input: CallInput): string {
  const given = new Map(
    givenParameters(operation, input, 'path').map((entry) => [entry.name, entry]),
  );
  // A fragment, with which some documents tell paths apart, is never sent.
  const template = operation.path.split('#')[0] ?? '';
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const parameter = given.get(name);
    const shape = shapeOf(parameter?.value);
    const text = parameter && shape ? inPath(parameter, shape, encode) : '';
    if (text !== '') return text;
    throw new RequestError(operation, `cannot be called: the path parameter ${name} is empty`);
  });
  // URLs resolve these segments, so that the request would reach another path.
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) {
    throw new RequestError(operation, 'cannot be called: a path parameter is "." or ".."');
  }
  return path;
}

function queryOf(
  operation: OperationDescriptor,
  input: CallInput,
  credentials: readonly Placed[],
): string {
  const parameters = givenParameters(operation, input, 'query');
  const keys = credentials.filter((entry) => entry.in === 'query');
  return [
    ...parameters.flatMap((parameter) => asPairs(parameter, parameter.value)),
    ...keys.map(({ name, value }) => `${encode(name)}=${encode(value)}`),
  ].join('&');
}
