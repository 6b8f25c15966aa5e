import { escapeToken, type Json } from '../json.js';
import type { Contract } from '../model/contract.js';
import { isOfType } from '../model/scalars.js';
import { referencesOf, type Schema } from '../model/schema.js';
import { describedValues } from './values-text.js';

/** The state while schemas are written. */
export interface Context {
  readonly contract: Contract;
  readonly used: Set<string>;
  /** True for what clients send: with descriptions, and without properties that only the service sets. */
  readonly forInput?: boolean;
}

type Keywords = Readonly<Record<string, Json | undefined>>;

/**
 * Converts a schema to JSON Schema 2020-12. Leaves out references back into a cycle if the schema allows
 * it, so that the generated data is finite.
 * @param cycle the original names of the components that refer back to the schema
 */
export function jsonSchemaOf(
  context: Context,
  schema: Schema,
  cycle: readonly string[] = [],
): Json {
  return new JsonSchemaWriter(context, cycle).of(schema);
}

class JsonSchemaWriter {
  constructor(
    private readonly context: Context,
    private readonly cycle: readonly string[],
  ) {}

  readonly of = (schema: Schema): Json => {
    if (!schema.possible) return false;
    const keywords = {
      ...scalarKeywords(schema),
      ...(this.context.forInput && {
        description: describedValues(schema),
        default: schema.default,
      }),
      ...this.#array(schema),
      ...this.#object(schema),
      ...this.#parts(schema),
    };
    const said = Object.entries(keywords).filter((entry) => entry[1] !== undefined);
    const converted = Object.fromEntries(said) as Json;
    const { ref, allOf } = schema;
    if (ref !== undefined) {
      this.context.used.add(ref);
      const reference = { $ref: `#/$defs/${escapeToken(ref)}` };
      return said.length === 0 ? reference : { allOf: [reference, converted] };
    }
    // `allOf` often has one member, to add a description to a reference.
    const [only, ...others] = allOf;
    return only && others.length === 0 && said.length === 1 ? this.of(only) : converted;
  };

  #array({ array }: Schema): Keywords {
    const { items, prefixItems, minItems = 0 } = array;
    return {
      prefixItems: list(prefixItems.map(this.of)),
      items: items && minItems > prefixItems.length ? this.of(items) : this.#finite(items),
      contains: this.#finite(array.contains),
      minContains: array.minContains,
      maxContains: array.maxContains,
      minItems: array.minItems,
      maxItems: array.maxItems,
      uniqueItems: array.uniqueItems || undefined,
    };
  }

  #object({ object }: Schema): Keywords {
    const { properties } = object;
    const sent = properties.filter(
      ({ schema }) => !this.context.forInput || !schema.serviceAssigned,
    );
    const required = sent.filter((property) => property.required);
    const taken = sent.filter((entry) => entry.required || this.#ends(entry.schema));
    return {
      properties: this.#named(taken.map(({ name, schema }) => [name, schema])),
      patternProperties: this.#named(object.patterns.map((entry) => [entry.pattern, entry.schema])),
      required: list([...required.map(({ name }) => name), ...object.requiredOnly]),
      additionalProperties: this.#finite(object.additional),
      propertyNames: object.names && this.of(object.names),
      minProperties: object.minProperties,
      maxProperties: object.maxProperties,
      dependentRequired: map(
        object.dependentRequired.map(({ property, needs }) => [property, needs]),
      ),
      dependentSchemas: this.#named(
        object.dependentSchemas.map(({ property, schema }) => [property, schema]),
      ),
    };
  }

  #parts({ allOf, anyOf, oneOf, not, condition }: Schema): Keywords {
    const { if: tested, then, else: otherwise } = condition ?? {};
    return {
      allOf: list(allOf.map(this.of)),
      anyOf: this.#union(anyOf),
      oneOf: this.#union(oneOf),
      not: not && this.of(not),
      if: tested && this.of(tested),
      then: then && this.of(then),
      else: otherwise && this.of(otherwise),
    };
  }

  #union(members: readonly Schema[]): Json | undefined {
    const finite = members.filter((member) => this.#ends(member));
    return list((finite.length === 0 ? members : finite).map(this.of));
  }

  #named(entries: readonly (readonly [string, Schema])[]): Json | undefined {
    return map(entries.map(([name, schema]) => [name, this.of(schema)]));
  }

  #finite(schema: Schema | undefined): Json | undefined {
    return schema && (this.#ends(schema) ? this.of(schema) : false);
  }

  #ends(schema: Schema): boolean {
    const { cycle } = this;
    return cycle.length === 0 || !referencesOf(schema).some((name) => cycle.includes(name));
  }
}

function scalarKeywords({ types, values, example, string, number }: Schema): Keywords {
  return {
    type: types?.length === 1 ? types[0] : types,
    // json-schema-faker ignores the types beside an enum.
    enum: values?.filter((value) => types?.some((type) => isOfType(value, type)) ?? true),
    examples: example === undefined ? undefined : [example],
    ...string,
    ...number,
    format: string.format,
  };
}

function list(entries: readonly Json[]): Json | undefined {
  return entries.length === 0 ? undefined : entries;
}

function map(entries: readonly (readonly [string, Json])[]): Json | undefined {
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
