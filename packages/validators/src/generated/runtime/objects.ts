// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { checkValue, checkMember, checkUndeclared, matches, report, type Rule } from './check.js';
import type { AnySchema } from './schema.js';

// These rules ignore values that are not objects.

/** `required`: the named properties are present. */
export function required(...properties: readonly string[]): Rule {
  return (payload) => {
    if (!isObject(payload.value)) return;
    for (const name of properties) {
      if (!has(payload.value, name)) report(payload, `${name} is required`, [name]);
    }
  };
}

/** The named properties are not all present at the same time. */
export function mutuallyExclusive(...properties: readonly string[]): Rule {
  return (payload) => {
    if (!properties.every((name) => has(payload.value, name))) return;
    const params = { rule: 'exclusive', names: properties };
    const message = `${properties.join(' and ')} exclude each other`;
    report(payload, message, [properties.at(-1) ?? ''], params);
  };
}

/** `dependentRequired`: if the first property is present, so are the others. */
export function dependentRequired(property: string, others: readonly string[]): Rule {
  return (payload) => {
    if (!has(payload.value, property)) return;
    for (const name of others) {
      if (!has(payload.value, name)) report(payload, `${property} requires ${name}`, [name]);
    }
  };
}

/** `dependentSchemas`: if the property is present, the whole object matches the schema. */
export function dependentSchema(property: string, schema: AnySchema): Rule {
  return (payload, context) => {
    if (has(payload.value, property)) checkValue(payload, schema, context);
  };
}

/** `minProperties` and `maxProperties`. */
export function propertyCount(minimum: number, maximum: number = Infinity): Rule {
  return (payload) => {
    if (!isObject(payload.value)) return;
    const count = Object.keys(payload.value).length;
    if (count < minimum) report(payload, `the number of properties must be at least ${minimum}`);
    if (count > maximum) report(payload, `the number of properties must be at most ${maximum}`);
  };
}

/** `propertyNames`: every property name matches the schema. */
export function propertyNames(schema: AnySchema): Rule {
  return (payload, context) => {
    for (const [name] of entriesOf(payload.value)) {
      if (!matches(schema, name, context)) report(payload, 'the name is not allowed', [name]);
    }
  };
}

/** `patternProperties`: properties whose names match the pattern match the schema. */
export function patternProperties(expression: RegExp, schema: AnySchema): Rule {
  return (payload, context) => {
    for (const [name, value] of entriesOf(payload.value)) {
      if (expression.test(name)) checkMember(payload, name, value, schema, context);
    }
  };
}

/** `additionalProperties`: properties that are neither declared nor match a pattern match the schema. */
export function additionalProperties(
  declared: readonly string[],
  patterns: readonly RegExp[],
  schema: AnySchema,
): Rule {
  const known = new Set(declared);
  return (payload, context) => {
    for (const [name, value] of entriesOf(payload.value)) {
      const free = !known.has(name) && !patterns.some((expression) => expression.test(name));
      if (free) checkUndeclared(payload, name, value, schema, context);
    }
  };
}

/** A property whose name every object inherits, such as `constructor`; only own properties count. */
export function ownProperty(property: string, schema: AnySchema, isRequired: boolean): Rule {
  return (payload, context) => {
    const { value } = payload;
    if (!isObject(value)) return;
    const isPresent = has(value, property);
    if (isPresent) checkMember(payload, property, Reflect.get(value, property), schema, context);
    else if (isRequired) report(payload, `${property} is required`, [property]);
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function has(value: unknown, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name) && Reflect.get(value, name) !== undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}
