import type { Contract } from '../model/contract.js';
import { escapeHtml, unescapeHtml } from '../emitters/docs/html.js';
import { filesOf } from '../emitters/docs/sections.js';
import { at, tokensOf } from '../json.js';
import type { Demand } from './constructs.js';

/** The pages of a reference: those of an operation or component by its pointer, and those of the API as a whole. */
export interface Shown {
  readonly fileOf: (owner: string) => string | undefined;
  readonly whole: readonly (readonly string[])[];
  readonly files: ReadonlyMap<string, string>;
}

export function missingIn(demands: readonly Demand[], { fileOf, whole, files }: Shown): string[] {
  const texts = new Map(
    [...files]
      .filter(([name]) => /\.(?:html|md|txt)$/.test(name))
      .map(([name, text]) => [name, wordsOf(name, text)]),
  );
  const unnamed = [...files.keys()]
    .filter(
      (name) => /(?<!\.samples)\.md$/.test(name) && !isLinked(files.get('llms.txt') ?? '', name),
    )
    .map((name) => `llms.txt lacks ${name}`);
  const missing = demands.flatMap(({ kind, pointer, owner, text }) => {
    const file = owner === '' ? undefined : fileOf(owner);
    const groups = owner === '' ? whole : [[`${file}.html`], [`${file}.md`]];
    return groups.flatMap((names) => {
      const isShown = names.some((name) =>
        kind === 'Schema.$ref'
          ? isLinked(files.get(name) ?? '', `${fileOf(text)}.html`)
          : kind === 'Schema.required'
            ? isRequired(files.get(name) ?? '', text)
            : texts.get(name)?.includes(textWords(text)) === true ||
              texts.get(name)?.includes(lettersOf(text)) === true ||
              (/^https?:\S+$/.test(text) && (files.get(name) ?? '').includes(text)),
      );
      return isShown ? [] : [`${names[0]} lacks ${kind} ${text.slice(0, 80)} of ${pointer}`];
    });
  });
  return [...missing, ...unnamed];
}

function isLinked(text: string, file: string): boolean {
  return text.includes(`href="${file}"`) || text.includes(`](${file})`);
}

function isRequired(text: string, name: string): boolean {
  return (
    text.includes(`- \`${name}\`: **required**`) ||
    text
      .split(`<code>${escapeHtml(name)}</code></a>`)
      .slice(1)
      .some((rest) => /^[^\n]*class="required"/.test(rest))
  );
}

/** The letters and digits of a page, with and without what looks like a tag. */
function wordsOf(name: string, text: string): string {
  const plain = name.endsWith('.html')
    ? unescapeHtml(text.replaceAll(/<[^>]*>/g, ''))
    : text.replaceAll(/\]\([^)\n]*\)/g, '');
  return `${lettersOf(plain)} ${lettersOf(withoutTags(plain))}`;
}

/** The first letters and digits of a text, to its first link. */
function textWords(text: string): string {
  return lettersOf(withoutTags(text.split('](')[0] ?? '')).slice(0, 200);
}

function withoutTags(text: string): string {
  return text.replaceAll(/<\/?[a-z][^<>\n]*>|&\w+;/gi, '');
}

function lettersOf(text: string): string {
  // Not the numbers of lists, which HTML does not have.
  return text.replaceAll(/^\s*\d+\.\s/gm, '').replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

export function referenceShown(contract: Contract, files: ReadonlyMap<string, string>): Shown {
  const { fileOf, schemaFile } = filesOf(contract);
  const pages = new Map([
    ...[...contract.operations, ...contract.webhooks].map(
      (each) => [each.pointer, fileOf(each)] as const,
    ),
    ...contract.schemas.map(
      ({ name }) => [at('#/components/schemas', name.original), schemaFile(name.original)] as const,
    ),
  ]);
  return {
    files,
    fileOf: (owner) => pages.get(at('#', ...tokensOf(owner)))?.replace('.html', ''),
    whole: [['index.html'], ['llms.txt']],
  };
}
