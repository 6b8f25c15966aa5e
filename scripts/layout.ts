import type { EmitterName, Layout } from '@seller-funds/generators';

const packages: Readonly<Record<EmitterName, string>> = {
  types: 'contract',
  validators: 'validators',
  client: 'client',
  server: 'server',
};

/** The folders that belong to the generators alone, relative to the repository's root. */
export const generatedFolders: readonly string[] = Object.values(packages).map(
  (name) => `packages/${name}/src/generated`,
);

/** In this repository each emitter's folder is part of a package of its own. */
export const packageLayout: Layout = {
  folder: (emitter) => `packages/${packages[emitter]}/src/generated`,
  package: (emitter) => `@seller-funds/${packages[emitter]}`,
};
