// `pnpm build`: compiles all packages to JavaScript and declarations in `dist`, which is what tarballs contain.
// The repository itself runs on the sources. `pnpm type-check` checks types; the compiler reports here only errors that
// prevent output.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCommonJs } from './build-commonjs.ts';
import { bundleGenerators } from './bundle-generators.ts';
import { bundleSandbox } from './bundle-sandbox.ts';
import { buildSandboxSite } from '../docs/build/sandbox-site.ts';
import { writeSite } from '../docs/build/write.ts';
import { bundlePages } from '../packages/sandbox/pages/bundle.ts';
import { finished, root, startPackage } from './processes/run-node.ts';

const config = 'tsconfig.build.json';
const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
const generators = join(root, 'generators');
const folders = [...packages, generators].filter((folder) => existsSync(join(folder, config)));

// Remove output of source files that no longer exist.
for (const folder of folders) rmSync(join(folder, 'dist'), { recursive: true, force: true });

const projects = folders.map((folder) => join(folder, config));
// Without checks, more threads only repeat work.
const args = ['-b', '--noCheck', '--checkers', '1', ...projects];
const compiled = await finished(startPackage('typescript', 'tsc', args, 'inherit'));
// The compiler has printed the errors. Do not leave a partial build that looks complete.
if (compiled !== 0) process.exit(compiled);

// The compiler does not copy JSON files that nothing imports, such as the document.
for (const folder of folders.filter((each) => existsSync(join(each, 'src')))) {
  for (const file of readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) cpSync(join(folder, 'src', file), join(folder, 'dist', file));
  }
}

// The packages that applications load; `sandbox` and `conformance` are commands.
for (const name of ['client', 'contract', 'runtime', 'server', 'validators', 'webhooks']) {
  writeCommonJs(join(root, 'packages', name, 'dist'));
}

// The conformance command prints the texts of claims and decisions.
for (const file of ['claims.yaml', 'decisions.md']) {
  cpSync(join(root, 'spec', file), join(root, 'packages/conformance/dist', file));
}

// A published package has no bundler: build the browser code of the sandbox's pages now.
const pages = join(root, 'packages/sandbox/dist/pages');
mkdirSync(pages, { recursive: true });
for (const [name, bytes] of await bundlePages()) writeFileSync(join(pages, name), bytes);

// The sandbox also serves the documentation. It derives some downloads from the document of the contract and from JSON.
const derived = /^openapi\/(?:openapi\.json|\w+\.yaml)$/;
const site = [...(await buildSandboxSite())].filter(([name]) => !derived.test(name));
await writeSite(join(root, 'packages/sandbox/dist/docs'), new Map(site));

await bundleGenerators(generators);
await bundleSandbox(join(root, 'packages/sandbox'));
