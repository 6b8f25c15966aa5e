import { relative, sep } from 'node:path';
import { escapeControlCharacters } from '@seller-funds/command';
import { catalogue, type DiagnosticCode } from './catalogue.js';

/** A place in a source file; line and column count from 1. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer into the bundled document, as a URI fragment (`#/paths/…`). */
  readonly pointer: string;
}

/** An error or warning about a document: what is wrong, where, and how to correct it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
  readonly location?: Location;
}

/** Thrown if a document cannot be used; has all diagnostics found. */
export class DiagnosticError extends Error {
  override readonly name = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
  }
}

/** Creates the diagnostic of a code, with the values for its message. */
export function diagnostic(
  code: DiagnosticCode,
  values: Readonly<Record<string, string>>,
  location?: Location,
): Diagnostic {
  const template = catalogue[code];
  return {
    code,
    severity: template.severity,
    message: fillTemplate(template.message, values),
    hint: fillTemplate(template.hint, values),
    ...(location && { location }),
  };
}

/** The error of a single diagnostic. */
export function fault(...parts: Parameters<typeof diagnostic>): DiagnosticError {
  return new DiagnosticError([diagnostic(...parts)]);
}

/** The start of a file, for what has no place in it. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1, pointer: '#' };
}

/** Orders diagnostics by file, line and column. */
export function compareLocations(
  { location: left }: Diagnostic,
  { location: right }: Diagnostic,
): number {
  if (!left || !right) return Number(right !== undefined) - Number(left !== undefined);
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.line - right.line || left.column - right.column;
}

/** Formats a diagnostic: `file:line:column error message [code]`, then the pointer and the hint on separate lines. */
export function formatDiagnostic(found: Diagnostic): string {
  const { location } = found;
  const place = location ? `${shortPath(location.file)}:${location.line}:${location.column} ` : '';
  const pointer = location && location.pointer !== '#' ? `\n    at ${location.pointer}` : '';
  return escapeControlCharacters(
    `${place}${found.severity} ${found.message} [${found.code}]${pointer}\n    ${found.hint}`,
  );
}

/** The path of a file relative to the working directory, with slashes, if that is shorter; a URL unchanged. */
export function shortPath(file: string): string {
  if (/^https?:/i.test(file)) return file;
  const path = relative(process.cwd(), file).split(sep).join('/');
  return path === '' || path.length > file.length ? file : path;
}

function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
