// `pnpm build`: JavaScript and declarations of all packages in their `dist`, which is what a tarball
// holds. The repository itself runs on the sources.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleGenerators } from './bundle-generators.ts';
import { bundleSandbox } from './bundle-sandbox.ts';
import { buildSandboxSite } from '../docs/build/sandbox-site.ts';
import { writeSite } from '../docs/build/write.ts';
import { bundlePages } from '../packages/sandbox/pages/bundle.ts';
import { finished, root, startPackage } from '../processes/run-node.ts';

const config = 'tsconfig.build.json';
const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
const generators = join(root, 'generators');
const folders = [...packages, generators].filter((folder) => existsSync(join(folder, config)));

// What is no longer in the sources must not stay in what is built.
for (const folder of folders) rmSync(join(folder, 'dist'), { recursive: true, force: true });

const projects = folders.map((folder) => join(folder, config));
const compiled = await finished(startPackage('typescript', 'tsc', ['-b', ...projects], 'inherit'));
// The compiler has said why. Half a build must not look like a whole one.
if (compiled !== 0) process.exit(compiled);

// The compiler leaves alone what nothing imports, such as the document itself.
for (const folder of folders) {
  for (const file of readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) cpSync(join(folder, 'src', file), join(folder, 'dist', file));
  }
}

// The command of the conformance suite says what the reference states, which the contract lists.
for (const file of ['claims.yaml', 'decisions.md']) {
  cpSync(join(root, 'spec', file), join(root, 'packages/conformance/dist', file));
}

// The pages of the sandbox load what the package has ready; a published package has no bundler.
const pages = join(root, 'packages/sandbox/dist/pages');
mkdirSync(pages, { recursive: true });
for (const [name, bytes] of await bundlePages()) writeFileSync(join(pages, name), bytes);

// So does the documentation that it serves.
await writeSite(join(root, 'packages/sandbox/dist/docs'), await buildSandboxSite());

await bundleGenerators(generators);
await bundleSandbox(join(root, 'packages/sandbox'));
