import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { fields, isObject, isReference, type JsonObject } from '../../document/guards.ts';
import { placeOf, type Place } from './place.ts';

/** The visitor that a rule returns to Redocly. */
export type Visitor = Exclude<ReturnType<Oas3Rule>, readonly unknown[]>;

/** A field of an object of the document. */
export interface ExtensionSite {
  /** The name of the field: `x-decision`. */
  readonly name: string;
  readonly place: Place;
  readonly holder: JsonObject;
  /** Redocly's name for the object that has the field: `Operation`, `Schema`, … */
  readonly owner: string;
  /** True if that object is a schema directly under `properties`. */
  readonly onProperty: boolean;
}

/** Calls back for every `x-…` field, also beside a `$ref`, but not for names of headers, properties and examples. */
export function visitExtensions(visit: (site: ExtensionSite, ctx: UserContext) => void): Visitor {
  return visitFields((name) => name.startsWith('x-'), visit);
}

/** Like {@link visitExtensions}, for the fields of other names. */
export function visitFields(
  isVisited: (name: string) => boolean,
  visit: (site: ExtensionSite, ctx: UserContext) => void,
): Visitor {
  const properties = new WeakSet<object>();
  const report = (node: JsonObject, ctx: UserContext): void => {
    if (ctx.type.extensionsPrefix !== 'x-') return;
    for (const [name, place] of placeOf(node, ctx).entries()) {
      if (!isVisited(name)) continue;
      const site = { name, place, holder: node };
      visit({ ...site, owner: ctx.type.name, onProperty: properties.has(node) }, ctx);
    }
  };
  return {
    any: {
      enter(node: unknown, ctx: UserContext): void {
        if (!isObject(node)) return;
        if (ctx.type.name === 'SchemaProperties') {
          for (const [, property] of fields(node)) if (isObject(property)) properties.add(property);
        }
        report(node, ctx);
      },
    },
    ref: {
      enter(node: unknown, ctx: UserContext): void {
        if (isReference(node)) report(node, ctx);
      },
    },
  };
}
