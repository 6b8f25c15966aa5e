import { readFileSync } from 'node:fs';
import { diagnostic, DiagnosticError, type Location } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { checkShape, maximumDepth } from './shape.js';
import { loadYaml } from './yaml.js';

/** How many times over aliases may repeat what they stand for, before a file counts as an attack. */
const maximumAliases = 10_000;

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

/**
 * The object in a YAML or JSON file.
 * @throws {DiagnosticError} when the text is neither, or holds something else.
 */
export function parseFile(file: string, text: string): JsonObject {
  const value = parseText(file, text);
  checkShape(file, value);
  if (isObject(value)) return value;
  const found = value === null ? 'nothing' : Array.isArray(value) ? 'an array' : typeof value;
  throw new DiagnosticError([
    diagnostic('document/shape', { expected: 'an object', found }, start(file)),
  ]);
}

/**
 * The value of a YAML or JSON text; JSON is tried first because it is much faster.
 * @throws {DiagnosticError} with every fault of the syntax.
 */
export function parseText(file: string, text: string): Json {
  const json = tryJson(text);
  if (json === undefined) return parseOnce(file, text);
  known.set(file, { text });
  return json;
}

/** A file as it was parsed last. */
interface Parsed {
  readonly text: string;
  /** What YAML stands for; a text in JSON is parsed again as fast as its value is copied. */
  readonly yaml?: Json;
}

const known = new Map<string, Parsed>();

/** Watching reads all files again after each edit, and few of them have changed. */
function parseOnce(file: string, text: string): Json {
  const last = known.get(file);
  const yaml = last?.yaml !== undefined && last.text === text ? last.yaml : parseYaml(file, text);
  known.set(file, { text, yaml });
  // Who puts files together changes them.
  return structuredClone(yaml);
}

/**
 * The text of a file as it was parsed last, so that places found in it are those of its values; as
 * it is now where it was not parsed.
 * @throws {DiagnosticError} when it cannot be read.
 */
export function sourceText(file: string): { readonly text: string; readonly isJson: boolean } {
  const last = known.get(file);
  if (last) return { text: last.text, isJson: last.yaml === undefined };
  const text = readText(file);
  return { text, isJson: tryJson(text) !== undefined };
}

function tryJson(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function parseYaml(file: string, text: string): Json {
  const { LineCounter, parseDocument } = loadYaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.some((error) => error.message.startsWith('Maximum call stack'))) {
    const limit = String(maximumDepth);
    throw new DiagnosticError([diagnostic('source/too-deep', { limit }, start(file))]);
  }
  const faults = document.errors.map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    const location: Location = { file, line, column: col, pointer: '#' };
    return diagnostic('source/syntax', { reason: error.message }, location);
  });
  if (faults.length > 0) throw new DiagnosticError(faults);
  try {
    return document.toJS({ maxAliasCount: maximumAliases }) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DiagnosticError([diagnostic('source/syntax', { reason }, start(file))]);
  }
}

function start(file: string): Location {
  return { file, line: 1, column: 1, pointer: '#' };
}
