import { StructureKind, VariableDeclarationKind } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft, type TextFile } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import { type Contract, type Operation, operationsOf } from '../../model/contract.js';
import type { Emission, Emitter } from '../../emitters/emitter.js';
import { descriptorSymbol } from '../../emitters/symbols.js';

/** What routes there are: as data, and as a page. */
export const routesEmitter: Emitter = { name: 'routes', needs: ['types'], onRequest: true, emit };

function emit(contract: Contract): Emission {
  return { files: [emitTable(contract), emitPage(contract)] };
}

/** The table, in which each entry is the descriptor that the emitter `types` made. */
function emitTable(contract: Contract): CodeFile {
  const draft = new FileDraft('routes', 'index');
  draft.declare('routes', 'Route');
  const entries = contract.operations.map((operation) => {
    const descriptor = draft.use(descriptorSymbol(operation));
    return `${stringLiteral(routeOf(operation))}: ${descriptor},`;
  });
  return {
    draft,
    statements: [
      {
        kind: StructureKind.VariableStatement,
        isExported: true,
        docs: docsOf(`The operations of ${contract.title} by method and path.`),
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name: 'routes', initializer: `{ ${entries.join('\n')} } as const` }],
      },
      {
        kind: StructureKind.TypeAlias,
        isExported: true,
        docs: ['A method and a path.'],
        name: 'Route',
        type: 'keyof typeof routes',
      },
    ],
  };
}

function emitPage(contract: Contract): TextFile {
  const lists = contract.modules.flatMap((module) => {
    const operations = operationsOf(contract, module);
    return operations.length === 0 ? [] : [`## ${module.title}`, operations.map(item).join('\n')];
  });
  const text = `${[`# ${contract.title}`, ...lists].join('\n\n')}\n`;
  return { emitter: 'routes', path: 'routes.md', text };
}

function item(operation: Operation): string {
  const summary = operation.summary === undefined ? '' : `: ${operation.summary}`;
  return `- \`${routeOf(operation)}\`${summary}`;
}

function routeOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
