import { audiences, levels, type Audience, type Change } from '@seller-funds/generators/diff';
import { audienceOf, bumpFor } from './bump.js';

/** A file of `.changeset`. */
export interface ChangesetFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The changesets that follow from changes of the contract: one for the packages of those who call the
 * API, one for those of implementers. None where nothing has changed.
 * @param versions the versions of the packages as they are now, by name
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

/** What a changelog says: first what matters most; what only readers see is counted. */
function summary(changes: readonly Change[], audience: Audience): string {
  const told = changes.filter(({ levels: found }) => found[audience] !== 'docs');
  const sorted = told.toSorted(
    (left, right) => levels.indexOf(right.levels[audience]) - levels.indexOf(left.levels[audience]),
  );
  const quiet = changes.length - told.length;
  const words = quiet === 0 ? [] : [`- Words and examples: ${quiet} changes in the reference.`];
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

/** Text from the document does not become markup, nor end the line. */
function inline(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[`*_<>[\]\\]/g, String.raw`\$&`);
}
