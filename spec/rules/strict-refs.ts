import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isReference } from '../document/guards.ts';

/** Redocly's names for what OpenAPI allows a reference to; and extensions, which OpenAPI leaves to us. */
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

/** A `$ref` stands only where OpenAPI allows one: Redocly's `spec-strict-refs`, but for extensions. */
export const strictRefs: Oas3Rule = () => ({
  any(_node: unknown, ctx: UserContext): void {
    if (allowed.has(ctx.type.name) || !isReference(ctx.rawNode)) return;
    ctx.report({
      message: `OpenAPI does not allow $ref on an object of type ${ctx.type.name}. Write out what it refers to.`,
      location: ctx.rawLocation.child('$ref').key(),
    });
  },
});
