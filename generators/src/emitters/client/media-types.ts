import { type FileDraft, typeFrom } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import type { MediaType, Operation, Response } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import { isItemList } from '../../model/media-type.js';
import { openapiTypes, operationsFile } from '../symbols.js';
import { namedBodies, shortTypeOf } from '../schema-types.js';
import type { Call } from './calls/call.js';
import { isBinary, preferred } from './calls/response.js';
import type { TypeContext } from './context.js';
import { mediaKind, type MediaKind } from './runtime/media.js';
import { operationPart, runtimeSymbol } from './symbols.js';

/** The types for media types whose schema describes bytes or text. */
type Substitutes = { readonly [Kind in MediaKind]?: string | undefined };

/** The type of the argument with an operation's body, without `undefined`. */
export function requestType(file: FileDraft, context: TypeContext, operation: Operation): string {
  const content = operation.body?.content ?? [];
  // Parts without names are given as items alone.
  const others = content.filter(({ partType }) => partType === undefined);
  const kinds = new Set(others.map((media) => mediaKind(media.type)));
  const takesBytes = kinds.has('binary') || kinds.has('any');
  const bytes = takesBytes ? [file.use(runtimeSymbol('encoded-body', 'BinaryBody'))] : [];
  const whole = (): string =>
    nameOf(file, context, operation, content, 'request') ?? operationPart(file, operation, 'body');
  const part = (media: MediaType): string =>
    shortNameOf(file, context, [media], 'request') ??
    `${file.global('NonNullable')}<${openapiOf(file, operation)}['requestBody']>['content'][${stringLiteral(media.type)}]`;
  const items = content.flatMap((media) => {
    if (!isItemList(media)) return [];
    const element = shortNameOf(file, context, [media], 'request') ?? `${part(media)}[number]`;
    return `${file.use(runtimeSymbol('write-items', 'Items'))}<${element}>`;
  });
  const isOnly = others.length === content.length;
  const types =
    others.length === 0
      ? []
      : unionOf(
          others,
          { text: 'string', binary: bytes[0] },
          isOnly ? whole : () => others.map(part).join(' | '),
          part,
        );
  const encoded = [
    ...(kinds.has('multipart') ? [file.global('FormData')] : []),
    ...(kinds.has('form') ? [file.global('URLSearchParams')] : []),
    ...bytes,
  ];
  return [...new Set([...items, ...types, ...encoded])].join(' | ');
}

/** The type of a response's body. If `isSuccess`, sequences are streams, and the call selects the form of bytes. */
export function responseType(
  file: FileDraft,
  context: TypeContext,
  { operation, response: { kind } }: Call,
  response: Response,
  content = preferred(response.content),
  isSuccess = true,
): string {
  if (content.length === 0 || operation.method === 'head') return 'undefined';
  const key = stringLiteral(response.status);
  const status = /^\d+$/.test(response.status) ? response.status : key;
  const isOpen = content.every(({ schema }) => schema === undefined);
  const whole = (): string =>
    (isOpen ? 'unknown' : nameOf(file, context, operation, content, 'response')) ??
    `${operationPart(file, operation, 'responses')}[${status}]`;
  const bytes = isBinary(content) ? bytesType(file, isSuccess && kind === 'bytes') : undefined;
  const substitutes = { text: 'string', form: 'string', binary: bytes, multipart: bytes };
  const part = (media: MediaType): string =>
    shortNameOf(file, context, [media], 'response') ??
    `${openapiOf(file, operation)}['responses'][${status}]['content'][${stringLiteral(media.type)}]`;
  const streams = isSuccess ? content.filter(({ item }) => item) : [];
  const others = content.filter((media) => !streams.includes(media));
  const isWhole = others.length === response.content.length;
  const named = isWhole ? whole : (): string => others.map(part).join(' | ');
  const items = streams.map((media) => {
    const stream = file.use(runtimeSymbol('event-stream', 'EventStream'));
    if (media.item === 'bytes') return `${stream}<${file.global('Blob')}>`;
    return `${stream}<${media.schema ? part(media) : 'unknown'}>`;
  });
  const read = others.length === 0 ? [] : unionOf(others, substitutes, named, part);
  return [...new Set([...read, ...items])].join(' | ');
}

/** The type of binary data, in the form that a call chooses or as a `Blob`. */
function bytesType(file: FileDraft, isChosen: boolean): string {
  if (!isChosen) return file.global('Blob');
  return `${file.use(runtimeSymbol('call-options', 'BinaryResult'))}[As]`;
}

/** The name of the type of some media types, or an array or union of names; undefined if it has none. */
function shortNameOf(
  file: FileDraft,
  { types }: TypeContext,
  content: readonly MediaType[],
  direction: Direction,
): string | undefined {
  const schemas = content.flatMap(({ schema }) => schema ?? []);
  return schemas.length < content.length ? undefined : shortTypeOf(file, types, schemas, direction);
}

function nameOf(
  file: FileDraft,
  context: TypeContext,
  operation: Operation,
  content: readonly MediaType[],
  direction: Direction,
): string | undefined {
  const { contract, types } = context;
  const short = shortNameOf(file, context, content, direction);
  if (short !== undefined) return short;
  const named = namedBodies(contract, types, operation).find(
    (each) => each.direction === direction && each.content[0] === content[0],
  );
  if (!named) return undefined;
  return file.use(typeFrom('types', operationsFile(operation.name.module), named.name));
}

/** The named type if it covers all media types, else a union of one for each. */
function unionOf(
  content: readonly MediaType[],
  substitutes: Substitutes,
  whole: () => string,
  part: (media: MediaType) => string,
): string[] {
  const plain = content.every(({ type }) => substitutes[mediaKind(type)] === undefined);
  if (plain) return [whole()];
  return [...new Set(content.map((media) => substitutes[mediaKind(media.type)] ?? part(media)))];
}

function openapiOf(file: FileDraft, operation: Operation): string {
  const symbol = { ...openapiTypes('operations'), as: 'openapiOperations' };
  return `${file.use(symbol)}[${stringLiteral(operation.id)}]`;
}
