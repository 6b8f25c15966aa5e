import { field, fields, type JsonObject } from '../../spec/document/guards.ts';
import type { OperationEntry } from './operations.ts';
import { targetOf } from './decisions.ts';

/**
 * Writes a table of the operations that the links of a successful response lead to, with the values to use.
 * Returns undefined if there are no links.
 */
export function linksNote(
  responses: unknown,
  document: JsonObject,
  operations: readonly OperationEntry[],
): string | undefined {
  const rows = fields(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => fields(field(response, 'links')))
    .flatMap(([, written]) => {
      const link = (isReferenceTo(written) && targetOf(written, document)) || written;
      const entry = operations.find(({ id }) => id === field(link, 'operationId'));
      if (entry === undefined) return [];
      const values = ['parameters', 'requestBody'].flatMap((name) => valuesIn(field(link, name)));
      return [`| [${entry.summary}](${entry.href}) | ${values.join(', ')} |`];
    });
  if (rows.length === 0) return undefined;
  return [
    '**Next steps:**',
    '',
    '| Operation | Parameter = field of the response |',
    '|---|---|',
    ...rows,
  ].join('\n');
}

function isReferenceTo(value: unknown): value is JsonObject {
  return typeof field(value, '$ref') === 'string';
}

/** Returns `items.0.accountCode` = `accounts.0.code` for each runtime expression. */
function valuesIn(value: unknown, steps: readonly string[] = []): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => valuesIn(each, [...steps, name]));
  }
  const [, message, name, pointer] =
    /\$(request|response)\.(?:(?:path|query|header)\.([^}]+)|body#\/([^}]*))/.exec(String(value)) ??
    [];
  if (message === undefined) return [];
  const from = name ?? (pointer ?? '').replaceAll('/', '.');
  return [`\`${steps.join('.')}\` = \`${from}\`${message === 'request' ? ' of the request' : ''}`];
}
