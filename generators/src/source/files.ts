import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { type Diagnostic, DiagnosticError, fault, startOf } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { checkNesting } from './nesting.js';
import { parseYaml } from './yaml.js';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  ENOTDIR: 'a part of its path is a file',
};

/** A document, the absolute paths of the files that it is read from, and warnings about them. */
export interface DocumentOfFiles {
  readonly value: JsonObject;
  readonly files: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

/** The maximum size of what is read from a pipe or a device, in bytes: it may have no end. */
const streamLimit = 200 * 1024 * 1024;

/** @throws {DiagnosticError} if it cannot be read, or is a pipe, which would wait for ever if nothing writes to it */
export function readText(file: string): string {
  return readable(file, () => {
    refuseSpecial(file);
    return readFileSync(file, 'utf8');
  });
}

/**
 * Reads a file, a pipe or a device.
 * @param source its path, or the descriptor 0 of the standard input
 * @param file the path of diagnostics
 * @throws {DiagnosticError} if it cannot be read, or does not end
 */
export function readStream(source: string | 0, file: string): string {
  return readable(file, () => {
    if (source !== 0 && !isSpecial(source)) return readFileSync(source, 'utf8');
    const descriptor = source === 0 ? 0 : openSync(source, 'r');
    try {
      return readToLimit(descriptor, file);
    } finally {
      if (source !== 0) closeSync(descriptor);
    }
  });
}

function readToLimit(descriptor: number, file: string): string {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = Buffer.alloc(64 * 1024);
    const count = readSync(descriptor, chunk, 0, chunk.length, null);
    if (count === 0) return Buffer.concat(chunks).toString('utf8');
    size += count;
    if (size > streamLimit) throw unreadable(file, `it is larger than ${streamLimit} bytes`);
    chunks.push(chunk.subarray(0, count));
  }
}

function readable(file: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw unreadable(file, reasons[code] ?? code);
  }
}

/** @throws {DiagnosticError} for a pipe, a socket or a device. */
export function refuseSpecial(file: string): void {
  if (isSpecial(file)) throw unreadable(file, 'it is not a regular file');
}

function isSpecial(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

function unreadable(file: string, reason: string): DiagnosticError {
  return fault('source/unreadable', { reason }, startOf(file));
}

/** True if a file is below a folder (a real path), after following symbolic links, or does not exist. */
export function isBelow(file: string, folder: string): boolean {
  if (!existsSync(file)) return true;
  const path = relative(folder, realpathSync(file));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** @throws {DiagnosticError} if the YAML or JSON is invalid, or contains something else than an object. */
export function parseFile(file: string, text: string): JsonObject {
  const value = parseText(file, text);
  checkNesting(file, value);
  if (isObject(value)) return value;
  const found = value === null ? 'nothing' : Array.isArray(value) ? 'an array' : typeof value;
  throw fault('source/not-an-object', { found }, startOf(file));
}

/**
 * Parses a YAML or JSON text. Tries JSON first, which is much faster.
 * @throws {DiagnosticError} with every syntax error.
 */
export function parseText(file: string, text: string): Json {
  texts.set(file, text);
  const value = tryJson(text);
  if (value === undefined) jsonFiles.delete(file);
  else jsonFiles.add(file);
  return value ?? parseYaml(file, text);
}

/** Files whose last parsed text was JSON. */
const jsonFiles = new Set<string>();

/** True if the last parsed text of a file was JSON, not YAML. */
export function isJsonFile(file: string): boolean {
  return jsonFiles.has(file);
}

const texts = new Map<string, string>();

/**
 * Returns the text of a file as it was last parsed, so that positions match the parsed values. Reads
 * the file if it was not parsed yet.
 * @throws {DiagnosticError} if the file cannot be read.
 */
export function sourceText(file: string): string {
  return texts.get(file) ?? readText(file);
}

function tryJson(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
