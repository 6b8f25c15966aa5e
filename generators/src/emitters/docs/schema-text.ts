import type { Json } from '../../json.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { code, valuesText } from '../values-text.js';
import { componentsOf, isShortPattern, moreAbout, rawOf, type TypeContext } from './type-text.js';

/** The description of a schema in Markdown with values, examples and links; else of its component or elements. */
export function textOf(site: TypeContext, schema: Schema): string {
  const { lookup } = site.contract;
  const { parts, items } = resolveSchema(lookup, schema);
  const behind = new Set(
    componentsOf(schema).flatMap((name) => {
      const target = lookup(name);
      return target ? resolveSchema(lookup, target).parts : [];
    }),
  );
  const direct = parts.filter((part) => !behind.has(part));
  const texts = direct.flatMap(({ description }) => description?.trim() || []);
  const inner = items[0] ? resolveSchema(lookup, items[0]).parts : [];
  const other = [...behind, ...inner].find(({ description }) => description?.trim());
  const details = direct.flatMap((part) => detailsOf(site, part));
  const descriptions = texts.length > 0 ? texts : [other?.description?.trim() ?? ''];
  return [...new Set([...descriptions, ...details])].filter((text) => text !== '').join('\n\n');
}

function detailsOf({ contract }: TypeContext, schema: Schema): string[] {
  const raw = rawOf(contract, schema);
  const examples = Array.isArray(raw['examples']) ? (raw['examples'] as readonly Json[]) : [];
  const all = [...(schema.example === undefined ? [] : [schema.example]), ...examples];
  const texts = new Set(all.map((value) => exampleText(value)));
  const { pattern = '' } = schema.string;
  return [
    valuesText(schema),
    isShortPattern(pattern) ? '' : `Pattern: ${code(pattern)}`,
    ...texts,
    moreAbout(raw),
  ];
}

/** An example as code; a long one as a block. */
export function exampleText(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= 80 && !text.includes('\n')) return `Example: ${code(value)}`;
  const block = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
  return `Example:\n\n\`\`\`\`json\n${block}\n\`\`\`\``;
}
