import type { StatementStructures } from 'ts-morph';
import { docComment, docsOf, type DocTag } from '../../code/docs.js';
import type { FileDraft } from '../../code/file.js';
import { pascalCase, propertyName } from '../../code/identifiers.js';
import { exportedInterface, typeAlias } from '../../code/structures.js';
import type { Contract, MediaType, Operation, ParameterLocation } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import { isItemList } from '../../model/media-type.js';
import { namedBodies } from './named-bodies.js';
import type { TypeVariant } from './type-variants.js';
import type { SchemaTypes } from './schema-types.js';

/** The interface with the types of an operation's parts, and the types of its bodies that have no name. */
export function typesOf(
  file: FileDraft,
  contract: Contract,
  operation: Operation,
  types: SchemaTypes,
): StatementStructures[] {
  const { name, id, body, responses } = operation;
  const part = (location: ParameterLocation): string =>
    parametersType(file, operation, location, types, 'request') ?? 'undefined';
  const cookies = part('cookie');
  const named = namedBodies(contract, types, operation);
  const bodyType = (content: readonly MediaType[], form: TypeVariant): string =>
    named.find((each) => each.content === content)?.name ?? contentType(file, content, types, form);
  const answers = responses.map(
    ({ status, content }) => `${statusKey(status)}: ${bodyType(content, 'response')};`,
  );
  const requestType = body ? bodyType(body.content, 'request') : 'undefined';
  const aliases = named.map(({ name: alias, content, direction }) =>
    typeAlias({
      docs: docsOf(`The ${direction} body of \`${id}\`.`),
      name: alias,
      type: contentType(file, content, types, direction),
    }),
  );
  const parts: StatementStructures = exportedInterface({
    docs: docsOf(`The types of \`${id}\`: parameters, body and responses.`),
    name: pascalCase(name.id),
    properties: [
      { name: 'path', type: part('path') },
      { name: 'query', type: part('query') },
      { name: 'headers', type: part('header') },
      ...(cookies === 'undefined' ? [] : [{ name: 'cookies', type: cookies }]),
      { name: 'body', type: body?.required === false ? `${requestType} | undefined` : requestType },
      { name: 'responses', type: `{ ${answers.join(' ')} }` },
    ],
  });
  return [...aliases, parts];
}

/** The object type of an operation's parameters at a location; undefined if there are none. */
export function parametersType(
  file: FileDraft,
  { parameters }: Operation,
  location: ParameterLocation,
  types: SchemaTypes,
  form: Direction,
): string | undefined {
  const located = parameters.filter((entry) => entry.in === location);
  if (located.length === 0) return undefined;
  const fields = located.map(({ name, required, description, deprecated, schema }) => {
    const tags: DocTag[] = deprecated ? [{ name: 'deprecated' }] : [];
    const key = `${propertyName(name)}${required ? '' : '?'}`;
    return `${docComment(description, tags)}${key}: ${types.of(file, schema, types.parameterForm(schema, form))};`;
  });
  return `{\n${fields.join('\n')}\n}`;
}

function contentType(
  file: FileDraft,
  content: readonly MediaType[],
  types: SchemaTypes,
  form: TypeVariant,
): string {
  if (content.length === 0) return 'undefined';
  const streams = form === 'response' ? content.filter(({ item }) => item) : [];
  const lists = form === 'response' ? [] : content.filter(({ item }) => item);
  const schemas = content.flatMap((media) =>
    [...streams, ...lists].includes(media) ? [] : [media.schema],
  );
  // Without a schema, any value is possible.
  if (schemas.includes(undefined)) return 'unknown';
  const known = schemas.filter((schema) => schema !== undefined);
  const whole = known.length === 0 ? [] : [types.union(file, known, form)];
  const items = streams.map((media) => `AsyncIterable<${mediaType(file, media, types, form)}>`);
  const arrays = lists.map((media) => givenType(file, media, types, form));
  return [...new Set([...whole, ...items, ...arrays])].join(' | ');
}

/** The type of a body in one media type. */
export function mediaType(
  file: FileDraft,
  { schema }: MediaType,
  types: SchemaTypes,
  form: TypeVariant,
): string {
  return schema ? types.of(file, schema, form) : 'unknown';
}

/** The same of a request: a sequence is an array. */
export function givenType(
  file: FileDraft,
  media: MediaType,
  types: SchemaTypes,
  form: TypeVariant,
): string {
  const type = mediaType(file, media, types, form);
  return isItemList(media) ? `(${type})[]` : type;
}

/** A status as the key of a response. */
export function statusKey(status: string): string {
  return /^\d+$/.test(status) ? status : propertyName(status);
}
