import { isObject, type JsonObject } from '../../json.js';
import type {
  Contract,
  FieldEncoding,
  MediaType,
  Operation,
  Parameter,
  Response,
} from '../../model/contract.js';
import { isEmpty, type Part } from './parts.js';
import { jsonFirst } from './requests.js';
import { exampleText, textOf } from './schema-text.js';
import { emptyShape, type Field, shapeOf } from './shape.js';
import type { ReferenceSite } from './site.js';
import { followed, rawOf, typeText } from './type-text.js';
import { code } from '../values-text.js';

/** The parameters of an operation, by their place. */
export function parameterParts(site: ReferenceSite, { parameters }: Operation): Part[] {
  const kinds = ['path', 'query', 'header', 'cookie'] as const;
  return kinds.flatMap((kind): Part[] => {
    const own = parameters.filter((parameter) => parameter.in === kind);
    if (own.length === 0) return [];
    const title = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} parameters`;
    const fields = own.map((parameter) => parameterField(site, parameter));
    return [`## ${title}`, { place: `${kind}-parameters`, shape: { ...emptyShape, fields } }];
  });
}

function parameterField(site: ReferenceSite, parameter: Parameter): Field {
  const { name, required, schema, description, wire } = parameter;
  const pointer = schema.pointer.replace(/\/(?:schema|content\/.*)$/, '');
  const raw = rawOf(site.contract, { pointer });
  const descriptionText = description?.trim() ?? '';
  // A component has a page with its text.
  const text = descriptionText !== '' && schema.ref !== undefined ? '' : textOf(site, schema);
  const encodings = (parameter.whole?.encodings ?? []).map(encodingText);
  const texts = new Set([descriptionText, text, ...encodings, ...examplesIn(site.contract, raw)]);
  return {
    name,
    path: name,
    type: [typeText(site, schema), ...serialization(parameter, raw)].join(', '),
    required,
    description: [...texts].filter((each) => each !== '').join('\n\n'),
    pointers: [pointer, schema.pointer],
    inner:
      wire === 'object' || wire === 'json' || wire === 'array' ? shapeOf(site, schema) : emptyShape,
  };
}

/** How a parameter is written, as far as it differs from the usual. */
function serialization(parameter: Parameter, raw: JsonObject): string[] {
  const { in: place, style, explode, allowReserved, deprecated } = parameter;
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const [type] = Object.keys(isObject(raw['content']) ? raw['content'] : {});
  return [
    ...(type === undefined ? [] : [`as ${code(type)}`]),
    ...(parameter.whole ? ['the whole query string'] : []),
    ...(style === usual || parameter.whole ? [] : [`style ${code(style)}`]),
    ...(typeof raw['explode'] === 'boolean' ? [`explode ${code(String(explode))}`] : []),
    ...(allowReserved ? ['reserved characters are not encoded'] : []),
    ...(raw['allowEmptyValue'] === true ? ['may be empty'] : []),
    ...(deprecated ? ['deprecated'] : []),
  ];
}

function examplesIn(contract: Contract, raw: JsonObject): string[] {
  const named = Object.values(isObject(raw['examples']) ? raw['examples'] : {});
  const values = named.map((entry) => {
    const { value, dataValue, serializedValue } = followed(contract, entry);
    return value ?? dataValue ?? serializedValue;
  });
  return [raw['example'], ...values].filter((value) => value !== undefined).map(exampleText);
}

/** The request body, with the content of each media type. */
export function bodyParts(site: ReferenceSite, { body }: Operation): Part[] {
  if (!body) return [];
  const about = [body.description?.trim() ?? '', body.required ? '' : 'Optional.'];
  return [
    '## Request body',
    ...about.filter((text) => text !== ''),
    ...contentParts(site, body.content, 'request-body'),
  ];
}

/** A response with its headers and the content of each media type. */
export function responseParts(
  site: ReferenceSite,
  { status, description, headers, content }: Response,
  isWebhook: boolean,
  index: number,
  depth = '##',
): Part[] {
  const suffix = index === 0 ? '' : `-${status.toLowerCase()}`;
  const fields = headers.map((header) => parameterField(site, header));
  const shape = { ...emptyShape, fields };
  return [
    isWebhook ? `${depth} Your response: ${status}` : `${depth} Response: ${status}`,
    description.trim(),
    ...(fields.length === 0
      ? []
      : [`${depth}# Headers of ${status}`, { place: `response-headers${suffix}`, shape }]),
    ...(fields.length === 0 || content.length === 0 ? [] : [`${depth}# Body of ${status}`]),
    ...contentParts(site, content, `response-body${suffix}`),
  ];
}

/** Equal for media types with the same schema. */
function keyOf({ schema, encodings }: MediaType): string {
  return JSON.stringify([schema?.ref ?? schema?.pointer, encodings]);
}

/** The content of each media type; those with the same schema once. */
function contentParts(site: ReferenceSite, content: readonly MediaType[], place: string): Part[] {
  const sorted = jsonFirst(content);
  const groups = [...new Set(sorted.map(keyOf))].map((key) =>
    sorted.filter((media) => keyOf(media) === key),
  );
  return groups.flatMap(([media, ...others], index): Part[] => {
    if (!media) return [];
    const types = [media, ...others].map(({ type }) => code(type)).join(', ');
    const isPlain = sorted.length === 1 && media.type === 'application/json';
    const shape = media.schema ? shapeOf(site, media.schema) : emptyShape;
    const kind = bodyType(site, media);
    return [
      [isPlain ? '' : `Media type: ${types}.`, kind].filter((text) => text !== '').join(' '),
      media.schema && media.schema.ref === undefined ? textOf(site, media.schema) : '',
      ...media.encodings.map(encodingText),
      ...(media.jsonData ? [dataText(media.jsonData)] : []),
      ...(media.partType === undefined ? [] : [`Each part is ${code(media.partType)}.`]),
      ...(isEmpty(shape) ? [] : [{ place: index === 0 ? place : `${place}-${index + 1}`, shape }]),
    ].filter((part) => part !== '');
  });
}

function encodingText({ name, style, contentType }: FieldEncoding): string {
  const how = [
    ...(contentType === undefined ? [] : [`as ${code(contentType)}`]),
    ...(style === undefined
      ? []
      : [`style ${code(style.name)}, explode ${code(String(style.explode))}`]),
  ];
  return `The field ${code(name)} is sent ${how.join(', ')}.`;
}

function dataText(events: true | readonly string[]): string {
  const which = events === true ? 'events' : `the events ${events.map(code).join(', ')}`;
  return `The data of ${which} is ${code('application/json')}.`;
}

/** The type of a body; empty for an object that is no component. */
export function bodyType(site: ReferenceSite, { schema, item }: MediaType): string {
  if (!schema) return '';
  const text = typeText(site, schema);
  const whole = item === undefined ? text : `a sequence of ${text}`;
  if (whole === 'object' || whole === 'any value') return '';
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}.`;
}
