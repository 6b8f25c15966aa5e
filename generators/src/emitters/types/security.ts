import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal, objectLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Contract } from '../../model/contract.js';
import { securitySchemesSymbol } from './symbols.js';

/** Emits where each credential is sent in a request. */
export function emitSecurity(contract: Contract): CodeFile {
  const draft = new FileDraft('types', 'operations/security');
  draft.declare(securitySchemesSymbol.name);
  const schemes = objectLiteral(
    contract.securitySchemes.map(({ name, type, scheme, in: place, parameter }) => [
      name,
      literal({ type, scheme, in: place, name: parameter }),
    ]),
  );
  const securitySchemes = constant({
    docs: ['The security schemes of the document by name.'],
    name: securitySchemesSymbol.name,
    initializer: `${schemes} as const`,
  });
  return { draft, statements: [securitySchemes] };
}
