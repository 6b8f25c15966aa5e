import type { ContentsEntry } from '../contents.ts';
import { markOf } from '../notes.ts';
import type { OperationEntry } from '../operations.ts';
import type { FieldRow } from './field-rows.ts';
import type { OperationResponse, Body, Operation } from './read-operation.ts';

/** What the page of an operation shows besides the operation itself. */
export interface OperationContext {
  /** Cause and action of each error code. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
  /** Question, decision and reason of each decision. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
  readonly operations: readonly OperationEntry[];
  /** Returns the guides that link to an operation. */
  readonly guides: (operation: OperationEntry) => readonly ContentsEntry[];
  /** Notes on pagination, idempotency and links, each a paragraph or a table. */
  readonly notes: readonly string[];
  /** The decisions that the operation cites, in its texts or not. */
  readonly cited: readonly string[];
  /** The names of the webhooks that the operation can cause. */
  readonly webhooks: readonly string[];
}

/** The placeholder for the form that sends the request. */
export const formPlace = '{form}';

/** Tells the platform's statements from ours, on a page with marks behind a sentence, for example. */
export function legendOf(places: string): string {
  return `A mark (D…) behind ${places} names the [decision](decisions.html) of ours on which it rests. A sentence without a mark is the platform's word.`;
}

/** Writes the page of one operation. */
export function operationMarkdown(operation: Operation, context: OperationContext): string {
  const { entry, parameters, body } = operation;
  const kinds = [...new Set(parameters.map((parameter) => parameter.in))];
  const parts = [
    `# ${entry.summary}`,
    entry.isWebhook
      ? '```http\nPOST (the URL that you configured)\n```'
      : `\`\`\`http\n${entry.method} ${entry.path}\n\`\`\``,
    placesOf(entry, context.operations),
    legendOf('a sentence or a type'),
    operation.description,
    ...context.notes,
    formPlace,
    ...kinds.flatMap((kind) => [
      `## ${titleOf(kind)}`,
      table(parameters.filter((parameter) => parameter.in === kind)),
    ]),
    ...(body === undefined ? [] : ['## Request body', ...bodyParts(body, leftOut(body))]),
    ...operation.successes.flatMap((response) => responseParts(response, entry.isWebhook)),
    ...errorParts(operation.failures, context),
    ...exampleParts(operation),
    ...webhookParts(context),
    ...guideParts(context.guides(entry)),
  ].filter((part) => part !== '');
  const text = parts.join('\n\n');
  return `${[text, ...decisionParts(text, context)].join('\n\n')}\n`;
}

function placesOf(entry: OperationEntry, operations: readonly OperationEntry[]): string {
  const others = operations.filter(
    ({ resource, version }) =>
      resource !== undefined && resource === entry.resource && version !== entry.version,
  );
  return [
    `[${entry.versionTitle}](operations-${entry.version}.html)`,
    `\`${entry.id}\``,
    ...others.map(({ versionTitle, href }) => `[${versionTitle} of this operation](${href})`),
    `[interactive reference](${entry.interactive})`,
  ].join(' · ');
}

function titleOf(kind: string): string {
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} parameters`;
}

function table(rows: readonly FieldRow[]): string {
  const lines = rows.map(({ name, type, required, description, decisions, only }) => {
    const limits = [
      ...(required ? ['**required**'] : []),
      type,
      ...(only.length === 0 ? [] : [`only if ${only.join(' or ')}`]),
    ];
    return `| \`${name}\` | ${limits.join(', ')}${markOf(decisions)} | ${inCell(description)} |`;
  });
  return ['| Field | Type and limits | Description |', '|---|---|---|', ...lines].join('\n');
}

/** Writes a text for one cell. Each row of a table in the text becomes a sentence. */
function inCell(text: string): string {
  const lines = text.split('\n').flatMap((line, index, all) => {
    const isRow = line.trimStart().startsWith('|');
    if (!isRow) return [line];
    const isHead = !(all[index - 1] ?? '').trimStart().startsWith('|');
    if (isHead || /^[\s|:-]+$/.test(line)) return [];
    const [first = '', ...rest] = line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    return [`${first}: ${rest.join(', ')}.`];
  });
  return lines
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}

