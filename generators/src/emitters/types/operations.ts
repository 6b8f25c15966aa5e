import type { VariableStatementStructure } from 'ts-morph';
import { docsOf, joinDocs } from '../../code/docs.js';
import type { CodeFile, FileDraft, ImportedSymbol } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import {
  type Contract,
  type Module,
  type Operation,
  operationsOf,
  type Parameter,
} from '../../model/contract.js';
import { dateTest } from '../../model/dates.js';
import type { Schema } from '../../model/schema.js';
import { dateConversionSymbol, hasDates } from '../dates.js';
import type { EmitOptions } from '../emitter.js';
import { emitByFile } from '../operation-files.js';
import { linksOf } from './links.js';
import { namedBodies } from './named-bodies.js';
import { typesOf } from './operation-types.js';
import type { SchemaTypes } from './schema-types.js';
import { operationsFile } from './symbols.js';

const descriptorType: ImportedSymbol = {
  from: { emitter: 'types', file: 'runtime/operation' },
  name: 'OperationDescriptor',
  typeOnly: true,
};

/** Emits a descriptor and an interface of types for each operation of a module. */
export function emitOperations(
  contract: Contract,
  module: Module,
  types: SchemaTypes,
  { files, dates }: Pick<EmitOptions, 'files' | 'dates'>,
): CodeFile[] {
  const holds = dates === undefined ? () => false : dateTest(contract);
  const own = operationsOf(contract, module);
  return emitByFile('types', operationsFile(module.name), own, files, (draft, operations) =>
    emitSome(draft, operations, { contract, holds }, types),
  );
}

function emitSome(
  draft: FileDraft,
  operations: readonly Operation[],
  context: DescribeContext,
  types: SchemaTypes,
): CodeFile {
  for (const operation of operations) {
    const { id } = operation.name;
    const bodies = namedBodies(context.contract, types, operation);
    draft.declare(id, pascalCase(id), ...bodies.map(({ name }) => name));
  }
  const statements = operations.flatMap((operation) => [
    describe(draft, context, operation),
    ...typesOf(draft, context.contract, operation, types),
  ]);
  return { draft, statements };
}

/** The context of descriptors. */
interface DescribeContext {
  readonly contract: Contract;
  /** True for schemas that contain converted dates. */
  readonly holds: (schema: Schema) => boolean;
}

function describe(
  draft: FileDraft,
  { contract, holds }: DescribeContext,
  operation: Operation,
): VariableStatementStructure {
  const { name, pagination, idempotency, body } = operation;
  const fields = objectLiteral([
    ['id', stringLiteral(operation.id)],
    ['version', stringLiteral(name.module)],
    ['method', stringLiteral(operation.method)],
    ['path', stringLiteral(operation.path)],
    ['tags', arrayLiteral(operation.tags)],
    ['deprecated', operation.deprecated ? 'true' : undefined],
    ['parameters', parameterList(operation.parameters)],
    [
      'body',
      body &&
        objectLiteral([
          ['required', body.required ? 'true' : undefined],
          ['types', literal(body.content.map((media) => media.type))],
        ]),
    ],
    [
      'responses',
      objectLiteral(
        operation.responses.map(({ status, content }) => [
          status,
          literal(content.map((media) => media.type)),
        ]),
      ),
    ],
    ['links', linksOf(contract, operation)],
    ['dates', hasDates(operation, holds) ? draft.use(dateConversionSymbol(operation)) : undefined],
    ['security', arrayLiteral(operation.security)],
    ['resource', literal({ ...operation.resource })],
    ['pagination', pagination && definedLiteral(pagination)],
    ['idempotency', idempotency && definedLiteral(idempotency)],
  ]);
  return constant({
    docs: docsOf(joinDocs(operation.summary, deprecation(operation))),
    name: name.id,
    type: `${draft.use(descriptorType)}<${stringLiteral(operation.id)}>`,
    initializer: fields,
  });
}

function deprecation(operation: Operation): string | undefined {
  return operation.deprecated ? 'Deprecated.' : undefined;
}

function parameterList(parameters: readonly Parameter[]): string | undefined {
  if (parameters.length === 0) return undefined;
  const entries = parameters.map((parameter) => {
    const standard = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
    const explodes = parameter.style === 'form';
    return objectLiteral([
      ['name', stringLiteral(parameter.name)],
      ['in', stringLiteral(parameter.in)],
      ['required', parameter.required ? 'true' : undefined],
      ['style', parameter.style === standard ? undefined : stringLiteral(parameter.style)],
      ['explode', parameter.explode === explodes ? undefined : String(parameter.explode)],
      ['wire', parameter.wire === 'string' ? undefined : stringLiteral(parameter.wire)],
      ['itemWire', itemWire(parameter)],
      ['propertyWires', propertyWires(parameter)],
    ]);
  });
  return `[${entries.join(', ')}]`;
}

function itemWire({ wire, itemWire: items }: Parameter): string | undefined {
  return wire === 'array' && items && items !== 'string' ? stringLiteral(items) : undefined;
}

function propertyWires({ wire, propertyWires: wires }: Parameter): string | undefined {
  const read = [...wires].filter(([, property]) => wire === 'object' && property !== 'string');
  return read.length === 0
    ? undefined
    : objectLiteral(read.map(([name, property]) => [name, stringLiteral(property)]));
}

function arrayLiteral(values: readonly (string | readonly string[])[]): string | undefined {
  return values.length === 0 ? undefined : literal(values);
}

/** A literal without undefined properties. */
function definedLiteral(value: object): string {
  return literal(JSON.parse(JSON.stringify(value)));
}
