import {
  elements,
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../spec/document/guards.ts';
import { lookUp } from '../../spec/document/pointer.ts';

/** Conditions: they are drawn as part of the schema that has them, if at all. */
const conditions = ['if', 'then', 'else', 'not'];

/**
 * The decisions that a reader of an element must see with it: its own, those of what it refers to,
 * and those inside it at places that a page shows no description for (the schema of a parameter,
 * the conditions of a schema, the parts of an allOf). Sorted by number, each once.
 */
export function decisionsAt(node: JsonObject, document: unknown): string[] {
  const target = targetOf(node, document);
  // The parts of an allOf are drawn as one schema, without their own descriptions.
  const parts = [node, target].flatMap((each) => elements(field(each, 'allOf'))).filter(isObject);
  const found = [node, target, ...parts, ...parts.map((part) => targetOf(part, document))]
    .filter((each) => each !== undefined)
    .flatMap(ownDecisions);
  return sorted(found);
}

/** All decisions that a document rests on, each once. */
export function citedDecisions(document: unknown): string[] {
  return sorted(allDecisions(document));
}

/** What a reference leads to; `undefined` for a node that is no reference. */
export function targetOf(node: JsonObject, document: unknown): JsonObject | undefined {
  const ref = node['$ref'];
  if (typeof ref !== 'string') return undefined;
  const target = lookUp(document, ref);
  return isObject(target) ? target : undefined;
}

function ownDecisions(node: JsonObject): string[] {
  const schema = field(node, 'schema');
  const parts = [schema, field(schema, 'items')].filter(
    (part) => field(part, 'description') === undefined,
  );
  return [
    ...strings(node['x-decision']),
    ...parts.flatMap((part) => strings(field(part, 'x-decision'))),
    ...conditionsOf(node).flatMap(allDecisions),
  ];
}

function conditionsOf(node: JsonObject): unknown[] {
  return conditions.map((name) => node[name]);
}

function allDecisions(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(allDecisions);
  return [
    ...strings(field(part, 'x-decision')),
    ...fields(part).flatMap(([name, value]) => (name === 'x-decision' ? [] : allDecisions(value))),
  ];
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}
