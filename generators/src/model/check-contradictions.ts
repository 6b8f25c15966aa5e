import { at, type Json } from '../json.js';
import { shortJson } from './check-data.js';
import { couldMatch } from './could-match.js';
import { conflictsOf, limitsOf } from './limits.js';
import type { Reader } from './reader.js';
import { partsOf } from './resolve.js';
import { isOfType, matches } from './scalars.js';
import { jsonTypes, type JsonType, type Schema } from './schema.js';

/** A schema with all schemas that always apply to the same value; the schema itself comes first. */
interface CombinedSchema {
  readonly reader: Reader;
  readonly schema: Schema;
  readonly layers: readonly Schema[];
}

/**
 * Reports a schema that no value can satisfy, taking its `allOf` and the referenced components into
 * account. Finds only contradictions that follow directly from the keywords; does not check nested
 * schemas.
 */
export function checkContradictions(reader: Reader, schema: Schema): void {
  const demand = { reader, schema, layers: partsOf(reader.lookup, schema) };
  checkTypes(demand);
  checkLimits(demand);
  checkValues(demand);
  checkRequired(demand);
}

function checkTypes({ reader, schema, layers }: CombinedSchema): void {
  const all = layers.flatMap(({ types }) => (types ? [types] : []));
  const sets = all.map(widened);
  if (all.length < 2 || jsonTypes.some((type) => sets.every((types) => types.has(type)))) return;
  const shown = [...new Set(all.map((types) => types.join(' or ')))].join(' and ');
  report(reader, schema.pointer, `no value is ${shown} at once`);
}

/** Every integer is a number. */
function widened(types: readonly JsonType[]): ReadonlySet<JsonType> {
  return new Set(types.includes('number') ? [...types, 'integer'] : types);
}

function checkLimits({ reader, schema, layers }: CombinedSchema): void {
  const reported = new Set<Part>();
  for (const [low, high] of conflictsOf(layers.flatMap(limitsOf))) {
    if (reported.has(low) || !isNew(schema, low.schema, high.schema)) continue;
    reported.add(low);
    const reason = `${low.keyword} ${low.value} and ${high.keyword} ${high.value}`;
    report(reader, placeOf(schema, low, high), `${reason} allow no value`);
  }
  const { contains, minContains = 0, maxContains = Infinity } = schema.array;
  if (!contains || minContains <= maxContains) return;
  const reason = `minContains ${minContains} and maxContains ${maxContains} allow no value`;
  report(reader, at(schema.pointer, 'minContains'), reason);
}

/** The first part that is inside the schema itself rather than in a referenced component. */
function placeOf(whole: Schema, ...parts: readonly Part[]): string {
  const own = parts.find(({ schema: { pointer } }) =>
    `${pointer}/`.startsWith(`${whole.pointer}/`),
  );
  if (!own) return whole.pointer;
  return own.keyword === undefined ? own.schema.pointer : at(own.schema.pointer, own.keyword);
}

interface Part {
  readonly schema: Schema;
  readonly keyword?: string;
}

/** False for a contradiction within one part, which is reported when that part is checked. */
function isNew(whole: Schema, one: Schema, other: Schema): boolean {
  return one !== other || one === whole;
}

function checkValues({ reader, schema }: CombinedSchema): void {
  const { values, types } = schema;
  if (!values) return;
  const rest = { ...schema, values: undefined };
  const unfit = values.filter((value) => !couldMatch(rest, value, reader.lookup));
  if (unfit.length < values.length) {
    if (unfit.length === 0) return;
    reader.report('schema/enum-value', at(schema.pointer, 'enum'), { values: list(unfit) });
    return;
  }
  const none = `none of its values (${list(values)})`;
  const typed = types?.every((type) => values.every((value) => !isOfType(value, type)));
  const fault = typed ? `is of type ${types?.join(' or ')}` : 'matches its other keywords';
  const reason =
    values.length === 0 ? 'its enum is empty, or does not contain its const' : `${none} ${fault}`;
  report(reader, schema.pointer, reason);
}

const listed = 5;

function list(values: readonly Json[]): string {
  const first = values.slice(0, listed).map(shortJson);
  return [...first, ...(values.length > listed ? ['…'] : [])].join(', ');
}

function checkRequired({ reader, schema, layers }: CombinedSchema): void {
  const closed = layers.filter(mayForbid);
  if (closed.length === 0) return;
  for (const layer of layers) {
    for (const name of requiredOf(layer)) {
      const found = closed.find((other) => forbids(other, name) && isNew(schema, layer, other));
      if (!found) continue;
      const reason = `the property ${name} is required, but ${found.pointer} does not allow it`;
      const place = placeOf(schema, { schema: layer, keyword: 'required' }, { schema: found });
      report(reader, place, reason);
    }
  }
}

function requiredOf({ object, types }: Schema): string[] {
  // `required` applies to objects only.
  if (types && !types.includes('object')) return [];
  const declared = object.properties.filter((property) => property.required);
  return [...declared.map((property) => property.name), ...object.requiredOnly];
}

/** A quick test that is false for most schemas. */
function mayForbid({ object }: Schema): boolean {
  const { properties, patterns, additional } = object;
  return [...properties, ...patterns, { schema: additional }].some(
    (entry) => entry.schema?.possible === false,
  );
}

function forbids({ object, types }: Schema, name: string): boolean {
  if (types && !types.includes('object')) return false;
  const declared = object.properties.find((property) => property.name === name);
  const matching = object.patterns.filter(({ pattern }) => matches(pattern, name));
  if (declared?.schema.possible === false) return true;
  if (matching.some((entry) => !entry.schema.possible)) return true;
  return !declared && matching.length === 0 && object.additional?.possible === false;
}

function report(reader: Reader, pointer: string, reason: string): void {
  reader.report('schema/contradiction', pointer, { reason });
}
