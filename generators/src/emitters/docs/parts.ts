import { escapeHtml } from './html.js';
import type { Field } from './fields.js';
import type { Renderer } from './markdown.js';

/** A part of a page: Markdown, or a list of fields. */
export type Part = string | FieldList;

/** A list of fields, whose anchors begin with its place: `request-body.items[].amount`. */
export interface FieldList {
  readonly place: string;
  readonly fields: readonly Field[];
}

/** What the HTML of a list of fields needs. */
interface FieldContext {
  readonly renderer: Renderer;
  readonly notesAt: (pointers: readonly string[], description: string) => string;
}

/** Renders parts as HTML. */
export function partsHtml(parts: readonly Part[], context: FieldContext): string {
  return parts
    .map((part) =>
      typeof part === 'string'
        ? context.renderer.blocks(part)
        : listHtml(part.fields, part.place, context),
    )
    .join('');
}

/** Writes parts as Markdown. */
export function partsMarkdown(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : fieldLines(part.fields, '').join('\n')))
    .filter((text) => text !== '')
    .join('\n\n');
}

function listHtml(fields: readonly Field[], place: string, context: FieldContext): string {
  return `<ul class="fields">\n${fields.map((field) => fieldHtml(field, place, context)).join('')}</ul>\n`;
}

function fieldHtml(field: Field, place: string, context: FieldContext): string {
  const { name, path, required, description, pointers, fields } = field;
  const id = escapeHtml(`${place}.${path}`);
  const { renderer, notesAt } = context;
  const type = renderer.inline([field.type, field.only].filter((text) => text !== '').join(', '));
  const inner =
    fields.length === 0
      ? ''
      : `<details${isOpen(place, fields) ? ' open' : ''}><summary>${fields.length === 1 ? '1 field' : `${fields.length} fields`} of <code>${escapeHtml(name)}</code></summary>\n${listHtml(fields, place, context)}</details>`;
  return `<li id="${id}"><div class="field"><a href="#${id}"><code>${escapeHtml(name)}</code></a> <span class="type">${type}</span>${required ? ' <span class="required">required</span>' : ''}${notesAt(pointers, description)}</div>
${description === '' ? '' : renderer.blocks(description)}${referenceOf(field, place)}${inner}</li>
`;
}

/** Bodies of requests are open; of responses, only short lists are. */
function isOpen(place: string, fields: readonly Field[]): boolean {
  return place === 'request-body' && fields.length <= 30;
}

function referenceOf({ sameAs, more }: Field, place: string): string {
  if (more !== undefined) return `<p>With the fields of <code>${escapeHtml(more)}</code>.</p>`;
  if (sameAs === undefined) return '';
  const target = sameAs === '' ? place : `${place}.${sameAs}`;
  const name = sameAs === '' ? 'the body' : `<code>${escapeHtml(sameAs)}</code>`;
  return `<p>Same fields as <a href="#${escapeHtml(target)}">${name}</a>.</p>`;
}

function fieldLines(fields: readonly Field[], indent: string): string[] {
  return fields.flatMap(
    ({ name, type, only, required, description, sameAs, more, fields: inner }) => {
      const notes = [required ? '**required**' : '', type, only].filter((text) => text !== '');
      const same = sameAs === undefined ? '' : `Same fields as \`${sameAs || 'the body'}\`.`;
      const rest = more === undefined ? '' : `With the fields of \`${more}\`.`;
      const text = [description.replaceAll(/\s*\n\s*/g, ' '), same, rest]
        .filter((each) => each !== '')
        .join(' ');
      const line = `${indent}- \`${name}\`: ${notes.join(', ')}.${text === '' ? '' : ` ${text}`}`;
      return [line, ...fieldLines(inner, `${indent}  `)];
    },
  );
}
