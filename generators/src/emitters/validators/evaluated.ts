import { targetOf } from '../../model/resolve.js';
import type { Condition, Schema } from '../../model/schema.js';
import type { Context } from './context.js';

/** The keyword, which determines whether properties or elements are evaluated. */
export type Keyword = 'unevaluatedProperties' | 'unevaluatedItems';

/** The properties or elements that a schema evaluates if a value matches. */
export interface Evaluated {
  readonly all: boolean;
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  /** The number of elements from the start. */
  readonly count: number;
  /** Elements that match one of these schemas (`contains`). */
  readonly fitting: readonly Schema[];
  /** What it evaluates under conditions. */
  readonly guarded: readonly Guarded[];
}

/** What is evaluated if a value matches a schema, does not match it, or has a property. */
export type Guarded = { readonly evaluated: Evaluated } & (
  | { readonly guard: 'whenMatching' | 'whenNotMatching'; readonly schema: Schema }
  | { readonly guard: 'whenPresent'; readonly property: string }
);

const nothing: Evaluated = {
  all: false,
  names: [],
  patterns: [],
  count: 0,
  fitting: [],
  guarded: [],
};

/** What the other keywords of a schema evaluate; follows references except `passed` ones, which are being followed. */
export function evaluatedBeside(
  context: Context,
  schema: Schema,
  keyword: Keyword,
  passed: readonly string[] = [],
): Evaluated {
  const { ref, allOf } = schema;
  const of = (part: Schema): Evaluated => evaluatedBy(context, part, keyword, passed);
  const parts = [ownOf(schema, keyword), ...allOf.map(of), guardedIn(schema, of)];
  const target = targetOf(context.contract.lookup, schema);
  if (ref === undefined || !target || passed.includes(ref)) return unite(parts);
  return unite([evaluatedBy(context, target, keyword, [...passed, ref]), ...parts]);
}

function evaluatedBy(
  context: Context,
  schema: Schema,
  keyword: Keyword,
  passed: readonly string[],
): Evaluated {
  if (schema[keyword]) return { ...nothing, all: true };
  return evaluatedBeside(context, schema, keyword, passed);
}

function ownOf({ array, object }: Schema, keyword: Keyword): Evaluated {
  if (keyword === 'unevaluatedItems') {
    const fitting = array.contains ? [array.contains] : [];
    const count = array.prefixItems.length;
    return { ...nothing, all: array.items !== undefined, count, fitting };
  }
  return {
    ...nothing,
    all: object.additional !== undefined,
    names: object.properties.map((property) => property.name),
    patterns: object.patterns.map((entry) => entry.pattern),
  };
}

function guardedIn(schema: Schema, of: (part: Schema) => Evaluated): Evaluated {
  const { anyOf, oneOf, condition, object } = schema;
  const members = [...anyOf, ...oneOf].filter((member) => member.possible);
  const guarded: Guarded[] = [
    ...members.map(
      (member) => ({ guard: 'whenMatching', schema: member, evaluated: of(member) }) as const,
    ),
    ...(condition ? conditional(condition, of) : []),
    ...object.dependentSchemas.map(
      (entry) =>
        ({ guard: 'whenPresent', property: entry.property, evaluated: of(entry.schema) }) as const,
    ),
  ];
  return { ...nothing, guarded };
}

function conditional(
  { if: schema, then, else: other }: Condition,
  of: (part: Schema) => Evaluated,
): Guarded[] {
  const evaluated = unite([of(schema), ...(then ? [of(then)] : [])]);
  const otherwise = other
    ? [{ guard: 'whenNotMatching', schema, evaluated: of(other) } as const]
    : [];
  return [{ guard: 'whenMatching', schema, evaluated }, ...otherwise];
}

function unite(parts: readonly Evaluated[]): Evaluated {
  return {
    all: parts.some((part) => part.all),
    names: [...new Set(parts.flatMap((part) => part.names))],
    patterns: [...new Set(parts.flatMap((part) => part.patterns))],
    count: Math.max(...parts.map((part) => part.count)),
    fitting: parts.flatMap((part) => part.fitting),
    guarded: parts.flatMap((part) => part.guarded),
  };
}
