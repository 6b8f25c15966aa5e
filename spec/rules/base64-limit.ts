import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field } from '../document/guards.ts';

/** The `maxLength` of a Base64 string is the encoded length of a file of `x-limits.fileBytes` bytes. */
export const base64Limit: Oas3Rule = () => {
  let bytes: unknown;
  return {
    Root: {
      enter(root: unknown): void {
        bytes = field(field(field(root, 'x-limits'), 'fileBytes'), 'value');
      },
    },
    Schema(schema: unknown, ctx: UserContext): void {
      const maxLength = field(schema, 'maxLength');
      if (field(schema, 'contentEncoding') !== 'base64' || maxLength === undefined) return;
      if (typeof bytes !== 'number' || maxLength === Math.ceil(bytes / 3) * 4) return;
      ctx.report({
        message: `A file of ${bytes} bytes (x-limits.fileBytes) has ${Math.ceil(bytes / 3) * 4} characters in Base64. Correct maxLength or x-limits.fileBytes.`,
        location: ctx.location.child(['maxLength']),
      });
    },
  };
};
