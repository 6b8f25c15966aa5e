import { posix } from 'node:path';
import type { EmitterName, Origin } from './file.js';

/** The output folders of emitters, and how they import each other. */
export interface Layout {
  /** The folder of an emitter, relative to the output folder, with forward slashes. */
  folder(emitter: EmitterName): string;
  /** The package that contains the folder of an emitter, if there is one. */
  package(emitter: EmitterName): string | undefined;
  /**
   * The package with the output of an emitter for another document, whose runtime is imported, not copied. A later job of
   * the same run generates it, with all that this output imports.
   */
  readonly runtime?: (emitter: EmitterName) => string;
}

/** All folders side by side, importing each other by relative paths. */
export const flatLayout: Layout = {
  folder: (emitter) => emitter,
  package: () => undefined,
};

/** The module specifier with which a file of one emitter imports the origin of a symbol. */
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
