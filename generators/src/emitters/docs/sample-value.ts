import type { Json } from '../../json.js';
import type { Lookup } from '../../model/resolve.js';
import { type ResolvedSchema, resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { knownFormat } from '../formats.js';

const deepest = 4;

/** The most values in one value: nested objects could have exponentially many. */
const mostValues = 1000;

/** A value from examples, defaults and required properties; `all` adds optional ones of the first level and near it. */
export function sampleValue(lookup: Lookup, schema: Schema, all = false): Json {
  let left = mostValues;
  const valueOf = (schemaPart: Schema, depth: number): Json => {
    left -= 1;
    const resolved = resolveSchema(lookup, schemaPart);
    const known = knownValue(resolved);
    if (known !== undefined) return known;
    const { properties, parts } = resolved;
    const [union] = parts.flatMap(({ oneOf, anyOf }) => [...oneOf, ...anyOf]);
    const inner = (part: Schema): Json => valueOf(part, depth + 1);
    if (union && properties.length === 0) return depth > deepest ? {} : inner(union);
    const type = resolved.types?.find((name) => name !== 'null');
    if (type === 'array')
      return resolved.items[0] && depth < deepest ? [inner(resolved.items[0])] : [];
    if (type !== undefined && type !== 'object') return scalarValue(type, resolved);
    const included = depth > deepest || left < 0 ? [] : shownOf(properties, all, depth);
    return Object.fromEntries(included.map(({ name, schema: own }) => [name, inner(own)]));
  };
  return valueOf(schema, 0);
}

function shownOf(
  properties: ResolvedSchema['properties'],
  all: boolean,
  depth: number,
): ResolvedSchema['properties'] {
  // An object without required properties would be empty.
  const hasRequired = properties.some(({ required }) => required);
  const isWhole = all && (depth === 0 || (depth <= 2 && !hasRequired));
  return properties.filter(({ required, schema }) => !schema.writeOnly && (required || isWhole));
}

function knownValue(resolved: ResolvedSchema): Json | undefined {
  const example = resolved.first('example') ?? resolved.first('default');
  return example ?? resolved.values?.find((value) => value !== null);
}

function scalarValue(type: string, { parts, limits }: ResolvedSchema): Json {
  if (type === 'boolean') return true;
  if (type !== 'string') return limits.find(({ keyword }) => keyword === 'minimum')?.value ?? 1;
  const format = parts.find(({ string }) => string.format !== undefined)?.string.format;
  const [, sample] = knownFormat(format === 'url' ? 'uri' : (format ?? '')) ?? [];
  return sample ?? 'string';
}
