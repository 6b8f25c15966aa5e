import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { elements, field, fields, isObject } from '../document/guards.ts';
import { isMarked } from './support/marks.ts';
import { placeOf } from './support/place.ts';

/**
 * Every operation, parameter, property, enum, response and header has `x-claims` or `x-decision`, itself or by its
 * component. An enum is covered by its property, parameter or header; a property that narrows another one needs none.
 */
export const traced: Oas3Rule = () => {
  const coveredEnums = new WeakSet<object>();
  const narrowing = new WeakSet<object>();
  const need = (kind: string) => ({
    enter(node: unknown, ctx: UserContext): void {
      if (!isMarked(node)) ctx.report({ message: missing(kind), location: ctx.location.key() });
      else if (kind === 'parameter' || kind === 'header') addDeep(coveredEnums, node);
    },
  });
  return {
    Operation: need('operation'),
    Parameter: need('parameter'),
    Response: need('response'),
    Header: need('header'),
    Schema: {
      enter(node: unknown, ctx: UserContext): void {
        narrowingParts(node).forEach((part) => addDeep(narrowing, part));
        if (!isObject(node) || node['enum'] === undefined) return;
        if (isMarked(node) || coveredEnums.has(node) || narrowing.has(node)) return;
        ctx.report({ message: missing('enum'), location: ctx.location.child(['enum']).key() });
      },
    },
    SchemaProperties: {
      enter(node: unknown, ctx: UserContext): void {
        for (const [name, property] of fields(node)) {
          if (!isObject(property) || narrowing.has(property)) continue;
          const target = placeOf(property, ctx).follow().node;
          if (isMarked(property) || isMarked(target)) addDeep(coveredEnums, property);
          else {
            const location = ctx.location.child([name]).key();
            ctx.report({ message: missing(`property "${name}"`), location });
          }
        }
      },
    },
  };
};

/** The parts of a schema that test or narrow properties which are declared elsewhere. */
function narrowingParts(schema: unknown, outer: ReadonlySet<string> = new Set()): unknown[] {
  const declared = new Set([
    ...outer,
    ...fields(field(schema, 'properties')).map(([name]) => name),
  ]);
  const unions = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => elements(field(schema, name)));
  const branches = [field(schema, 'then'), field(schema, 'else'), ...unions];
  const repeated = branches.flatMap((branch) => [
    ...fields(field(branch, 'properties')).flatMap(([name, part]) =>
      declared.has(name) ? [part] : [],
    ),
    ...(isObject(branch) ? narrowingParts(branch, declared) : []),
  ]);
  return [field(schema, 'if'), field(schema, 'not'), ...repeated];
}

function addDeep(set: WeakSet<object>, node: unknown): void {
  if (typeof node !== 'object' || node === null || set.has(node)) return;
  set.add(node);
  for (const value of Object.values(node)) addDeep(set, value);
}

function missing(what: string): string {
  return `This ${what} has neither x-claims nor x-decision. Cite the claims of spec/claims.yaml that state it, or the decision of spec/decisions.md about it.`;
}
