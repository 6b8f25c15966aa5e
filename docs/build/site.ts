import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleDocument } from '../../spec/bundle/bundle.ts';
import type { SiteFiles } from './check.ts';
import { makePages } from './pages.ts';
import { readRenderer } from './renderer.ts';

/** The files that a site is made from. */
export interface Sources {
  /** The root of the OpenAPI document. */
  readonly document: string;
  /** The lists of decisions and of errors, in Markdown. */
  readonly decisions: string;
  readonly errors: string;
}

/** The site's own styles and scripts. */
const parts = fileURLToPath(new URL('../site', import.meta.url));

/** What the site of this repository's contract is made from. */
export function contractSources(root: string): Sources {
  return {
    document: join(root, 'spec/openapi.yaml'),
    decisions: join(root, 'spec/decisions.md'),
    errors: join(root, 'spec/errors.md'),
  };
}

/** Makes all files of the site, in memory. Throws with every fault of the result. */
export async function buildSite(sources: Sources): Promise<SiteFiles> {
  const [document, decisions, errors] = await Promise.all([
    bundleDocument(sources.document),
    readList(sources.decisions),
    readList(sources.errors),
  ]);
  return makePages({ document, decisions, errors }, await readAssets());
}

async function readList(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${relative('', file)} cannot be read, and the reference shows it as a page.`, {
      cause: error,
    });
  });
}

/** The site's own parts, and the renderer's script. */
async function readAssets(): Promise<SiteFiles> {
  const own = (await readdir(parts)).map(async (name): Promise<[string, string]> => [
    `assets/${name}`,
    await readFile(join(parts, name), 'utf8'),
  ]);
  const { script, notice } = await readRenderer();
  return new Map([
    ...(await Promise.all(own)),
    ['assets/scalar.js', script],
    ['assets/scalar.txt', notice],
  ]);
}
