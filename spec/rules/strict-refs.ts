import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isReference } from '../document/guards.ts';

/** Redocly's names of the objects that can be references in OpenAPI, and of our extensions. */
const allowed = new Set([
  'Callback',
  'Example',
  'Header',
  'Link',
  'Parameter',
  'PathItem',
  'RequestBody',
  'Response',
  'Schema',
  'SecurityScheme',
  'SpecExtension',
]);

/** A `$ref` is used only where OpenAPI allows it: like Redocly's `spec-strict-refs`, except for extensions. */
export const strictRefs: Oas3Rule = () => ({
  any(_node: unknown, ctx: UserContext): void {
    if (allowed.has(ctx.type.name) || !isReference(ctx.rawNode)) return;
    ctx.report({
      message: `OpenAPI does not allow $ref on an object of type ${ctx.type.name}. Replace it with the object that it refers to.`,
      location: ctx.rawLocation.child('$ref').key(),
    });
  },
});
