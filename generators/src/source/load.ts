import type { Location } from '../diagnostics/diagnostic.js';
import type { Json, JsonObject } from '../json.js';
import { visitObjects } from '../keywords.js';
import { followAnchors } from './anchors.js';
import type { FilterOptions } from './filters.js';
import { type DocumentOfFiles, isJsonFile, parseFile, sourceText } from './files.js';
import { readInput } from './input.js';
import { findDuplicateKeys } from './json-text.js';
import { Locator } from './locate.js';
import { inStandardOrder } from './order.js';
import { RemoteFiles, type RemoteOptions } from './remote.js';
import { withOwnReferences } from './self.js';
import { isSwagger, versionOf, withVersion } from './version.js';

/** A document combined from its files, with source locations. */
export interface SourceDocument extends DocumentOfFiles {
  readonly file: string;
  /** The SHA-256 of content that is not from disk, by URL, in hex. */
  readonly fetched: ReadonlyMap<string, string>;
  locate(pointer: string): Location;
}

export interface LoadOptions extends FilterOptions {
  /** The folder that contains all files of the document. Default: its own folder. */
  readonly root?: string | undefined;
  /** Paths of overlays to apply, in this order. */
  readonly overlays?: readonly string[] | undefined;
  readonly remote?: RemoteOptions | undefined;
}

/**
 * Reads an OpenAPI document of one or more files, from a path, a URL or the standard input (`-`), and
 * applies overlays and filters.
 * @throws {DiagnosticError} if a file is missing, malformed or not allowed.
 */
export async function loadDocument(
  path: string,
  options: LoadOptions = {},
): Promise<SourceDocument> {
  const { overlays = [] } = options;
  const remote = new RemoteFiles(path, options.remote);
  const { file, text, folder } = await readInput(path, remote);
  const root = withOwnReferences(withVersion(parseFile(file, text)));
  // Modules that few runs need are loaded on demand.
  // The bundler does not support other versions; the model reports them.
  const isKnown = versionOf(root) !== undefined || isSwagger(root);
  const found =
    isKnown && hasExternalReference(root)
      ? await (await import('./bundle.js')).bundleFiles(file, options.root ?? folder, remote)
      : { value: root, files: [file], warnings: [] };
  const overlaid =
    overlays.length > 0
      ? (await import('./overlay.js')).applyOverlays(found.value, overlays, file)
      : { value: found.value, files: [], warnings: [] };
  const texts = [...found.files, ...overlaid.files];
  const anchored = texts.some((each) => /\$anchor|\$recursiveRef/.test(sourceText(each)));
  const written = inStandardOrder(anchored ? followAnchors(overlaid.value) : overlaid.value);
  const locator = new Locator(file, written, found.files.length === 1);
  const {
    value: whole,
    warnings: upgradeWarnings,
    locate,
  } = isSwagger(written)
    ? await withUpgrade(written, locator)
    : { value: written, warnings: [], locate: (pointer: string) => locator.locate(pointer) };
  const { include = [], exclude = [] } = options;
  const isFiltered = include.length + exclude.length > 0;
  const { value, warnings } = isFiltered
    ? (await import('./filter.js')).filterDocument(whole, options, locate)
    : { value: whole, warnings: [] };
  const textWarnings = texts
    .filter(isJsonFile)
    .flatMap((each) => findDuplicateKeys(each, sourceText(each)));
  return {
    file,
    files: texts,
    value,
    fetched: remote.hashes,
    warnings: [
      ...textWarnings,
      ...found.warnings,
      ...overlaid.warnings,
      ...upgradeWarnings,
      ...warnings,
    ],
    locate,
  };
}

async function withUpgrade(
  document: JsonObject,
  locator: Locator,
): Promise<Pick<SourceDocument, 'value' | 'warnings' | 'locate'>> {
  const { swaggerPointer, upgradeSwagger } = await import('./swagger.js');
  const { value, warnings } = upgradeSwagger(document, (pointer) => locator.locate(pointer));
  const locate = (pointer: string): Location => locator.locate(swaggerPointer(document, pointer));
  return { value: inStandardOrder(value), warnings, locate };
}

function hasExternalReference(value: Json): boolean {
  let found = false;
  visitObjects(value, ({ $ref: reference }) => {
    found ||= typeof reference === 'string' && !reference.startsWith('#');
  });
  return found;
}
