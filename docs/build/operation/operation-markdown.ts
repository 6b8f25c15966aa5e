import type { ContentsEntry } from '../contents.ts';
import type { OperationEntry } from '../operations.ts';
import type { FieldRow } from './field-rows.ts';
import type { Answer, Body, Operation } from './read-operation.ts';

/** What a page of an operation refers to outside of the document. */
export interface OperationContext {
  /** When each code of an error comes, and what to do. */
  readonly errors: ReadonlyMap<string, readonly string[]>;
  /** Question, decision and reason of each decision. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
  readonly operations: readonly OperationEntry[];
  /** The guides that show a call of an operation. */
  readonly guides: (operation: OperationEntry) => readonly ContentsEntry[];
  /** Notes on the operation: pages, repeats, links, each a paragraph or a table. */
  readonly notes: readonly string[];
  /** The names of the webhooks that can follow from the operation. */
  readonly webhooks: readonly string[];
}

/** Where a page that can send its operation shows the form for it. */
export const formPlace = '<!-- form -->';

/** A page about one operation, complete in itself. */
export function operationMarkdown(operation: Operation, context: OperationContext): string {
  const { entry, parameters, body } = operation;
  const kinds = [...new Set(parameters.map((parameter) => parameter.in))];
  const parts = [
    `# ${entry.summary}`,
    entry.isWebhook
      ? '```http\nPOST (the address that you configured)\n```'
      : `\`\`\`http\n${entry.method} ${entry.path}\n\`\`\``,
    placesOf(entry, context.operations),
    operation.description,
    ...context.notes,
    formPlace,
    ...kinds.flatMap((kind) => [
      `## ${titleOf(kind)}`,
      table(parameters.filter((parameter) => parameter.in === kind)),
    ]),
    ...(body === undefined ? [] : ['## Request body', ...bodyParts(body, leftOut(body))]),
    ...operation.successes.flatMap((answer) => answerParts(answer, entry.isWebhook)),
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
    ...others.map(({ versionTitle, href }) => `[the same in ${versionTitle}](${href})`),
    `[interactive reference](${entry.interactive})`,
  ].join(' · ');
}

function titleOf(kind: string): string {
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} parameters`;
}

function table(rows: readonly FieldRow[]): string {
  const lines = rows.map(({ name, type, required, description, only }) => {
    const limits = [
      ...(required ? ['**required**'] : []),
      type,
      ...(only.length === 0 ? [] : [`only if ${only.join(' or ')}`]),
    ];
    return `| \`${name}\` | ${limits.join(', ')} | ${inCell(description)} |`;
  });
  return ['| Field | Type and limits | Description |', '|---|---|---|', ...lines].join('\n');
}

/** A text in one cell: a table in it becomes a sentence a row. */
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
  return [description, ...(required ? [] : ['It can be left out.'])].join(' ').trim();
}

function bodyParts({ type, rows }: Body, about = ''): string[] {
  const kind = rows.length === 0 || type.startsWith('array') ? `JSON: ${type}.` : 'JSON.';
  return [`${about} ${kind}`.trim(), ...(rows.length === 0 ? [] : [table(rows)])];
}

function answerParts({ status, description, headers, body }: Answer, isWebhook: boolean): string[] {
  return [
    isWebhook ? `## Your answer: ${status}` : `## Response: ${status}`,
    description,
    ...(headers.length === 0 ? [] : ['### Response headers', table(headers)]),
    ...(body === undefined ? [] : ['### Response body', ...bodyParts(body)]),
  ];
}

function errorParts(answers: readonly Answer[], { errors }: OperationContext): string[] {
  if (answers.length === 0) return [];
  const statuses = answers.map(
    ({ status, description }) => `| ${status} | ${inCell(description)} |`,
  );
  const codes = [...new Set(answers.flatMap((answer) => answer.codes))].toSorted();
  const rows = codes.flatMap((code) => {
    const [, when = '', action = ''] = errors.get(code) ?? [];
    return when === '' ? [] : [`| ${code} | ${when} | ${action} |`];
  });
  return [
    '## Errors',
    'The [form of errors](error-handling.html) is the same everywhere.',
    ['| Status | Meaning |', '|---|---|', ...statuses].join('\n'),
    '### Error codes',
    ['| Code | When | What to do |', '|---|---|---|', ...rows].join('\n'),
  ];
}

function exampleParts({ entry, curl, typescript, body, successes }: Operation): string[] {
  const answers = entry.isWebhook ? [] : successes.flatMap((answer) => answer.body?.examples ?? []);
  const requests = entry.isWebhook ? (body?.examples ?? []) : (body?.examples ?? []).slice(1);
  const parts = [
    ...(curl === undefined ? [] : ['### curl', block('sh', curl)]),
    ...(typescript === undefined ? [] : ['### TypeScript client', block('ts', typescript)]),
    ...requests.flatMap(({ summary, value }, index) => [
      `### ${entry.isWebhook ? 'Payload' : 'Request'}${requests.length > 1 ? ` ${index + 1}` : ''}: ${summary}`,
      block('json', JSON.stringify(value, undefined, 2)),
    ]),
    ...answers.flatMap(({ summary, value }, index) => [
      `### Response${answers.length > 1 ? ` ${index + 1}` : ''}: ${summary}`,
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
  return ['## Webhooks that can follow', items.join('\n')];
}

function guideParts(guides: readonly ContentsEntry[]): string[] {
  if (guides.length === 0) return [];
  return ['## Guides', guides.map(({ title, file }) => `- [${title}](${file})`).join('\n')];
}

/** The text of each decision that the page has a mark of. */
function decisionParts(text: string, { decisions }: OperationContext): string[] {
  const cited = [...text.matchAll(/\bD[1-9]\d*\b/g)].map(([id]) => id);
  const rows = [...new Set(cited)]
    .filter((id) => decisions.has(id))
    .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .map((id) => {
      const [, question = '', decision = '', why = ''] = decisions.get(id) ?? [];
      return `| ${id} | ${question} | ${decision} ${why} |`;
    });
  if (rows.length === 0) return [];
  return [
    '## Decisions',
    'The reference leaves these questions open or contradicts itself. The answers are ours.',
    ['| Number | Question | Decision |', '|---|---|---|', ...rows].join('\n'),
  ];
}
