import type { FileDraft } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import type { MediaType, Operation, Response } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import { openapiTypes, operationsFile } from '../symbols.js';
import { namedBodies, shortTypeOf } from '../schema-types.js';
import type { EndpointContext } from './context.js';
import { mediaKind, type MediaKind } from './runtime/media.js';
import { operationPart, runtimeSymbol } from './symbols.js';

/** The types for media types whose schema describes bytes or text. */
type Substitutes = { readonly [Kind in MediaKind]?: string | undefined };

/** The type of the argument with an operation's body, without `undefined`. */
export function requestType(
  file: FileDraft,
  context: EndpointContext,
  operation: Operation,
): string {
  const content = operation.body?.content ?? [];
  const kinds = new Set(content.map((media) => mediaKind(media.type)));
  const takesBytes = kinds.has('binary') || kinds.has('any');
  const bytes = takesBytes ? [file.use(runtimeSymbol('encoded-body', 'BinaryBody'))] : [];
  const whole = (): string =>
    nameOf(file, context, operation, content, 'request') ?? operationPart(file, operation, 'body');
  const types = unionOf(content, { text: 'string', binary: bytes[0] }, whole, (type) => {
    const body = `${openapiOf(file, operation)}['requestBody']`;
    return `NonNullable<${body}>['content'][${stringLiteral(type)}]`;
  });
  const encoded = [
    ...(kinds.has('multipart') ? ['FormData'] : []),
    ...(kinds.has('form') ? ['URLSearchParams'] : []),
    ...bytes,
  ];
  return [...new Set([...types, ...encoded])].join(' | ');
}

/** The media types that a method requests: only JSON if there is any, else all. */
export function preferred(content: readonly MediaType[]): readonly MediaType[] {
  const json = content.filter(({ type }) => mediaKind(type) === 'json');
  return json.length > 0 ? json : content;
}

/**
 * The type of the body of one documented response.
 * @param content the requested media types
 * @param isSuccess true if sequences are streams, and the call selects the form of binary data
 * @param context the document, to use the name of the type
 */
export function responseType(
  file: FileDraft,
  operation: Operation,
  response: Response,
  content = preferred(response.content),
  isSuccess = true,
  context?: EndpointContext,
): string {
  if (content.length === 0 || operation.method === 'head') return 'undefined';
  const key = stringLiteral(response.status);
  const status = /^\d+$/.test(response.status) ? response.status : key;
  const whole = (): string =>
    nameOf(file, context, operation, content, 'response') ??
    `${operationPart(file, operation, 'responses')}[${status}]`;
  const isChosen = isSuccess && isBinary(content) && !hasItems(operation);
  const bytes = isChosen
    ? `${file.use(runtimeSymbol('call-options', 'BinaryResult'))}[As]`
    : 'Blob';
  const substitutes = { text: 'string', form: 'string', binary: bytes, multipart: bytes };
  const part = (type: string): string => {
    const all = `${openapiOf(file, operation)}['responses'][${status}]['content']`;
    return `${all}[${stringLiteral(type)}]`;
  };
  const streams = isSuccess ? content.filter(({ item }) => item) : [];
  const others = content.filter((media) => !streams.includes(media));
  const isWhole = others.length === response.content.length;
  const named = isWhole ? whole : (): string => others.map(({ type }) => part(type)).join(' | ');
  const items = streams.map(({ type, schema }) => {
    const stream = file.use(runtimeSymbol('event-stream', 'EventStream'));
    return `${stream}<${schema ? part(type) : 'unknown'}>`;
  });
  const read = others.length === 0 ? [] : unionOf(others, substitutes, named, part);
  return [...new Set([...read, ...items])].join(' | ');
}

/** The name of the type of a body, or an array or union of names. */
function nameOf(
  file: FileDraft,
  context: EndpointContext | undefined,
  operation: Operation,
  content: readonly MediaType[],
  direction: Direction,
): string | undefined {
  const schemas = content.flatMap(({ schema }) => schema ?? []);
  if (!context || schemas.length < content.length) return undefined;
  const { contract, types } = context;
  const short = shortTypeOf(file, types, schemas, direction);
  if (short !== undefined) return short;
  const found = namedBodies(contract, types, operation).find(
    (each) => each.direction === direction && each.content[0] === content[0],
  );
  if (!found) return undefined;
  const from = { emitter: 'types', file: operationsFile(operation.name.module) } as const;
  return file.use({ from, name: found.name, typeOnly: true });
}

/** True if a response can be a sequence of items. */
export function hasItems({ responses }: Operation): boolean {
  return responses.some(({ content }) => content.some(({ item }) => item));
}

/** True if one of the media types is binary. */
export function isBinary(content: readonly MediaType[]): boolean {
  return content.some(({ type }) => ['binary', 'multipart'].includes(mediaKind(type)));
}

/** The named type if it covers all media types, else a union of one for each. */
function unionOf(
  content: readonly MediaType[],
  substitutes: Substitutes,
  whole: () => string,
  part: (type: string) => string,
): string[] {
  const plain = content.every(({ type }) => substitutes[mediaKind(type)] === undefined);
  if (plain) return [whole()];
  return [...new Set(content.map(({ type }) => substitutes[mediaKind(type)] ?? part(type)))];
}

function openapiOf(file: FileDraft, operation: Operation): string {
  const symbol = { ...openapiTypes('operations'), as: 'openapiOperations' };
  return `${file.use(symbol)}[${stringLiteral(operation.id)}]`;
}
