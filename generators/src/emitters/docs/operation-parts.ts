import { tokensOf } from '../../json.js';
import type { Contract, MediaType, Operation, Parameter, Response } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import { successesOf } from '../client-calls.js';
import { descriptionOf, type Field, fieldsOf } from './fields.js';
import type { Part } from './parts.js';
import { mediaOf } from './samples.js';
import { titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';
import { typeText } from './type-text.js';

/** The text of an operation: what stands at its top, and its sections. */
export interface OperationText {
  readonly lead: string;
  readonly parts: readonly Part[];
}

/** Reads the text of an operation: parameters first, then bodies, errors and rules. */
export function operationText(site: ReferenceSite, operation: Operation): OperationText {
  const { contract } = site;
  const [lead, details] = splitDescription(operation.description ?? '');
  const isWebhook = contract.webhooks.includes(operation);
  const successes = isWebhook ? operation.responses : successesOf(operation);
  const failures = operation.responses.filter((response) => !successes.includes(response));
  const rules = [paginationNote(operation), idempotencyNote(operation), details].filter(
    (text) => text !== '',
  );
  return {
    lead,
    parts: [
      ...parameterParts(contract, operation),
      ...bodyParts(contract, operation),
      ...successes.flatMap((response, index) =>
        responseParts(contract, response, isWebhook, index),
      ),
      ...(rules.length > 0 ? ['## Details', ...rules] : []),
      ...(failures.length > 0 ? ['## Errors', statusTable(failures)] : []),
      ...site.errorsOf(operation),
      ...linkParts(site, operation),
      ...callbackParts(site, operation),
      ...site.endOf(operation),
    ],
  };
}

/** The longest description that stands at the top as a whole, in characters. */
const short = 320;

/** Splits a description into the paragraph for the top of the page, and the rest. */
function splitDescription(text: string): readonly [string, string] {
  const all = text.trim();
  const first = /^(?![-*#|>\d<`]).+?(?=\n\s*\n|$)/s.exec(all)?.[0] ?? '';
  if (all.length <= short || all.length === first.length) return [all, ''];
  return [first, all.slice(first.length).trim()];
}

function parameterParts(contract: Contract, { parameters }: Operation): Part[] {
  const kinds = ['path', 'query', 'header', 'cookie'] as const;
  return kinds.flatMap((kind): Part[] => {
    const own = parameters.filter((parameter) => parameter.in === kind);
    if (own.length === 0) return [];
    const title = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} parameters`;
    const fields = own.map((parameter) => parameterField(contract, parameter));
    return [`## ${title}`, { place: `${kind}-parameters`, fields }];
  });
}

function parameterField(contract: Contract, parameter: Parameter): Field {
  const { lookup } = contract;
  const { name, schema, required, description } = parameter;
  return {
    name,
    path: name,
    type: typeText(lookup, schema) + (parameter.deprecated ? ', deprecated' : ''),
    required,
    description: description?.trim() || descriptionOf(lookup, schema),
    pointers: [schema.pointer.replace(/\/schema$/, ''), schema.pointer],
    only: '',
    fields: parameter.wire === 'object' ? fieldsOf(contract, schema) : [],
  };
}

function bodyParts(contract: Contract, operation: Operation): Part[] {
  const { body } = operation;
  const media = mediaOf(operation);
  if (!body || !media) return [];
  const about = [body.description?.trim(), body.required ? undefined : 'Optional.'];
  return [
    '## Request body',
    ...about.filter((text) => text !== undefined && text !== ''),
    ...contentParts(contract, media, body.content, 'request-body'),
  ].filter((part) => part !== undefined);
}

function responseParts(
  contract: Contract,
  { status, description, headers, content }: Response,
  isWebhook: boolean,
  index: number,
): Part[] {
  const suffix = index === 0 ? '' : `-${status.toLowerCase()}`;
  const fields = headers.map((header) => parameterField(contract, header));
  const media = mediaOf({ body: { content, required: true, description: undefined } });
  return [
    isWebhook ? `## Your response: ${status}` : `## Response: ${status}`,
    description.trim(),
    ...(fields.length === 0 ? [] : [`Headers:`, { place: `response-headers${suffix}`, fields }]),
    ...(media ? contentParts(contract, media, content, `response-body${suffix}`) : []),
  ];
}

function contentParts(
  contract: Contract,
  media: MediaType,
  content: readonly MediaType[],
  place: string,
): Part[] {
  const others = content.filter(({ type }) => type !== media.type).map(({ type }) => `\`${type}\``);
  const isPlain = others.length === 0 && media.type === 'application/json';
  const types = [`\`${media.type}\``, ...others].join(', ');
  const fields = media.schema ? fieldsOf(contract, media.schema) : [];
  const kind = media.schema ? bodyType(contract.lookup, media.schema, media) : '';
  return [
    [isPlain ? '' : `Media type: ${types}.`, kind].filter((text) => text !== '').join(' '),
    ...(fields.length > 0 ? [{ place, fields }] : []),
  ];
}

/** The type of a body that is not an object. */
function bodyType(lookup: Contract['lookup'], schema: Schema, { item }: MediaType): string {
  const text = typeText(lookup, schema);
  const whole = item === undefined ? text : `a sequence of ${text}`;
  if (whole === 'object' || whole === 'any value') return '';
  return `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}.`;
}

function statusTable(responses: readonly Response[]): string {
  const rows = responses.map(({ status, description }) => `| ${status} | ${inCell(description)} |`);
  return ['| Status | Meaning |', '|---|---|', ...rows].join('\n');
}

/** Writes a text for one cell of a table. */
function inCell(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}

function paginationNote({ pagination }: Operation): string {
  if (!pagination) return '';
  const { page, size, elements, total } = pagination;
  const fallback = size.default === undefined ? '' : `, ${size.default} by default`;
  const most = size.maximum === undefined ? '' : `, at most ${size.maximum}`;
  const count =
    total === undefined ? '' : `; ${pathOf(total)} is the number of elements on all pages`;
  return (
    `**Pagination:** \`${page.parameter}\` is the page; the first is ${page.first}. \`${size.parameter}\` ` +
    `is the size of a page${fallback}${most}. The elements are in ${pathOf(elements)}${count}.`
  );
}

function idempotencyNote({ idempotency }: Operation): string {
  if (!idempotency) return '';
  const { key, repeatable, replayHeader } = idempotency;
  if (repeatable)
    return '**Retries:** a repeated request changes nothing. After a timeout, retry it.';
  if (key.length === 0) return '';
  const keys = key.map((name) => `\`${name}\``).join(' and ');
  const sign =
    replayHeader === undefined ? '' : `, and the response has the header \`${replayHeader}\``;
  return (
    `**Idempotency:** the idempotency key is ${keys}. A repeated request has no further ` +
    `effect${sign}. After a timeout, retry it.`
  );
}

/** Converts a JSON pointer to a field path: `/pagination/total` is `pagination.total`. */
function pathOf(pointer: string): string {
  return pointer === '' ? 'the body, an array' : `\`${tokensOf(`#${pointer}`).join('.')}\``;
}

/** The operations that the links of a successful response lead to, with the values to use. */
function linkParts({ contract, fileOf }: ReferenceSite, { id }: Operation): Part[] {
  const links = contract.links.filter(
    (link) => link.operation === id && link.status.startsWith('2'),
  );
  const rows = links.flatMap(({ target, parameters, body }) => {
    const found = contract.operations.find((operation) => operation.id === target);
    if (!found) return [];
    const values = [parameters, body].flatMap((value) => valuesIn(value, []));
    return [`| [${titleOfOperation(found)}](${fileOf(found)}) | ${values.join(', ')} |`];
  });
  if (rows.length === 0) return [];
  return [
    '## Next steps',
    ['| Operation | Parameter = field of the response |', '|---|---|', ...rows].join('\n'),
  ];
}

/** Returns `items.0.accountCode` = `accounts.0.code` for each runtime expression. */
function valuesIn(value: unknown, steps: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => valuesIn(each, [...steps, name]));
  const [, message, name, pointer = ''] =
    /\$(request|response)\.(?:(?:path|query|header)\.([^}]+)|body#\/([^}]*))/.exec(String(value)) ??
    [];
  if (message === undefined) return [];
  const from = name ?? pointer.replaceAll('/', '.');
  return [`\`${steps.join('.')}\` = \`${from}\`${message === 'request' ? ' of the request' : ''}`];
}

/** The requests that the service sends because of the operation. */
function callbackParts({ contract, fileOf }: ReferenceSite, { id }: Operation): Part[] {
  const own = contract.callbacks.filter(({ operation }) => operation === id);
  if (own.length === 0) return [];
  const items = own.map(
    ({ name, request }) => `- [${name}](${fileOf(request)}): \`${request.path}\``,
  );
  return ['## Callbacks', items.join('\n')];
}
