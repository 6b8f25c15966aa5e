import type { Change } from '../../generators/src/diff/change.ts';
import { type Audience, audiences, type Level, levels } from '../../generators/src/diff/level.ts';
import type { RecordedChange, ReleaseRecord } from './record.ts';

type Place = Change['occurrences'][number];

/** How the changes are rendered. */
export interface RenderOptions {
  /** Show the effect on these only. */
  readonly audience?: Audience;
  /** Returns the page of an operation such as `POST /things`; undefined if there is none. */
  readonly linkOf?: (operation: string) => string | undefined;
}

/** A change in more operations than this is shown once, with the first of them. */
const maximum = 5;

/** What clients and servers have to do for a change, by the first part of its rule. */
const request = ['change what you send', 'accept the new requests'] as const;
const response = ['change what you read', 'send the new responses'] as const;
const other = ['compare your code with the new reference', 'change your service'] as const;
const tasks: Readonly<Record<string, readonly [clients: string, servers: string]>> = {
  operation: ['change the calls of this operation', 'implement the new operation'],
  parameter: request,
  body: request,
  request,
  response,
  header: response,
  webhook: ['change the receiver of the webhook', 'send the new webhook'],
  errors: ['change the handling of error codes', 'return the new error codes'],
  security: ['change the credentials', 'check the new credentials'],
  server: ['change the base URL', 'serve the new URL'],
};

/** Renders the release as Markdown: the packages, the changes of the contract by operation, and the notes. */
export function renderRelease(record: ReleaseRecord): string {
  const { packages, changes, notes } = record;
  const rows = Object.entries(packages).map(([name, version]) => `| ${name} | ${version} |`);
  const texts = notes.map(({ packages: names, text }) => {
    const title = names.map((name) => name.replace('@seller-funds/', '')).join(', ');
    return `- **${title}**: ${text.replaceAll('\n', '\n  ')}`;
  });
  return [
    ...withdrawal(record),
    renderChanges(changes),
    ...(texts.length > 0 ? ['', '## Packages', '', ...texts] : []),
    '',
    '| Package | Version |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Renders the changelog of the API: the releases that changed it, the newest first. */
export function renderChangelog(
  records: readonly ReleaseRecord[],
  options: RenderOptions = {},
): string {
  const first = records.at(-1);
  const listed = records.filter((record) => record === first || record.changes.length > 0);
  if (listed.length === 0) return 'No version has been released yet.';
  return listed
    .map((record) =>
      [
        `## ${record.version} (${record.date})`,
        ...withdrawal(record),
        record === first ? 'The first release.' : renderChanges(record.changes, options, '###'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function withdrawal({ withdrawn }: ReleaseRecord): string[] {
  return withdrawn === undefined ? [] : [`**Withdrawn**: do not use it. ${inline(withdrawn)}`];
}

/** Renders changes of the contract by operation, the most severe ones first; of documentation only their number. */
export function renderChanges(
  changes: readonly RecordedChange[],
  options: RenderOptions = {},
  heading = '##',
): string {
  const { audience = 'clients', linkOf = () => undefined } = options;
  const listed = changes
    .filter(({ levels: found }) => found[audience] !== 'docs')
    .toSorted((left, right) => severity(right, audience) - severity(left, audience));
  if (changes.length === 0) return 'The API has not changed.';
  const groups = grouped(
    listed.flatMap((change) => placesOf(change)),
    ({ group }) => group,
  );
  const blocks = [...groups].map(([group, places]) => {
    const link = linkOf(group);
    const title = group.includes(' /') ? code(group) : group;
    const lines = places.map(({ change, place }) => lineOf(change, place, options.audience));
    return `${heading} ${link === undefined ? title : `[${title}](${link})`}\n\n${lines.join('\n')}`;
  });
  const quiet = changes.length - listed.length;
  if (quiet > 0) blocks.push(`Changes of descriptions and examples: ${quiet}.`);
  return blocks.join('\n\n');
}

function placesOf(
  change: RecordedChange,
): { group: string; change: RecordedChange; place: string }[] {
  const byOperation = grouped(change.occurrences, ({ operation }) => operation ?? 'All operations');
  if (byOperation.size <= maximum) {
    return [...byOperation].map(([group, places]) => ({ group, change, place: fieldsOf(places) }));
  }
  const names = [...byOperation.keys()].slice(0, maximum).map(code).join(', ');
  const place = `${names} and ${byOperation.size - maximum} more`;
  return [{ group: 'Several operations', change, place }];
}

function fieldsOf(places: readonly Place[]): string {
  const fields = places.flatMap(({ field }) => (field === '' ? [] : code(field)));
  const rest = fields.length > maximum ? ` and ${fields.length - maximum} more` : '';
  return `${fields.slice(0, maximum).join(', ')}${rest}`;
}

function lineOf(change: RecordedChange, place: string, audience: Audience | undefined): string {
  const { levels: found, message, why } = change;
  const effect = audience === undefined ? effectOf(found) : found[audience];
  const where = place === '' ? '' : `${place}: `;
  return `- **${capitalized(effect)}.** ${where}${code(message)}. ${why}${taskOf(change, audience)}`;
}

/** The effect on both, such as `breaking for clients, risky for servers`. */
function effectOf(found: Readonly<Record<Audience, Level>>): string {
  return audiences.map((audience) => `${found[audience]} for ${audience}`).join(', ');
}

function taskOf({ rule, levels: found }: RecordedChange, audience: Audience = 'clients'): string {
  const level = found[audience];
  if (level !== 'breaking' && level !== 'risky') return '';
  const [element = ''] = rule.split('/');
  const task = (tasks[element] ?? other)[audiences.indexOf(audience)] ?? '';
  return level === 'breaking' ? ` You must ${task}.` : ` Check whether you must ${task}.`;
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values)
    groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

function severity({ levels: found }: RecordedChange, audience: Audience): number {
  return levels.indexOf(found[audience]);
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function code(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.includes('`') ? inline(flat) : `\`${flat}\``;
}

function inline(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[`*_<>[\]\\]/g, String.raw`\$&`);
}
