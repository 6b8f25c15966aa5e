import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { objectLiteral, stringLiteral } from '../../code/literals.js';
import type { Contract, SecurityScheme } from '../../model/contract.js';
import { securitySchemesSymbol } from './symbols.js';

/** The file that says where each credential of the document goes in a request. */
export function emitSecurity(contract: Contract): FileDraft {
  const file = new FileDraft('types', 'operations/security');
  file.declare(securitySchemesSymbol.name);
  const schemes = objectLiteral(
    contract.securitySchemes.map((scheme) => [scheme.name, describe(scheme)]),
  );
  const docs = docComment(
    'The security schemes of the document, by the names that operations use.',
  );
  file.add(`${docs}export const ${securitySchemesSymbol.name} = ${schemes} as const;`);
  return file;
}

function describe(scheme: SecurityScheme): string {
  return objectLiteral([
    ['type', stringLiteral(scheme.type)],
    ['scheme', scheme.scheme === undefined ? undefined : stringLiteral(scheme.scheme)],
    ['in', scheme.in && stringLiteral(scheme.in)],
    ['name', scheme.parameter === undefined ? undefined : stringLiteral(scheme.parameter)],
  ]);
}
