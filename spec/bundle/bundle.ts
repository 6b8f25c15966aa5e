import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { bundle, createConfig, getLineColLocation } from '@redocly/openapi-core';
import { LineCounter, parseDocument, visit } from 'yaml';
import { fields, isObject, type JsonObject } from '../document/guards.ts';

/** A document without references to other files. */
export type BundledDocument = JsonObject;

const referenceHint =
  'Correct the path, which is relative to the file that it stands in, or create what it names.';

/** The order in which the sections of `components` are written; others follow. */
const sections = [
  'schemas',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'examples',
  'links',
  'securitySchemes',
];

/**
 * Bundles a document of several files into one. Components have the names of their files and are sorted by name.
 *
 * Throws with file, line and column of each unresolved reference, and of each name that two files have.
 */
export async function bundleDocument(rootFile: string): Promise<BundledDocument> {
  const result = await bundleFiles(rootFile);
  const syntax = result.problems.flatMap(({ message }) => syntaxFault(message) ?? []);
  // Each reference to a malformed file reports its error again.
  if (syntax.length > 0) throw new Error([...new Set(syntax)].join('\n'));
  const faults = result.problems.map(({ message, location }) => {
    const [first] = location.map(getLineColLocation);
    if (first === undefined) return `${rootFile}: ${message}`;
    const { source, start } = first;
    const place = `${relative('', source.absoluteRef)}:${start.line}:${start.col}`;
    // The message names a missing file, but not a missing element of an existing one.
    const reference = source.getLines()[start.line - 1]?.trim() ?? '';
    const said = message === "Can't resolve $ref" ? `Can't resolve ${reference}` : message;
    return `${place}: ${shortenPaths(said)}\n    at ${location[0]?.pointer ?? '#/'}\n    ${referenceHint}`;
  });
  if (faults.length > 0) {
    throw new Error(`The files of the document do not fit together.\n${faults.join('\n')}`);
  }
  const plain: unknown = JSON.parse(JSON.stringify(result.bundle.parsed));
  if (!isObject(plain)) throw new Error(`${rootFile}: this is not an OpenAPI document.`);
  return sortComponents(plain);
}

async function bundleFiles(ref: string): ReturnType<typeof bundle> {
  const config = await createConfig({});
  try {
    return await bundle({ ref, config, componentRenamingConflicts: 'error' });
  } catch (error) {
    // The root document is not YAML.
    const fault = error instanceof Error ? syntaxFault(error.message) : undefined;
    throw fault === undefined ? error : new Error(fault, { cause: error });
  }
}

/** The message of a file that is not YAML, with its place; undefined for other messages. */
function syntaxFault(message: string): string | undefined {
  const [, reason, file = '', place] =
    /^(?:Failed to parse: )?(.*?) in "([^"]+)" \((\d+:\d+)\)/s.exec(message) ?? [];
  if (reason === undefined) return undefined;
  const said = describeSyntax(readFileSync(file, 'utf8')) ?? `${place}: not valid YAML: ${reason}`;
  return `${relative('', file)}:${said}`;
}

/** Finds an unclosed quote or a repeated key in YAML: Redocly reports the line where the text ends, and no key. */
function describeSyntax(text: string): string | undefined {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines });
  const fault = parsed.errors.find(
    ({ code, message }) => code === 'DUPLICATE_KEY' || /^Missing closing .quote/.test(message),
  );
  if (fault === undefined) return undefined;
  const isRepeated = fault.code === 'DUPLICATE_KEY';
  let start = 0;
  let said = 'the quote that is opened here is not closed';
  visit(parsed, {
    Scalar(_key, { type, range, source = '' }) {
      const [offset] = range ?? [Infinity];
      const isQuote = type?.startsWith('QUOTE_') === true && offset < fault.pos[0];
      if (isRepeated ? offset !== fault.pos[0] : !isQuote) return;
      start = offset;
      if (isRepeated) said = `the key ${source} occurs twice`;
    },
  });
  const { line, col } = lines.linePos(start);
  return `${line}:${col}: not valid YAML: ${said}`;
}

/** Makes the absolute paths in messages relative to the current folder. */
function shortenPaths(message: string): string {
  return message.replaceAll(/'(\/[^']+)'/g, (_whole, path: string) => `'${relative('', path)}'`);
}

/** Sorts the components by name, and their sections in a fixed order. */
export function sortComponents(document: JsonObject): JsonObject {
  const components = fields(document['components'])
    .toSorted(([a], [b]) => rank(a) - rank(b) || compare(a, b))
    .map(([section, named]) => [section, sortKeys(named)] as const);
  return { ...document, components: Object.fromEntries(components) };
}

function rank(section: string): number {
  const index = sections.indexOf(section);
  return index < 0 ? sections.length : index;
}

function sortKeys(map: unknown): JsonObject {
  return Object.fromEntries(fields(map).toSorted(([a], [b]) => compare(a, b)));
}

/** Compares by code units, which does not depend on the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
