import { join } from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import type { Json } from '../json.js';
import { type BuiltContract, buildContract } from '../model/build.js';
import type { Contract, Operation } from '../model/contract.js';
import type { MethodNames } from '../model/resources.js';
import { loadDocument } from '../source/load.js';
import { makeFolder } from './folder.js';

export type Parts = Readonly<Record<string, Json>>;

export function documentOf(parts: Parts): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {},
    ...parts,
  });
}

/** The text of a document, or of each of its files; the root is `openapi.yaml`. */
export type Document = string | Readonly<Record<string, string>>;

/** Writes a document to a temporary folder. Returns the path of its root. */
export function writeDocument(document: Document): string {
  const files = typeof document === 'string' ? { 'openapi.yaml': document } : document;
  return join(makeFolder(files), 'openapi.yaml');
}

export async function build(document: Document, methods?: MethodNames): Promise<BuiltContract> {
  return buildContract(await loadDocument(writeDocument(document)), methods);
}

export async function contractOf(parts: Parts): Promise<Contract> {
  return (await build(documentOf(parts))).contract;
}

/** The only operation of a document, at `GET /a`. */
export async function operationOf(operation: Json, parts: Parts = {}): Promise<Operation> {
  const { operations } = await contractOf({ paths: { '/a': { get: operation } }, ...parts });
  const [first] = operations;
  if (!first) throw new Error('The document has no operation.');
  return first;
}

/** Returns the diagnostics of a document, each as `code file:line:column message`. */
export async function faultsOf(document: Document): Promise<string[]> {
  try {
    return (await build(document)).warnings.map(show);
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics.map(show);
    throw error;
  }
}

function show({ code, message, location }: BuiltContract['warnings'][number]): string {
  const file = location?.file.split(/[/\\]/).at(-1);
  const place = location ? `${file}:${location.line}:${location.column}` : 'nowhere';
  return `${code} ${place} ${message}`;
}
