import { posix } from 'node:path';
import type { EmitterName, Origin } from './file.js';

/** Where each emitter's folder goes, and how one names the files of another. */
export interface Layout {
  /** The folder of an emitter, relative to the output's root, with forward slashes. */
  folder(emitter: EmitterName): string;
  /** The package that holds an emitter's folder, where the folders are packages of their own. */
  package(emitter: EmitterName): string | undefined;
}

/** All folders side by side below one root, each importing the others by relative paths. */
export const flatLayout: Layout = {
  folder: (emitter) => emitter,
  package: () => undefined,
};

/** The module specifier by which a file of one emitter imports a symbol's origin. */
export function specifier(
  layout: Layout,
  emitter: EmitterName,
  file: string,
  from: Origin,
): string {
  if ('package' in from) return from.package;
  const packageName = layout.package(from.emitter);
  if (from.emitter !== emitter && packageName !== undefined) return `${packageName}/${from.file}`;
  const here = posix.dirname(posix.join(layout.folder(emitter), file));
  const path = posix.relative(here, posix.join(layout.folder(from.emitter), `${from.file}.js`));
  return path.startsWith('.') ? path : `./${path}`;
}

/** What lies two folders above a runtime file is the folder of an emitter. */
const siblingImport = /(from\s+|import\()(['"])\.\.\/\.\.\/([\w-]+)\/([^'"]+)\.js\2/g;

/**
 * Adapts the imports of a runtime file. In the generators' own folders, runtime files refer to each
 * other as `../../types/runtime/x.js`, which a flat layout keeps; packages need their names instead.
 */
export function adaptRuntimeImports(layout: Layout, emitter: EmitterName, text: string): string {
  return text.replaceAll(
    siblingImport,
    (_whole, keyword: string, quote: string, target: EmitterName, file: string) => {
      const path = specifier(layout, emitter, 'runtime/file', { emitter: target, file });
      return `${keyword}${quote}${path}${quote}`;
    },
  );
}
