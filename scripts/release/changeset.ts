import { audiences, levels, type Audience, type Change } from '@seller-funds/generators/diff';
import { audienceOf, bumpFor } from './bump.js';

/** A file of `.changeset`. */
export interface ChangesetFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the changesets for changes of the contract: one for the client packages, one for the server packages; none if
 * nothing has changed.
 * @param versions the current versions of the packages by name
 */
export function changesetsFor(
  changes: readonly Change[],
  versions: ReadonlyMap<string, string>,
): readonly ChangesetFile[] {
  if (changes.length === 0) return [];
  return audiences.map((audience) => ({
    name: `api-for-${audience}.md`,
    text: `---\n${frontMatter(changes, audience, versions)}\n---\n\n${summary(changes, audience)}\n`,
  }));
}

function frontMatter(
  changes: readonly Change[],
  audience: Audience,
  versions: ReadonlyMap<string, string>,
): string {
  return [...versions]
    .filter(([name]) => audienceOf.get(name) === audience)
    .map(([name, version]) => `'${name}': ${bumpFor(changes, audience, version) ?? 'patch'}`)
    .join('\n');
}

/** The text of a changelog entry: most severe changes first; documentation changes are only counted. */
function summary(changes: readonly Change[], audience: Audience): string {
  const listed = changes.filter(({ levels: found }) => found[audience] !== 'docs');
  const sorted = listed.toSorted(
    (left, right) => levels.indexOf(right.levels[audience]) - levels.indexOf(left.levels[audience]),
  );
  const quiet = changes.length - listed.length;
  const words =
    quiet === 0 ? [] : [`- Descriptions and examples: ${quiet} changes in the reference.`];
  return [
    audience === 'clients' ? 'The API changed for clients:' : 'The API changed for servers:',
    '',
    ...sorted.map((change) => lineOf(change, audience)),
    ...words,
  ].join('\n');
}

function lineOf({ levels: found, message, occurrences, why }: Change, audience: Audience): string {
  const [first] = occurrences;
  const field = first?.field === '' ? '' : `, ${first?.field ?? ''}`;
  const rest = occurrences.length > 1 ? ` and ${occurrences.length - 1} more` : '';
  const place = first ? `${first.operation ?? 'the document'}${field}${rest}` : '';
  return `- **${found[audience]}** ${inline(place)}: ${inline(message)}. ${why}`;
}

/** Escapes Markdown and joins lines. */
function inline(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[`*_<>[\]\\]/g, String.raw`\$&`);
}
