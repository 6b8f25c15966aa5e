import { dirname, resolve } from 'node:path';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { kindBelow, type KeyKind } from '../keywords.js';
import { followAnchors } from './anchors.js';
import type { BundledFiles } from './bundle.js';
import { isJsonFile, parseFile, readText, sourceText } from './files.js';
import { keysTwice } from './json-text.js';
import { Locator } from './locate.js';
import { inStandardOrder } from './order.js';
import { versionOf, withVersion } from './version.js';

/** A document with all its files in one value, and the way back to their lines. */
export interface SourceDocument {
  readonly file: string;
  /** All files that the document was read from, as absolute paths. */
  readonly files: readonly string[];
  readonly value: JsonObject;
  /** What is wrong with the texts themselves, and does not stand in the way. */
  readonly warnings: readonly Diagnostic[];
  locate(pointer: string): Location;
}

/**
 * Reads an OpenAPI document of one file or many.
 * @param folder the folder below which its files may be; its own where left out
 * @throws {DiagnosticError} when a file is missing, malformed or elsewhere.
 */
export async function loadDocument(path: string, folder = dirname(path)): Promise<SourceDocument> {
  const file = resolve(path);
  const root = withVersion(parseFile(file, readText(file)));
  // The bundler knows no other versions; the model tells what is wrong with them.
  const isKnown = versionOf(root) !== undefined;
  const found =
    isKnown && hasExternalReference(root, 'keywords')
      ? await putTogether(file, resolve(folder))
      : { value: root, files: [file] };
  const anchored = found.files.some((each) => /\$anchor|\$recursiveRef/.test(sourceText(each)));
  const value = inStandardOrder(anchored ? followAnchors(found.value) : found.value);
  const locator = new Locator(file, value, found.files.length === 1);
  const warnings = found.files
    .filter(isJsonFile)
    .flatMap((each) => keysTwice(each, sourceText(each)));
  const locate = (pointer: string): Location => locator.locate(pointer);
  return { file, files: found.files, value, warnings, locate };
}

/** The bundler takes long to load, and most documents of one file never need it. */
async function putTogether(file: string, folder: string): Promise<BundledFiles> {
  const { bundleFiles } = await import('./bundle.js');
  return bundleFiles(file, folder);
}

/** Whether anything but data refers to another file. */
function hasExternalReference(value: Json, kind: KeyKind): boolean {
  if (kind === 'data') return false;
  if (Array.isArray(value)) {
    return (value as readonly Json[]).some((entry) => hasExternalReference(entry, kind));
  }
  if (!isObject(value)) return false;
  const reference = value['$ref'];
  if (kind === 'keywords' && typeof reference === 'string' && !reference.startsWith('#'))
    return true;
  // Every value of the document comes by: scalars are told apart first.
  for (const key of Object.keys(value)) {
    const inside = value[key];
    if (typeof inside !== 'object' || inside === null) continue;
    if (hasExternalReference(inside, kindBelow(key, kind, Array.isArray(inside)))) return true;
  }
  return false;
}
