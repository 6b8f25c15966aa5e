import { at, isObject, type Json, resolvePointer, tokensOf } from '../../json.js';
import type { Operation } from '../../model/contract.js';
import type { Part } from './parts.js';
import { titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';
import { followed } from './type-text.js';
import { code } from '../values-text.js';

/** How the elements of a list are read. */
export function paginationNote({ pagination }: Operation): string {
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

/** What a repeated request does. */
export function idempotencyNote({ idempotency }: Operation): string {
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

/** The operations that the links of responses lead to, with the values to pass. */
export function linkParts({ contract, fileOf }: ReferenceSite, operation: Operation): Part[] {
  const links = contract.links.filter((link) => link.operation === operation.id);
  const rows = links.flatMap(({ target, parameters, body, status, name }) => {
    const found = contract.operations.find(({ id }) => id === target);
    if (!found) return [];
    const values = [parameters, body].flatMap((value) => valuesIn(value, []));
    const pointer = at(operation.pointer, 'responses', status);
    const { links: raw } = followed(contract, resolvePointer(contract.document, pointer));
    const { description } = followed(contract, isObject(raw) ? raw[name] : undefined);
    const text =
      typeof description === 'string' ? `. ${description.trim().replaceAll(/\s+/g, ' ')}` : '';
    const when = status.startsWith('2') ? '' : ` after ${status}`;
    return [`- [${titleOfOperation(found)}](${fileOf(found)})${when}: ${values.join(', ')}${text}`];
  });
  return rows.length === 0 ? [] : ['## Next steps', [...new Set(rows)].join('\n')];
}

/** Returns "`accountCode` from `accounts.0.code`" for each runtime expression, and other values as they are. */
function valuesIn(value: unknown, steps: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => valuesIn(each, [...steps, name]));
  if (value === undefined) return [];
  const target = code(steps.join('.') || 'body');
  const [, message, name, pointer = ''] =
    /\$(request|response)\.(?:(?:path|query|header)\.([^}]+)|body(?:#\/([^}]*))?)/.exec(
      typeof value === 'string' ? value : '',
    ) ?? [];
  if (message === undefined) return [`${target} is ${code(value as Json)}`];
  const from = (name ?? pointer.replaceAll('/', '.')) || 'body';
  return [`${target} from ${code(from)}${message === 'request' ? ' of the request' : ''}`];
}

/** The requests that the service sends because of the operation. */
export function callbackParts({ contract, fileOf }: ReferenceSite, { id }: Operation): Part[] {
  const own = contract.callbacks.filter(({ operation }) => operation === id);
  if (own.length === 0) return [];
  const items = own.map(
    ({ name, request }) => `- [${name}](${fileOf(request)}): \`${request.path}\``,
  );
  return ['## Callbacks', items.join('\n')];
}
