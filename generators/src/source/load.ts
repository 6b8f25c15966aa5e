import type { Diagnostic, Location } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { kindBelow, type KeyKind } from '../keywords.js';
import { followAnchors } from './anchors.js';
import type { BundledFiles } from './bundle.js';
import type { FilteredDocument } from './filter.js';
import type { FilterOptions } from './filters.js';
import { isJsonFile, parseFile, sourceText } from './files.js';
import { readInput } from './input.js';
import { findDuplicateKeys } from './json-text.js';
import { Locator } from './locate.js';
import { inStandardOrder } from './order.js';
import type { OverlaidDocument } from './overlay.js';
import { RemoteFiles, type RemoteOptions } from './remote.js';
import { versionOf, withVersion } from './version.js';

/** A document with all its files in one value, and the way back to their lines. */
export interface SourceDocument {
  readonly file: string;
  /** All files that the document was read from, as absolute paths. */
  readonly files: readonly string[];
  readonly value: JsonObject;
  /** The SHA-256 of what did not come from the disk, by address, in hex. */
  readonly fetched: ReadonlyMap<string, string>;
  /** What is wrong with the texts themselves, and does not stand in the way. */
  readonly warnings: readonly Diagnostic[];
  locate(pointer: string): Location;
}

/** How a document is read. */
export interface LoadOptions extends FilterOptions {
  /** The folder below which its files may be; its own where left out. */
  readonly root?: string;
  /** Paths of overlays that are applied to it, in this order. */
  readonly overlays?: readonly string[];
  /** What may be fetched, where the document or its references are URLs. */
  readonly remote?: RemoteOptions;
}

/**
 * Reads an OpenAPI document of one file or many, from a path, a URL or (`-`) the standard input, with overlays applied to the whole, and of that the part
 * that filters choose.
 * @throws {DiagnosticError} when a file is missing, malformed or elsewhere.
 */
export async function loadDocument(
  path: string,
  options: LoadOptions = {},
): Promise<SourceDocument> {
  const { overlays = [] } = options;
  const remote = new RemoteFiles(path, options.remote);
  const { file, text, folder } = await readInput(path, remote);
  const root = withVersion(parseFile(file, text));
  // The bundler knows no other versions; the model tells what is wrong with them.
  const isKnown = versionOf(root) !== undefined;
  const found =
    isKnown && hasExternalReference(root, 'keywords')
      ? await bundleDocument(file, options.root ?? folder, remote)
      : { value: root, files: [file] };
  const overlaid =
    overlays.length > 0
      ? await withOverlays(found.value, overlays)
      : { value: found.value, files: [], warnings: [] };
  const texts = [...found.files, ...overlaid.files];
  const anchored = texts.some((each) => /\$anchor|\$recursiveRef/.test(sourceText(each)));
  const whole = inStandardOrder(anchored ? followAnchors(overlaid.value) : overlaid.value);
  const locator = new Locator(file, whole, found.files.length === 1);
  const locate = (pointer: string): Location => locator.locate(pointer);
  const { include = [], exclude = [] } = options;
  const isFiltered = include.length + exclude.length > 0;
  const { value, warnings } = isFiltered
    ? await withFilters(whole, options, locate)
    : { value: whole, warnings: [] };
  const textWarnings = texts
    .filter(isJsonFile)
    .flatMap((each) => findDuplicateKeys(each, sourceText(each)));
  return {
    file,
    files: texts,
    value,
    fetched: remote.hashes,
    warnings: [...textWarnings, ...overlaid.warnings, ...warnings],
    locate,
  };
}

// Few runs need what follows: it is loaded when one does.

async function withOverlays(
  value: JsonObject,
  overlays: readonly string[],
): Promise<OverlaidDocument> {
  const { applyOverlays } = await import('./overlay.js');
  return applyOverlays(value, overlays);
}

async function withFilters(
  value: JsonObject,
  options: FilterOptions,
  locate: (pointer: string) => Location,
): Promise<FilteredDocument> {
  const { filterDocument } = await import('./filter.js');
  return filterDocument(value, options, locate);
}

/** The bundler takes long to load, and most documents of one file never need it. */
async function bundleDocument(
  file: string,
  folder: string | undefined,
  remote: RemoteFiles,
): Promise<BundledFiles> {
  const { bundleFiles } = await import('./bundle.js');
  return bundleFiles(file, folder, remote);
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
