import {
  elements,
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../../spec/document/guards.ts';
import { targetOf } from '../decisions.ts';

/** A schema with what it refers to and is put together from, as one object. */
export interface FlatSchema {
  /** All keywords: those written at the place win over those of what it refers to. */
  readonly keywords: JsonObject;
  /** The components that it was made of, to recognise a schema that contains itself. */
  readonly components: readonly string[];
}

/** Resolves references and merges the parts of an `allOf`. */
export function flatten(schema: unknown, document: JsonObject): FlatSchema {
  if (!isObject(schema)) return { keywords: {}, components: [] };
  const { $ref, allOf, ...own } = schema;
  const target = flatten(targetOf(schema, document), document);
  const parts = elements(allOf).map((part) => flatten(part, document));
  const keywords = [target, ...parts].reduceRight<JsonObject>(
    (merged, { keywords: next }) => merge(next, merged),
    own,
  );
  const name = typeof $ref === 'string' ? [$ref] : [];
  return {
    keywords,
    components: [...name, ...[target, ...parts].flatMap(({ components }) => components)],
  };
}

/** Both together; of what both say, `over` counts. */
function merge(under: JsonObject, over: JsonObject): JsonObject {
  const properties = {
    ...Object.fromEntries(fields(under['properties'])),
    ...Object.fromEntries(fields(over['properties'])),
  };
  const required = [...new Set([...strings(under['required']), ...strings(over['required'])])];
  return {
    ...under,
    ...over,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** The alternatives of a schema; itself where it has none. */
export function variantsOf(flat: FlatSchema, document: JsonObject): FlatSchema[] {
  const { oneOf, anyOf, ...common } = flat.keywords;
  const alternatives = [...elements(oneOf), ...elements(anyOf)].filter((each) => {
    // A condition such as "one of these is required" is no alternative of its own.
    return (
      isObject(each) && (each['$ref'] !== undefined || field(each, 'properties') !== undefined)
    );
  });
  if (alternatives.length === 0) return [flat];
  return alternatives.map((each) => {
    const { keywords, components } = flatten(each, document);
    return {
      keywords: merge(common, keywords),
      components: [...flat.components, ...components],
    };
  });
}
