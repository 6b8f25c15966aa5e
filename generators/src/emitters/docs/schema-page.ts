import type { ComponentSchema } from '../../model/contract.js';
import { freeSchema } from '../../model/schema.js';
import { codeAside } from './code-panel.js';
import { escapeHtml } from './html.js';
import { type Part, partsHtml, partsMarkdown } from './parts.js';
import { sampleValue } from './sample-value.js';
import { textOf } from './schema-text.js';
import { shapeOf } from './shape.js';
import type { ReferenceSite } from './site.js';
import { nameOf, rawOf, typeText } from './type-text.js';

/** Writes the page of a component, without the layout around it: its fields, and an example. */
export function schemaHtml(site: ReferenceSite, component: ComponentSchema): string {
  const { schema, name } = component;
  const [lead, ...parts] = schemaParts(site, component);
  return `<article class="operation">
<header>
<h1 id="schema">${escapeHtml(nameOf(site.contract, name.original))}</h1>
<p class="soft">${site.renderer.inline(lead)}${site.notesAt([schema.pointer], '')}</p>
</header>
${codeAside(exampleOf(site, component))}
<div class="body">
${partsHtml(parts, site)}</div>
</article>
`;
}

/** Writes the same page as Markdown. */
export function schemaMarkdown(site: ReferenceSite, component: ComponentSchema): string {
  const parts = schemaParts(site, component);
  const title = `# ${nameOf(site.contract, component.name.original)}`;
  const example = `\`\`\`json\n${exampleOf(site, component)}\n\`\`\``;
  return `${partsMarkdown([title, ...parts, '## Example', example])}\n`;
}

function schemaParts(site: ReferenceSite, { schema, name }: ComponentSchema): [string, ...Part[]] {
  const { title } = rawOf(site.contract, schema);
  const type = typeText(site, schema);
  return [
    typeof title === 'string' ? `${title}: ${type}` : type,
    textOf(site, schema),
    { place: 'schema', shape: shapeOf(site, { ...freeSchema, ref: name.original }, 40) },
  ];
}

function exampleOf({ contract }: ReferenceSite, { schema }: ComponentSchema): string {
  return JSON.stringify(sampleValue(contract.lookup, schema, true), undefined, 2);
}

/** Writes the list of the components of a version. */
export function schemaListHtml(site: ReferenceSite, module: string): string {
  const items = componentsIn(site, module).map(
    ({ name }) =>
      `<li><a href="${site.schemaFile(name.original)}">${escapeHtml(nameOf(site.contract, name.original))}</a></li>`,
  );
  return items.length === 0 ? '' : `<ul class="schemas">\n${items.join('\n')}\n</ul>\n`;
}

/** The components of a version by name. */
export function componentsIn(
  { contract }: Pick<ReferenceSite, 'contract'>,
  module: string,
): ComponentSchema[] {
  const own = contract.schemas.filter(({ name }) => name.module === module);
  return own.toSorted((left, right) => left.name.original.localeCompare(right.name.original, 'en'));
}
