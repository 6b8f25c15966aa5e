import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { referencesFrom } from './support/components.ts';
import { textsOption } from './support/options.ts';

/**
 * Every YAML file in the folders of the option `folders`, which lie beside the root document, is
 * part of the document. (Redocly's `no-unused-components` sees only what stands in the root.)
 */
export const noOrphans: Oas3Rule = (options) => {
  const folders = textsOption(options, 'folders');
  return {
    Root(root: unknown, ctx: UserContext): void {
      const base = dirname(ctx.location.source.absoluteRef);
      const references = referencesFrom({ node: root, location: ctx.location }, ctx.resolve);
      const used = new Set(references.map(({ to }) => to.source.absoluteRef));
      for (const name of folders.flatMap((folder) => yamlFilesIn(base, folder))) {
        if (used.has(join(base, name))) continue;
        ctx.report({
          message: `Nothing refers to the file ${name}. Remove it, or refer to it where it belongs.`,
          location: ctx.location.child(['openapi']).key(),
        });
      }
    },
  };
};

/**
 * The names of a folder's YAML files, at any depth, relative to `base` and in order; none where there
 * is no such folder, as beside a bundled document.
 */
function yamlFilesIn(base: string, folder: string): string[] {
  if (!existsSync(join(base, folder))) return [];
  return readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .toSorted();
}
