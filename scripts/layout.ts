import type { EmitterName, Layout } from '@seller-funds/generators';

/** The packages by emitter; one without a package does not run in this repository. */
const packages: ReadonlyMap<EmitterName, string> = new Map([
  ['types', 'contract'],
  ['validators', 'validators'],
  ['client', 'client'],
  ['server', 'server'],
  ['webhooks', 'webhooks'],
]);

/** The emitters that run in this repository. */
export const packagedEmitters: readonly EmitterName[] = [...packages.keys()];

/** The folders that belong to the generators alone, relative to the repository's root. */
export const generatedFolders: readonly string[] = [...packages.values()].map(
  (name) => `packages/${name}/src/generated`,
);

/** In this repository each emitter's folder is part of a package of its own. */
export const packageLayout: Layout = {
  folder: (emitter) => `packages/${packageOf(emitter)}/src/generated`,
  package: (emitter) => `@seller-funds/${packageOf(emitter)}`,
};

/** The sandbox's own document is for the sandbox alone: all of it stays inside that package. */
const sandboxFolder = (emitter: EmitterName): string =>
  // Only the pages call the control API; what calls it is no part of what the package holds.
  `packages/sandbox/${emitter === 'client' ? 'pages' : 'src'}/generated/${emitter}`;

/** What is generated from the document of the sandbox's control API. */
export const sandboxEmitters: readonly EmitterName[] = ['types', 'validators', 'server', 'client'];

/** The folders that the control API's generated code fills. */
export const sandboxFolders: readonly string[] = sandboxEmitters.map(sandboxFolder);

/** Each importing the others by relative paths. */
export const sandboxLayout: Layout = { folder: sandboxFolder, package: () => undefined };

function packageOf(emitter: EmitterName): string {
  const name = packages.get(emitter);
  if (name === undefined) throw new Error(`No package holds what the emitter ${emitter} makes.`);
  return name;
}
