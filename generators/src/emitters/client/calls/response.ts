import { cachedByContract } from '../../../model/cached.js';
import type { Contract, MediaType, Operation, Response } from '../../../model/contract.js';
import { errorClass } from '../runtime/api-error.js';
import * as errorClasses from '../runtime/errors.js';
import { bareType, mediaKind } from '../runtime/media.js';
import { readKind } from '../runtime/response.js';
import type { CallError, CallResponse, TypesByStatus } from './call.js';

/** Decides how the response of an operation is requested and read. */
export function responseOf(
  contract: Contract,
  operation: Operation,
  isPaged: boolean,
): CallResponse {
  const successes = successesOf(operation);
  const hasBody = operation.method !== 'head';
  const contents = hasBody ? successes.map(({ content }) => content) : [];
  const choices = contents.some((content) => preferred(content).length < content.length)
    ? contents.flatMap((content) => [...preferred(content), ...content]).map(({ type }) => type)
    : [];
  const items = new Map(
    contents
      .flat()
      .filter(({ item }) => item)
      .map((media) => [bareType(media.type), media] as const),
  );
  const requested = [...successes, ...operation.responses].flatMap(({ content }) =>
    preferred(content).map(({ type }) => type),
  );
  return {
    successes,
    errors: errorsOf(contract, operation),
    kind: kindOf(operation, contents.flat(), isPaged),
    choices: [...new Set(choices)],
    accept: [...new Set(requested)].join(', ') || '*/*',
    read: readOf(successes, contents),
    readChosen: choices.length > 0 ? typesOf(successes, (content) => content) : undefined,
    items,
  };
}

function kindOf(
  operation: Operation,
  content: readonly MediaType[],
  isPaged: boolean,
): CallResponse['kind'] {
  if (isPaged) return 'list';
  if (content.some(({ item }) => item)) return 'stream';
  return isBinary(content) && !hasItems(operation) ? 'bytes' : 'body';
}

function readOf(
  successes: readonly Response[],
  contents: readonly (readonly MediaType[])[],
): CallResponse['read'] {
  const all = contents.map(preferred);
  const kinds = new Set(
    all.flatMap((content) =>
      content.length === 0 ? 'nothing' : content.map(({ type }) => readKind(type)),
    ),
  );
  const [kind = 'nothing', ...others] = kinds;
  return others.length > 0 || all.flat().some(({ item }) => item)
    ? typesOf(successes, preferred)
    : kind;
}

function typesOf(responses: readonly Response[], pick: typeof preferred): TypesByStatus {
  return responses.map(({ status, content }) => [status, pick(content).map(({ type }) => type)]);
}

/** The media types that a method requests: only JSON if there is any, else all. */
export function preferred(content: readonly MediaType[]): readonly MediaType[] {
  const json = content.filter(({ type }) => mediaKind(type) === 'json');
  return json.length > 0 ? json : content;
}

/** True if each success is a stream, which cannot be one value. */
export function isStream({ response }: { readonly response: CallResponse }): boolean {
  const content = response.successes.flatMap((success) => success.content);
  return content.length > 0 && content.every(({ item }) => item);
}

/** True if a response can be a sequence of items. */
export function hasItems({ responses }: Operation): boolean {
  return responses.some(({ content }) => content.some(({ item }) => item));
}

export function isBinary(content: readonly MediaType[]): boolean {
  return content.some(({ type }) => ['binary', 'multipart'].includes(mediaKind(type)));
}

export function successesOf(operation: Operation): Response[] {
  return operation.responses.filter(({ status }) => isSuccess(operation, status));
}

/** True if a status is a documented success; `default` is, if no other status is. */
export function isSuccess({ responses }: Operation, status: string): boolean {
  return isTwo(status) || (status === 'default' && !responses.some((each) => isTwo(each.status)));
}

function isTwo(status: string): boolean {
  return /^2(?:\d\d|XX)$/.test(status);
}

/** The documented errors. `default` may cover both success and error responses. */
function errorsOf(contract: Contract, operation: Operation): CallError[] {
  return errorResponses(operation).map((response) => ({
    response,
    kind: errorName(response.status),
    isCommon: commonErrors(contract).has(keyOf(response)),
    excluded: excludedOf(operation, response.status),
    isPlain: isPlain(operation, response),
  }));
}

/** The class of the errors of a status. A range but 5XX, and `default`, cover several. */
function errorName(status: string): string {
  const kind: unknown = errorClass(Number(status.replace('5XX', '500')));
  // A bundler may rename classes, but not exports.
  return Object.entries(errorClasses).find(([, each]) => each === kind)?.[0] ?? 'ApiError';
}

function excludedOf(operation: Operation, status: string): string[] {
  const others = operation.responses.map((each) => each.status).filter((each) => each !== status);
  if (status === 'default') return [...others, ...(isSuccess(operation, status) ? ['2XX'] : [])];
  const isRange = !isNumber(status);
  return others.filter((each) => isRange && isNumber(each) && each[0] === status[0]);
}

function isNumber(status: string): boolean {
  return /^\d+$/.test(status);
}

function isPlain({ method }: Operation, { status, content }: Response): boolean {
  const kinds = content.map(({ type }) => mediaKind(type));
  const isRead = kinds.every((kind) => kind === 'json') || kinds.every((kind) => kind === 'any');
  return isNumber(status) && method !== 'head' && content.length > 0 && isRead;
}

/** The documented responses that a method throws. */
export function errorResponses(operation: Operation): Response[] {
  return operation.responses.filter(
    ({ status }) => !isSuccess(operation, status) || status === 'default',
  );
}

/** The errors that more than half of the operations describe with the same words. */
const commonErrors = cachedByContract(({ operations }): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const key of operations.flatMap((each) => errorResponses(each).map(keyOf))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, operations.length / 2);
  return new Set([...counts].filter(([, count]) => count > least).map(([key]) => key));
});

function keyOf({ status, description }: Response): string {
  return `${status} ${description}`;
}
