import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { diagnostic, DiagnosticError, type Location } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { checkNesting } from './nesting.js';
import { parseYaml } from './yaml.js';

/** Reasons why a file cannot be read, by error code. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  ENOTDIR: 'a part of its path is a file',
};

/**
 * Reads a file.
 * @param special true to read a pipe too, which would wait for ever if nothing writes to it
 * @throws {DiagnosticError} if it cannot be read.
 */
export function readText(file: string, special = false): string {
  try {
    if (!special) refuseSpecial(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw unreadable(file, reasons[code] ?? code);
  }
}

/** @throws {DiagnosticError} for a pipe, a socket or a device. */
export function refuseSpecial(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || found.isFile() || found.isDirectory()) return;
  throw unreadable(file, 'it is not a regular file');
}

function unreadable(file: string, reason: string): DiagnosticError {
  return new DiagnosticError([diagnostic('source/unreadable', { reason }, start(file))]);
}

/** True if a file is below a folder (a real path), after following symbolic links, or does not exist. */
export function isBelow(file: string, folder: string): boolean {
  if (!existsSync(file)) return true;
  const path = relative(folder, realpathSync(file));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/**
 * Parses a YAML or JSON file that contains an object.
 * @throws {DiagnosticError} if the text is invalid, or contains something else.
 */
export function parseFile(file: string, text: string): JsonObject {
  const value = parseText(file, text);
  checkNesting(file, value);
  if (isObject(value)) return value;
  const found = value === null ? 'nothing' : Array.isArray(value) ? 'an array' : typeof value;
  throw new DiagnosticError([diagnostic('source/not-an-object', { found }, start(file))]);
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

/** The last parsed text of each file. */
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

function start(file: string): Location {
  return { file, line: 1, column: 1, pointer: '#' };
}
