import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, typeAlias } from '../../code/structures.js';
import type { Contract } from '../../model/contract.js';

/** Emits the error codes (`x-error-codes`), if the document has any. */
export function emitErrors({ errorCodes }: Contract): CodeFile[] {
  if (errorCodes.length === 0) return [];
  const draft = new FileDraft('vocabulary', 'errors');
  draft.declare('errorCodes', 'ErrorCode', 'errorTemplates');
  const templates = errorCodes.map(
    ({ code, template }) =>
      [code, template === undefined ? undefined : stringLiteral(template)] as const,
  );
  return [
    {
      draft,
      statements: [
        constant({
          docs: ['All error codes.'],
          name: 'errorCodes',
          initializer: `${literal(errorCodes.map(({ code }) => code))} as const`,
        }),
        typeAlias({
          docs: ['An error code.'],
          name: 'ErrorCode',
          type: '(typeof errorCodes)[number]',
        }),
        constant({
          docs: ['Error messages by code, with placeholders such as `{name}`.'],
          name: 'errorTemplates',
          initializer: `${objectLiteral(templates)} as const`,
        }),
      ],
    },
  ];
}
