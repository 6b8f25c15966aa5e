import { type FileDraft, type ImportedSymbol, typeFrom, valueFrom } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import type { Operation } from '../../model/contract.js';
import { operationsFile } from '../symbols.js';

export function runtimeSymbol(file: string, name: string): ImportedSymbol {
  return typeFrom('client', `runtime/${file}`, name);
}

/** A function or class of a runtime file of the client. */
export function runtimeValue(file: string, name: string): ImportedSymbol {
  return valueFrom('client', `runtime/${file}`, name);
}

/** The descriptors and types of a module's operations, under one name. */
export function operationsSymbol(module: string): ImportedSymbol {
  return valueFrom('types', operationsFile(module), '*', 'operations');
}

/** One part of the types of an operation, such as `operations.CreatePayment['body']`. */
export function operationPart(
  file: FileDraft,
  { name }: Operation,
  part: 'path' | 'query' | 'headers' | 'body' | 'responses',
): string {
  const types = { ...operationsSymbol(name.module), typeOnly: true };
  return `${file.use(types)}.${pascalCase(name.id)}['${part}']`;
}
