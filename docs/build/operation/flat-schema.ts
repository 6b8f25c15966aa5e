import {
  elements,
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../../spec/document/guards.ts';
import { targetOf } from '../decisions.ts';

/** A schema, merged with the schemas that it refers to, as one object. */
export interface FlatSchema {
  /** All keywords. Those of the schema itself override those of the schemas that it refers to. */
  readonly keywords: JsonObject;
  /** The merged components, to recognise a recursive schema. */
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

/** Merges two schemas; `over` overrides `under`. */
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

/** Returns the alternatives of a schema, or the schema itself if it has none. */
export function variantsOf(flat: FlatSchema, document: JsonObject): FlatSchema[] {
  const { oneOf, anyOf, ...common } = flat.keywords;
  const alternatives = [...elements(oneOf), ...elements(anyOf)].filter((each) => {
    // A condition such as "one of these is required" is not an alternative.
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
