import type { MediaType } from './contract.js';
import { constantsOf } from './discriminators.js';
import type { Reader } from './reader.js';
import { dereference, type Lookup } from './resolve.js';
import type { Schema } from './schema.js';

/** Reads the schema of whole events. If only some have JSON as data, constants of the property `event` tell which. */
export function readEventData(
  reader: Reader,
  schema: Schema,
): Pick<MediaType, 'schema' | 'jsonData'> {
  const { lookup } = reader;
  const read = withValues(lookup, schema);
  if (read === schema) return { schema };
  const { oneOf, anyOf } = dereference(lookup, schema);
  const alternatives = [...oneOf, ...anyOf];
  const chosen = alternatives.filter((each) => withValues(lookup, each) !== each);
  if (chosen.length === 0 || chosen.length === alternatives.length)
    return { schema: read, jsonData: true };
  const names = chosen.map((each) => constantsOf(lookup, each, 'event')?.values);
  const known = names.flatMap((values) => values?.map(String) ?? []);
  if (!names.includes(undefined)) return { schema: read, jsonData: known };
  const what =
    'contentSchema for the data of events, of which only some are JSON, without their names';
  reader.report('operation/unsupported', schema.pointer, { what });
  return { schema };
}

/** A schema whose property `data` has the schema of its JSON; the schema itself if it has none. */
function withValues(lookup: Lookup, schema: Schema): Schema {
  const own = dereference(lookup, schema);
  const all = (members: readonly Schema[]): Schema[] =>
    members.map((member) => withValues(lookup, member));
  const properties = own.object.properties.map((property) => {
    const { content } = dereference(lookup, property.schema);
    return property.name === 'data' && content ? { ...property, schema: content } : property;
  });
  const [allOf, oneOf, anyOf] = [all(own.allOf), all(own.oneOf), all(own.anyOf)];
  const isSame = [
    [properties, own.object.properties],
    [allOf, own.allOf],
    [oneOf, own.oneOf],
    [anyOf, own.anyOf],
  ].every(([now, before]) => now?.every((each, index) => each === before?.[index]));
  return isSame ? schema : { ...own, object: { ...own.object, properties }, allOf, oneOf, anyOf };
}
