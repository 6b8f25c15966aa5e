import type { FileDraft } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import type { Contract, MediaType, Operation, Response } from '../../model/contract.js';
import { namedType, openapiTypes } from '../symbols.js';
import { mediaKind, type MediaKind } from './runtime/media.js';
import { operationPart, runtimeSymbol } from './symbols.js';

/** The types for media types whose schema describes bytes or text. */
type Substitutes = { readonly [Kind in MediaKind]?: string | undefined };

/** The type of the argument with an operation's body, without `undefined`. */
export function requestType(file: FileDraft, contract: Contract, operation: Operation): string {
  const content = operation.body?.content ?? [];
  const kinds = new Set(content.map((media) => mediaKind(media.type)));
  const takesBytes = kinds.has('binary') || kinds.has('any');
  const bytes = takesBytes ? [file.use(runtimeSymbol('encoded-body', 'BinaryBody'))] : [];
  const whole = (): string =>
    nameOf(file, contract, content, 'request') ?? operationPart(file, operation, 'body');
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
 * @param contract the document, to use the name of a component
 */
export function responseType(
  file: FileDraft,
  operation: Operation,
  response: Response,
  content = preferred(response.content),
  isSuccess = true,
  contract?: Contract,
): string {
  if (content.length === 0 || operation.method === 'head') return 'undefined';
  const key = stringLiteral(response.status);
  const status = /^\d+$/.test(response.status) ? response.status : key;
  const whole = (): string =>
    nameOf(file, contract, content, 'response') ??
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

/** The name of the component that is the schema of the only media type. */
function nameOf(
  file: FileDraft,
  contract: Contract | undefined,
  [media, ...others]: readonly MediaType[],
  direction: 'request' | 'response',
): string | undefined {
  const schema = others.length === 0 ? media?.schema : undefined;
  const symbol = contract && namedType(contract, schema, direction);
  return symbol && file.use(symbol);
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
