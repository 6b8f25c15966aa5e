import type { VariableStatementStructure } from 'ts-morph';
import { docsOf, joinDocs } from '../../code/docs.js';
import type { CodeFile, FileDraft } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import { code, literal, type Literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import {
  type Contract,
  type MediaType,
  type Module,
  type Operation,
  operationsOf,
  type Parameter,
  type WireType,
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
import { descriptorType, operationsFile } from './symbols.js';

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

interface DescribeContext {
  readonly contract: Contract;
  readonly holds: (schema: Schema) => boolean;
}

function describe(
  draft: FileDraft,
  { contract, holds }: DescribeContext,
  operation: Operation,
): VariableStatementStructure {
  const { name, pagination, idempotency, body } = operation;
  const answers = operation.responses.map(
    ({ status, content }) => [status, literal(namesOf(content))] as const,
  );
  const fields = literal({
    id: operation.id,
    version: name.module,
    method: operation.method,
    path: operation.path,
    parameters: filled(operation.parameters.map(describeParameter)),
    body: body && { required: body.required || undefined, types: namesOf(body.content) },
    responses: code(objectLiteral(answers)),
    links: code(linksOf(contract, operation)),
    dates: hasDates(operation, holds)
      ? code(draft.use(dateConversionSymbol(operation)))
      : undefined,
    security: filled(operation.security),
    resource: { ...operation.resource },
    pagination: pagination && { ...pagination },
    idempotency: idempotency && { ...idempotency },
  });
  return constant({
    docs: docsOf(joinDocs(operation.summary, operation.deprecated ? 'Deprecated.' : undefined)),
    name: name.id,
    type: `${draft.use(descriptorType)}<${stringLiteral(operation.id)}>`,
    initializer: fields,
  });
}

function namesOf(content: readonly MediaType[]): string[] {
  return content.map(({ type }) => type);
}

function describeParameter(parameter: Parameter): Literal {
  const { name, in: place, required, style, explode, wire } = parameter;
  const standard = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const read = [...parameter.propertyWires].filter(
    ([, property]) => wire === 'object' && property !== 'string',
  );
  const properties = read.map(([key, property]) => [key, stringLiteral(property)] as const);
  return {
    name,
    in: place,
    required: required || undefined,
    style: style === standard ? undefined : style,
    explode: explode === (style === 'form') ? undefined : explode,
    wire: unlessText(wire),
    itemWire: wire === 'array' ? unlessText(parameter.itemWire) : undefined,
    firstWires: filled(parameter.firstWires),
    propertyWires: properties.length === 0 ? undefined : code(objectLiteral(properties)),
  };
}

function unlessText(wire: WireType | undefined): WireType | undefined {
  return wire === 'string' ? undefined : wire;
}

function filled<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length === 0 ? undefined : values;
}
