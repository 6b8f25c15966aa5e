import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { diagnostic, DiagnosticError, type Location } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { checkShape } from './shape.js';
import { parseYaml } from './yaml.js';

/** Why a file could not be read, in words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'you may not read it',
};

/** Reads a file, or throws what stands in the way as a diagnostic. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = reasons[code] ?? code;
    throw new DiagnosticError([diagnostic('source/unreadable', { reason }, start(file))]);
  }
}

/** True if a file is below a folder (a real path), symbolic links followed, or is not there at all. */
export function isBelow(file: string, folder: string): boolean {
  if (!existsSync(file)) return true;
  const path = relative(folder, realpathSync(file));
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/**
 * The object in a YAML or JSON file.
 * @throws {DiagnosticError} when the text is neither, or holds something else.
 */
export function parseFile(file: string, text: string): JsonObject {
  const value = parseText(file, text);
  checkShape(file, value);
  if (isObject(value)) return value;
  const found = value === null ? 'nothing' : Array.isArray(value) ? 'an array' : typeof value;
  throw new DiagnosticError([diagnostic('source/not-an-object', { found }, start(file))]);
}

/**
 * The value of a YAML or JSON text; JSON is tried first because it is much faster.
 * @throws {DiagnosticError} with every fault of the syntax.
 */
export function parseText(file: string, text: string): Json {
  texts.set(file, text);
  const value = tryJson(text);
  if (value === undefined) jsonFiles.delete(file);
  else jsonFiles.add(file);
  return value ?? parseYaml(file, text);
}

/** The files that held JSON when they were parsed last. */
const jsonFiles = new Set<string>();

/** True if what was parsed last of a file was JSON, and not YAML. */
export function isJsonFile(file: string): boolean {
  return jsonFiles.has(file);
}

/** What files held when they were parsed last. */
const texts = new Map<string, string>();

/**
 * The text of a file as it was parsed last, so that places found in it are those of its values; as
 * it is now where it was not parsed.
 * @throws {DiagnosticError} when it cannot be read.
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
