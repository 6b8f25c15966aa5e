import type { ImportedSymbol } from '../code/file.js';
import type { Operation } from '../model/contract.js';
import type { Schema } from '../model/schema.js';
import { operationsFile } from './symbols.js';

/** The file that says what a point in time is, below the types' folder. */
export const dateTimeFile = 'date-time';

/** What stands for a point in time in types. */
export const dateTimeSymbol: ImportedSymbol = {
  from: { emitter: 'types', file: dateTimeFile },
  name: 'DateTime',
  typeOnly: true,
};

/** What converts the points in time of an operation. */
export function dateConversionSymbol({ name: { module, id } }: Operation): ImportedSymbol {
  return {
    from: { emitter: 'types', file: `dates/${operationsFile(module)}` },
    name: `${id}Dates`,
  };
}

/** Whether an operation has points in time in its parameters or bodies. */
export function hasDates(
  { parameters, body, responses }: Operation,
  holds: (schema: Schema) => boolean,
): boolean {
  const content = [...(body?.content ?? []), ...responses.flatMap((each) => each.content)];
  return [...parameters, ...content].some(({ schema }) => schema !== undefined && holds(schema));
}
