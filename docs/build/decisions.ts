import {
  elements,
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../spec/document/guards.ts';
import { lookUp } from '../../spec/document/pointer.ts';

/** The keywords of conditions, which are part of the schema that has them. */
const conditions = ['if', 'then', 'else', 'not'];

/**
 * Returns the decisions of an element: its own, those of its target, and those of parts whose description a page does
 * not show (the schema of a parameter, the conditions of a schema, the parts of an allOf). Sorted, without duplicates.
 */
function decisionsAt(node: JsonObject, document: unknown): string[] {
  const target = targetOf(node, document);
  // The parts of an allOf are drawn as one schema, without their own descriptions.
  const parts = [node, target].flatMap((each) => elements(field(each, 'allOf'))).filter(isObject);
  const found = [node, target, ...parts, ...parts.map((part) => targetOf(part, document))]
    .filter((each) => each !== undefined)
    .flatMap(ownDecisions);
  return sorted(found);
}

/** Returns the decisions of an element that its description does not name: those about its name, type and limits. */
export function unnamedDecisions(
  node: JsonObject,
  description: string,
  document: unknown,
): string[] {
  const named = new Set(description.match(/\bD[1-9]\d*\b/g));
  return decisionsAt(node, document).filter((id) => !named.has(id));
}

/** Returns all decisions that a document cites, without duplicates. */
export function citedDecisions(document: unknown): string[] {
  return sorted(allDecisions(document));
}

/** Returns the target of a reference; undefined if the node is not a reference. */
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
