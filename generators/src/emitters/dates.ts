import { type ImportedSymbol, typeFrom, valueFrom } from '../code/file.js';
import type { Operation } from '../model/contract.js';
import type { Schema } from '../model/schema.js';
import { operationsFile } from './symbols.js';

/** The file with the type of dates, in the folder of the types. */
export const dateTimeFile = 'date-time';

/** The type of dates. */
export const dateTimeSymbol = typeFrom('types', dateTimeFile, 'DateTime');

export function dateConversionSymbol({ name: { module, id } }: Operation): ImportedSymbol {
  return valueFrom('types', `dates/${operationsFile(module)}`, `${id}Dates`);
}

export function hasDates(
  { parameters, body, responses }: Operation,
  holds: (schema: Schema) => boolean,
): boolean {
  const content = [...(body?.content ?? []), ...responses.flatMap((each) => each.content)];
  return [...parameters, ...content].some(({ schema }) => schema !== undefined && holds(schema));
}
