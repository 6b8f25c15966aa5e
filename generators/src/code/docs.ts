/** A tag of a documentation comment, such as `@throws`. */
export interface DocTag {
  readonly name: 'default' | 'param' | 'returns' | 'throws' | 'deprecated';
  /** The text after the tag, on one line. */
  readonly text?: string;
}

/**
 * The `docs` of a ts-morph structure; empty without text. Only this function and `docComment` put text
 * of the document into comments: they escape the end of the comment.
 */
export function docsOf(text: string | undefined, tags: readonly DocTag[] = []): string[] {
  const lines = commentLines(text, tags);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The same as source code; empty without text. */
export function docComment(text: string | undefined, tags: readonly DocTag[] = []): string {
  const lines = commentLines(text, tags);
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** Joins paragraphs; leaves out undefined ones. */
export function joinDocs(...parts: readonly (string | undefined)[]): string | undefined {
  const present = parts.map((part) => part?.trim()).filter((part) => part);
  return present.length === 0 ? undefined : present.join('\n\n');
}

function commentLines(text: string | undefined, tags: readonly DocTag[]): string[] {
  const described = docLines(text);
  const tagged = tags.map((tag) => [`@${tag.name}`, ...oneLine(tag.text)].join(' '));
  const gap = described.length > 0 && tagged.length > 0 ? [''] : [];
  return [...described, ...gap, ...tagged].map((line) => line.trimEnd());
}

function oneLine(text: string | undefined): string[] {
  const words = docLines(text).join(' ').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? [] : [words];
}

function docLines(text: string | undefined): string[] {
  const safe = (text ?? '').trim().replaceAll('*/', '*\\/');
  if (safe === '') return [];
  // Escapes tags at the start of a line. Not in the whole text, where `\s*` would take quadratic time for empty lines.
  return safe.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.replace(/^(\s*)@/, '$1\\@'));
}
