import { joinDocs } from '../code/docs.js';
import type { Json } from '../json.js';
import type { Schema } from '../model/schema.js';

export function describedValues(schema: Schema): string | undefined {
  return joinDocs(schema.description, valuesText(schema));
}

/** The named and described values of an enum as a list in Markdown; empty if there are none. */
export function valuesText({ valueNames }: Pick<Schema, 'valueNames'>): string {
  const lines = valueNames.flatMap(({ value, name, description = '' }) => {
    const named = name === undefined || name === value ? '' : ` (${name})`;
    const text = description.trim();
    return named + text === '' ? [] : [`- ${code(value)}${named}${text && `: ${text}`}`];
  });
  return lines.join('\n');
}

export function code(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '') return '`""`';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
