import type { TypeAliasDeclarationStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import type { FileDraft } from '../../code/file.js';
import { typeAlias } from '../../code/structures.js';
import type { Operation, Response } from '../../model/contract.js';
import type { EndpointContext } from './context.js';
import { hasItems, isBinary, isPlain, preferred, responseType } from './media-types.js';
import { errorName } from './names.js';
import { operationPart, runtimeSymbol } from './symbols.js';

/** The result type of a method: the bodies of all documented success responses. */
export function successType(
  file: FileDraft,
  context: EndpointContext,
  operation: Operation,
): string {
  const all = successesOf(operation).map((response) =>
    responseType(file, context, operation, response),
  );
  const types = [...new Set(all)];
  return types.every((type) => type === 'undefined') ? 'void' : types.join(' | ');
}

/** The result types by requested media type, preferred ones first; undefined if there is only one. */
export function representations(
  file: FileDraft,
  context: EndpointContext,
  operation: Operation,
): ReadonlyMap<string, string> | undefined {
  if (!hasRepresentations(operation)) return undefined;
  const successes = successesOf(operation);
  const all = successes.flatMap(({ content }) => [...preferred(content), ...content]);
  return new Map(
    all.map(({ type }) => {
      const types = successes.flatMap((response) => {
        const content = response.content.filter((media) => media.type === type);
        if (content.length === 0 && response.content.length > 0) return [];
        return [responseType(file, context, operation, response, content)];
      });
      return [type, [...new Set(types)].join(' | ')];
    }),
  );
}

/** True if a success response can be a stream of items. */
export function hasStreams(operation: Operation): boolean {
  return (
    operation.method !== 'head' &&
    successesOf(operation).some(({ content }) => content.some(({ item }) => item))
  );
}

/** True if a success response can be binary. */
export function hasBytes(operation: Operation): boolean {
  const contents = successesOf(operation).flatMap(({ content }) => content);
  return operation.method !== 'head' && !hasItems(operation) && isBinary(contents);
}

/** True if a success response has JSON and other media types. */
export function hasRepresentations(operation: Operation): boolean {
  const contents = successesOf(operation).map(({ content }) => content);
  return (
    operation.method !== 'head' &&
    contents.some((content) => preferred(content).length < content.length)
  );
}

/** The documented success responses of an operation. */
export function successesOf(operation: Operation): Response[] {
  return operation.responses.filter(({ status }) => isSuccess(operation, status));
}

/** The documented error responses of an operation. */
export function errorsOf(operation: Operation): Response[] {
  // `default` may cover both success and error responses.
  return operation.responses.filter(
    ({ status }) => !isSuccess(operation, status) || status === 'default',
  );
}

/** The union of the documented errors of an operation, discriminated by `status`. */
export function errorType(
  file: FileDraft,
  context: EndpointContext,
  operation: Operation,
): TypeAliasDeclarationStructure {
  const documented = errorsOf(operation);
  const plain = documented.filter((response) => isPlain(operation, response));
  const status = (response: Response): string => statusType(file, operation, response);
  const use = (name: string): string => file.use(runtimeSymbol('errors', name));
  const members = documented
    .filter((response) => !plain.includes(response))
    .map((response) => {
      const content = preferred(response.content);
      const body = responseType(file, context, operation, response, content, false);
      return `${use('DocumentedError')}<${status(response)}, ${body}>`;
    });
  if (plain.length > 0) {
    const bodies = operationPart(file, operation, 'responses');
    members.unshift(`${use('DocumentedErrors')}<${bodies}, ${plain.map(status).join(' | ')}>`);
  }
  return typeAlias({
    docs: docsOf(`The documented errors of \`${operation.id}\`.`),
    name: errorName(operation),
    type: members.join(' | ') || 'never',
  });
}

function isSuccess(operation: Operation, status: string): boolean {
  if (isTwo(status)) return true;
  return status === 'default' && !operation.responses.some((entry) => isTwo(entry.status));
}

function isTwo(status: string): boolean {
  return /^2(?:\d\d|XX)$/.test(status);
}

/** The status codes of a response; a range excludes separately documented ones. */
function statusType(file: FileDraft, operation: Operation, { status }: Response): string {
  if (/^\d+$/.test(status)) return status;
  const others = operation.responses
    .map((entry) => entry.status)
    .filter((entry) => entry !== status);
  if (status !== 'default') {
    const first = status.charAt(0);
    const own = others.filter((entry) => /^\d+$/.test(entry) && entry.startsWith(first));
    return without(file, rangeType(file, status), own);
  }
  const successes = isSuccess(operation, status) ? [rangeType(file, '2XX')] : [];
  const all = file.use(runtimeSymbol('status', 'AnyStatus'));
  return without(file, all, [...others.map((entry) => rangeType(file, entry)), ...successes]);
}

function rangeType(file: FileDraft, status: string): string {
  if (/^\d+$/.test(status)) return status;
  return `${file.use(runtimeSymbol('status', 'StatusRange'))}<${status.charAt(0)}>`;
}

function without(file: FileDraft, all: string, excluded: readonly string[]): string {
  if (excluded.length === 0) return all;
  return `${file.global('Exclude')}<${all}, ${excluded.join(' | ')}>`;
}