function leftOut({ description, required }: Body): string {
  return [description, ...(required ? [] : ['Optional.'])].join(' ').trim();
}

function bodyParts({ type, rows }: Body, about = ''): string[] {
  const kind = rows.length === 0 || type.startsWith('array') ? `JSON: ${type}.` : 'JSON.';
  return [`${about} ${kind}`.trim(), ...(rows.length === 0 ? [] : [table(rows)])];
}

function responseParts(
  { status, description, headers, body }: OperationResponse,
  isWebhook: boolean,
): string[] {
  return [
    isWebhook ? `## Your response: ${status}` : `## Response: ${status}`,
    description,
    ...(headers.length === 0 ? [] : ['### Response headers', table(headers)]),
    ...(body === undefined ? [] : ['### Response body', ...bodyParts(body)]),
  ];
}

function errorParts(
  responses: readonly OperationResponse[],
  { errors }: OperationContext,
): string[] {
  if (responses.length === 0) return [];
  const statuses = responses.map(
    ({ status, description }) => `| ${status} | ${inCell(description)} |`,
  );
  const codes = [...new Set(responses.flatMap((response) => response.codes))].toSorted();
  const rows = codes.flatMap((code) => {
    const [, when = '', action = ''] = errors.get(code) ?? [];
    return when === '' ? [] : [`| ${code} | ${when} | ${action} |`];
  });
  return [
    '## Errors',
    '[Error handling](error-handling.html) describes the format of errors.',
    ['| Status | Meaning |', '|---|---|', ...statuses].join('\n'),
    '### Error codes',
    ['| Code | When | What to do |', '|---|---|---|', ...rows].join('\n'),
  ];
}

function exampleParts({ entry, curl, typescript, body, successes }: Operation): string[] {
  const responses = entry.isWebhook
    ? []
    : successes.flatMap((response) => response.body?.examples ?? []);
  const requests = entry.isWebhook ? (body?.examples ?? []) : (body?.examples ?? []).slice(1);
  const parts = [
    ...(curl === undefined ? [] : ['### curl', block('sh', curl)]),
    ...(typescript === undefined ? [] : ['### TypeScript client', block('ts', typescript)]),
    ...requests.flatMap(({ summary, value }, index) => [
      `### ${entry.isWebhook ? 'Payload' : 'Request'}${requests.length > 1 ? ` ${index + 1}` : ''}: ${summary}`,
      block('json', JSON.stringify(value, undefined, 2)),
    ]),
    ...responses.flatMap(({ summary, value }, index) => [
      `### Response${responses.length > 1 ? ` ${index + 1}` : ''}: ${summary}`,
      block('json', JSON.stringify(value, undefined, 2)),
    ]),
  ];
  return parts.length === 0 ? [] : ['## Examples', ...parts];
}

function block(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function webhookParts({ operations, webhooks }: OperationContext): string[] {
  const found = operations.filter(({ isWebhook, path }) => isWebhook && webhooks.includes(path));
  if (found.length === 0) return [];
  const items = found.map(({ summary, href, path }) => `- [\`${path}\`](${href}): ${summary}`);
  return ['## Webhooks', items.join('\n')];
}

function guideParts(guides: readonly ContentsEntry[]): string[] {
  if (guides.length === 0) return [];
  return ['## Guides', guides.map(({ title, file }) => `- [${title}](${file})`).join('\n')];
}

/** Writes the text of each decision that the page or its operation cites. */
function decisionParts(text: string, { cited, decisions }: OperationContext): string[] {
  const named = [...text.matchAll(/\bD[1-9]\d*\b/g)].map(([id]) => id);
  const rows = [...new Set([...cited, ...named])]
    .filter((id) => decisions.has(id))
    .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .map((id) => {
      const [, question = '', decision = '', why = ''] = decisions.get(id) ?? [];
      return `| ${id} | ${question} | ${decision} ${why} |`;
    });
  if (rows.length === 0) return [];
  return [
    '## Decisions',
    "The platform's reference is silent on these questions or contradicts itself. The decisions are ours.",
    ['| Number | Question | Decision |', '|---|---|---|', ...rows].join('\n'),
  ];
}
