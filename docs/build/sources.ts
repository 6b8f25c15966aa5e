import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';
import { type Json, resolvePointer } from '../../generators/src/json.ts';
import {
  elements,
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../spec/document/guards.ts';
import { markOf, type Catalogue } from './markdown.ts';

interface Sources {
  readonly decisions: readonly string[];
  readonly claims: readonly string[];
}

/** The keywords of conditions, which are part of the schema that has them. */
const conditions = ['if', 'then', 'else', 'not'];

/** Writes the sources of elements: decisions that the description does not name, and claims. */
export function sourcesHtml(
  pointers: readonly string[],
  description: string,
  document: Json,
  titles: Catalogue,
): string {
  const nodes = pointers.map((pointer): unknown => resolvePointer(document, pointer));
  const found = nodes.filter(isObject).map((node) => sourcesOf(node, document));
  const named = new Set(description.match(/\bD[1-9]\d*\b/g));
  const decisions = sorted(found.flatMap((each) => each.decisions)).filter((id) => !named.has(id));
  const claims = [...new Set(found.flatMap((each) => each.claims))];
  const links = [
    ...decisions.map((id) => markOf(id, titles.get(id) ?? '')),
    ...claims.map((id) => `<a href="claims.html#${id}">${escapeHtml(id)}</a>`),
  ];
  return links.length === 0 ? '' : ` <span class="sources">${links.join(' ')}</span>`;
}

function sourcesOf(node: JsonObject, document: Json): Sources {
  const target = targetOf(node, document);
  const parts = [node, target].flatMap((each) => elements(field(each, 'allOf'))).filter(isObject);
  const all = [node, target, ...parts, ...parts.map((part) => targetOf(part, document))].filter(
    (each) => each !== undefined,
  );
  return {
    decisions: all.flatMap((each) => [
      ...strings(each['x-decision']),
      ...conditions.flatMap((name) => allDecisions(each[name])),
    ]),
    claims: all.flatMap((each) => strings(each['x-claims'])),
  };
}

function targetOf(node: JsonObject, document: Json): JsonObject | undefined {
  const ref = node['$ref'];
  const target: unknown = typeof ref === 'string' ? resolvePointer(document, ref) : undefined;
  return isObject(target) ? target : undefined;
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
