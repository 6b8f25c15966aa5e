import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields } from '../document/guards.ts';
import { referencesFrom } from './support/components.ts';
import { placeOf } from './support/place.ts';

/** Every YAML file in the folders of the versions and of the option `folders` is part of the document. */
export const noOrphans: Oas3Rule = (options) => {
  const { folders = [] } = options as Record<string, string[]>;
  return {
    // After the others: a fault may be what removed the last reference to a file.
    Root: {
      leave(root: unknown, ctx: UserContext): void {
        const versions = fields(field(root, 'x-versions')).map(([name]) => name);
        const base = dirname(ctx.location.source.absoluteRef);
        const references = referencesFrom(placeOf(root, ctx));
        const used = new Set(references.map(({ to }) => to.source.absoluteRef));
        for (const name of [...versions, ...folders].flatMap((folder) =>
          yamlFilesIn(base, folder),
        )) {
          if (used.has(join(base, name))) continue;
          ctx.report({
            message: `No $ref refers to the file ${name}. Remove it, or add a $ref to it.`,
            location: ctx.location.child(['openapi']).key(),
          });
        }
      },
    },
  };
};

/** The YAML files of a folder at any depth, relative to `base` and sorted; none if the folder does not exist. */
function yamlFilesIn(base: string, folder: string): string[] {
  if (!existsSync(join(base, folder))) return [];
  return readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .toSorted();
}
