import { type CodeFile, FileDraft } from '../../code/file.js';
import { objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Contract, SecurityScheme } from '../../model/contract.js';
import { securitySchemesSymbol } from './symbols.js';

/** Emits where each credential is sent in a request. */
export function emitSecurity(contract: Contract): CodeFile {
  const draft = new FileDraft('types', 'operations/security');
  draft.declare(securitySchemesSymbol.name);
  const schemes = objectLiteral(
    contract.securitySchemes.map((scheme) => [scheme.name, describe(scheme)]),
  );
  const securitySchemes = constant({
    docs: ['The security schemes of the document by name.'],
    name: securitySchemesSymbol.name,
    initializer: `${schemes} as const`,
  });
  return { draft, statements: [securitySchemes] };
}

function describe(scheme: SecurityScheme): string {
  return objectLiteral([
    ['type', stringLiteral(scheme.type)],
    ['scheme', scheme.scheme === undefined ? undefined : stringLiteral(scheme.scheme)],
    ['in', scheme.in && stringLiteral(scheme.in)],
    ['name', scheme.parameter === undefined ? undefined : stringLiteral(scheme.parameter)],
  ]);
}
