import type { EmitterName, Layout } from '@seller-funds/generators';

/** The sources of a package by emitter; one without any does not run in this repository. */
const sources: ReadonlyMap<EmitterName, string> = new Map([
  ['types', 'contract/src'],
  ['document', 'contract/src/document'],
  ['validators', 'validators/src'],
  ['client', 'client/src'],
  ['server', 'server/src'],
  ['webhooks', 'webhooks/src'],
  ['vocabulary', 'contract/src/vocabulary'],
]);

/** The emitters that run in this repository. */
export const packagedEmitters: readonly EmitterName[] = [...sources.keys()];

/** The folders that belong to the generators alone, relative to the repository's root. */
export const generatedFolders: readonly string[] = [...sources.values()].map(
  (folder) => `packages/${folder}/generated`,
);

/** In this repository each emitter's folder is part of a package of its own. */
export const packageLayout: Layout = {
  folder: (emitter) => `packages/${sourceOf(emitter)}/generated`,
  package: packageOf,
};

/** The sandbox's own document is for the sandbox alone: all of it stays inside that package. */
const sandboxFolder = (emitter: EmitterName): string =>
  // Only the pages call the control API; what calls it is no part of what the package holds.
  `packages/sandbox/${emitter === 'client' ? 'pages' : 'src'}/generated/${emitter}`;

/** What is generated from the document of the sandbox's control API. */
export const sandboxEmitters: readonly EmitterName[] = [
  'types',
  'validators',
  'server',
  'client',
  'vocabulary',
  'document',
];

/** The folders that the control API's generated code fills. */
export const sandboxFolders: readonly string[] = sandboxEmitters.map(sandboxFolder);

/** Each importing the others by relative paths, and the runtimes of the contract's packages. */
export const sandboxLayout: Layout = {
  folder: sandboxFolder,
  package: () => undefined,
  runtime: packageOf,
};

function packageOf(emitter: EmitterName): string {
  return `@seller-funds/${sourceOf(emitter).replace('/src', '')}`;
}

function sourceOf(emitter: EmitterName): string {
  const folder = sources.get(emitter);
  if (folder === undefined) throw new Error(`No package holds what the emitter ${emitter} makes.`);
  return folder;
}
