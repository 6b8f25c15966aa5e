import {
  type MethodSignatureStructure,
  type OptionalKind,
  StructureKind,
  type VariableStatementStructure,
} from 'ts-morph';
import { docsOf, joinDocs } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import { objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Contract, Module, Operation, Parameter } from '../../model/contract.js';
import { bodyType } from './body-type.js';
import type { Shapes } from './shapes.js';
import {
  handlersSymbol,
  isSecured,
  operationsSymbol,
  routedOperations,
  runtimeSymbol,
} from './symbols.js';

/** Emits the interface of the handlers of a module, and its routes. */
export function emitHandlers(contract: Contract, module: Module, shapes: Shapes): CodeFile {
  const draft = new FileDraft('server', module.name);
  const { name } = handlersSymbol(module);
  draft.declare(name, 'routes');
  const operations = routedOperations(contract, module);
  const types = draft.use(operationsSymbol(module, 'types'));
  const typeParameters = operations.some(isSecured) ? ['Context = true'] : [];
  const docs = docsOf(
    joinDocs(
      `Handlers for the operations of ${module.title}.`,
      typeParameters.length > 0
        ? '`Context` is the type that the option `authenticate` returns for an accepted caller.'
        : undefined,
    ),
  );
  const methods = operations.map((operation) => method(draft, contract, types, operation));
  const kind = StructureKind.Interface;
  const handlers = { kind, isExported: true, docs, name, typeParameters, methods } as const;
  return { draft, statements: [handlers, routes(draft, module, operations, shapes)] };
}

function method(
  file: FileDraft,
  contract: Contract,
  types: string,
  operation: Operation,
): OptionalKind<MethodSignatureStructure> {
  const type = `${types}.${pascalCase(operation.name.id)}`;
  const use = (name: string): string => file.use(runtimeSymbol('handler', name));
  const filled = operation.parameters.filter(isFilled).map(({ name }) => stringLiteral(name));
  const body = bodyType(contract, operation, type);
  const extra = [filled.join(' | ') || (body && 'never'), body].filter(Boolean);
  const request = `${use('OperationRequest')}<${[type, ...extra].join(', ')}>`;
  const response = `${use('Awaitable')}<${use('OperationResponse')}<${type}>>`;
  const docs = docsOf(
    joinDocs(
      operation.summary,
      operation.description,
      `\`${operation.method.toUpperCase()} ${operation.path}\``,
      operation.deprecated ? 'Deprecated.' : undefined,
    ),
  );
  const context = isSecured(operation) ? 'Context' : 'undefined';
  return {
    // A blank line between methods.
    leadingTrivia: '\n',
    docs,
    name: operation.name.id,
    parameters: [
      { name: 'request', type: request },
      { name: 'context', type: context },
    ],
    returnType: response,
  };
}

/** True if the validator inserts a default for a missing parameter. */
function isFilled({ required, schema }: Parameter): boolean {
  return !required && schema.default !== undefined;
}

/** True unless a parameter is a single value in the default style. */
function isStyled({ style, wire }: Parameter): boolean {
  return wire === 'array' || wire === 'object' || style === 'label' || style === 'matrix';
}

function routes(
  file: FileDraft,
  module: Module,
  operations: readonly Operation[],
  shapes: Shapes,
): VariableStatementStructure {
  const types = file.use(operationsSymbol(module, 'types'));
  const validators = file.use(operationsSymbol(module, 'validators'));
  const make = file.use(runtimeSymbol('serve-operation', 'makeRoutes', false));
  const names = operations.map(({ name }) => stringLiteral(name.id));
  const codecs = objectLiteral(
    operations.map((operation) => [operation.name.id, shapes.of(file, operation)]),
  );
  const styles = operations.some(({ parameters }) => parameters.some(isStyled))
    ? `{ styles: ${file.use(runtimeSymbol('styles', 'styles', false))} }`
    : '';
  const more = codecs === '{}' && styles === '' ? [] : [codecs];
  const parts = [`[${names.join(', ')}]`, types, validators, ...more, styles].filter(Boolean);
  const type = file.use(runtimeSymbol('serve-operation', 'Route'));
  return constant({
    docs: docsOf(`The operations of ${module.title} with their validators.`),
    name: 'routes',
    type: `readonly ${type}[]`,
    initializer: `${make}(${parts.join(', ')})`,
  });
}
