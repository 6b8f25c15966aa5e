import { highlight } from './highlight.js';
import { escapeHtml } from './html.js';
import type { Renderer } from './markdown.js';
import type { Alternative, Field, Shape } from './shape.js';

/** A part of a page: Markdown, or what is inside a value. */
export type Part = string | FieldList;

/** The fields of a value, whose anchors begin with its place: `request-body.items[].amount`. */
export interface FieldList {
  readonly place: string;
  readonly shape: Shape;
}

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
        : shapeHtml(part.shape, part.place, context),
    )
    .join('');
}

export function partsMarkdown(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : shapeLines(part.shape, '').join('\n')))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** True for a shape that says nothing. */
export function isEmpty({ notes, fields, choices }: Shape): boolean {
  return notes.length + fields.length + choices.length === 0;
}

function shapeHtml(
  { notes, fields, choices }: Shape,
  place: string,
  context: FieldContext,
): string {
  const list = fields.map((field) => fieldHtml(field, place, context)).join('');
  const texts = notes.map((note) => context.renderer.blocks(note)).join('');
  const folds = choices.map(
    ({ title, alternatives }) =>
      `<div class="choices"><p>${context.renderer.inline(title)}</p>\n${alternatives.map((each, index) => alternativeHtml(each, { place, index }, context)).join('')}</div>\n`,
  );
  return `${texts}${list === '' ? '' : `<ul class="fields">\n${list}</ul>\n`}${folds.join('')}`;
}

function fieldHtml(field: Field, place: string, context: FieldContext): string {
  const { name, path, required, description, pointers, inner } = field;
  const id = escapeHtml(`${place}.${path}`);
  const { renderer, notesAt } = context;
  const type = renderer.inline(field.type);
  const count = inner.fields.length;
  const what = count === 0 ? 'Content' : count === 1 ? '1 field' : `${count} fields`;
  const fold = isEmpty(inner)
    ? ''
    : `<details${isOpen(place, count) ? ' open' : ''}><summary>${what} of <code>${escapeHtml(name)}</code></summary>\n${shapeHtml(inner, place, context)}</details>`;
  return `<li id="${id}"><div class="field"><a href="#${id}"><code>${escapeHtml(name)}</code></a> <span class="type">${type}</span>${required ? ' <span class="required">required</span>' : ''}${notesAt(pointers, description)}</div>
${description === '' ? '' : renderer.blocks(description)}${fold}</li>
`;
}

/** Alternatives are folds, which work without scripts; the first of a request is open. */
function alternativeHtml(
  { title, when, description, example, shape }: Alternative,
  { place, index }: { readonly place: string; readonly index: number },
  context: FieldContext,
): string {
  const { renderer } = context;
  const note = when === '' ? '' : ` <span class="type">${renderer.inline(when)}</span>`;
  const code =
    example === undefined
      ? ''
      : `<details class="example"><summary>Example</summary>${highlight(JSON.stringify(example(), undefined, 2), '')}</details>`;
  const body = `${description === '' ? '' : renderer.blocks(description)}${shapeHtml(shape, place, context)}${code}`;
  const heading = `${renderer.inline(title)}${note}`;
  if (body === '') return `<p class="alternative">${heading}</p>\n`;
  // A link within a summary is a control within a control: assistive technology reads only one of them.
  const links = heading.match(/<a\b.*?<\/a>/g)?.join(', ') ?? '';
  const summary = heading.replaceAll(/<\/?a\b[^>]*>/g, '');
  const schemas = links === '' ? '' : `<p>Schema: ${links}</p>\n`;
  return `<details class="alternative"${index === 0 && isOpen(place, 0) ? ' open' : ''}><summary>${summary}</summary>\n${schemas}${body}</details>\n`;
}

/** Bodies of requests and the pages of components are open, except long lists. */
function isOpen(place: string, fields: number): boolean {
  return /^(?:request-body|schema)/.test(place) && fields <= 30;
}

function shapeLines({ notes, fields, choices }: Shape, indent: string): string[] {
  const inner = `${indent}  `;
  return [
    ...notes.map((note) => `${indent}- ${oneLine(note)}`),
    ...fields.flatMap((field) => {
      const { name, type, required, description } = field;
      const about = [required ? '**required**' : '', type].filter((text) => text !== '');
      const text = description === '' ? '' : ` ${oneLine(description)}`;
      return [
        `${indent}- \`${name}\`: ${about.join(', ')}.${text}`,
        ...shapeLines(field.inner, inner),
      ];
    }),
    ...choices.flatMap(({ title, alternatives }) => [
      `${indent}- **${title}:**`,
      ...alternatives.flatMap(({ title: name, when, description, example, shape }) => [
        `${inner}- ${[`**${name}**`, when].filter((text) => text !== '').join(', ')}. ${oneLine(description)}`.trimEnd(),
        ...(example === undefined ? [] : [`${inner}  - Example: \`${JSON.stringify(example())}\``]),
        ...shapeLines(shape, `${inner}  `),
      ]),
    ]),
  ];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
