import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, readManifest } from './packages.js';

const pages = ['README.md', 'CHANGELOG.md', 'SIGNATURES.md'];

/**
 * Returns the URL of the repository: the field `repository` of its package.json, the only place that has it.
 * @throws {Error} if it is not an https URL
 */
export function repositoryUrl(root: string): string | undefined {
  const { repository } = readManifest(root);
  if (repository === undefined) return undefined;
  if (typeof repository !== 'string' || !/^https:\/\/\S+$/.test(repository))
    throw new Error('"repository" of package.json has to be the https URL of the repository.');
  return repository.replace(/(?:\.git)?\/?$/, '');
}

/**
 * Writes `repository`, `homepage` and `bugs` to the package.json of each package, and absolute links to its pages, for the
 * registry. Changes files: call it in a copy that is packed.
 * @param revision the tag to which links lead, such as `v1.2.0`
 */
export function writePackagePages(root: string, repository: string, revision: string): void {
  for (const directory of packageFolders(root)) {
    const folder = join(root, directory);
    const about = {
      homepage: `${repository}/tree/${revision}/${directory}#readme`,
      bugs: `${repository}/issues`,
      repository: { type: 'git', url: `git+${repository}.git`, directory },
    };
    const manifest = { ...readManifest(folder), ...about };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    for (const file of pages.map((name) => join(folder, name)).filter((name) => existsSync(name))) {
      const base = `${repository}/blob/${revision}/${directory}/`;
      writeFileSync(file, withAbsoluteLinks(readFileSync(file, 'utf8'), base));
    }
  }
}

/** Makes the relative links of Markdown absolute; those in code blocks and to its own headings stay. */
export function withAbsoluteLinks(markdown: string, base: string): string {
  return markdown
    .split(/(^```.*?^```$)/ms)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replaceAll(
            relativeLink,
            (_whole, text: string, path: string) => `${text}(${new URL(path, base).href})`,
          ),
    )
    .join('');
}

/** A link of Markdown to a path of the repository. */
export const relativeLink = /(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)/g;
