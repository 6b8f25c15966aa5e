import { existsSync, readdirSync } from 'node:fs';
import type { EmitterName } from '../code/file.js';
import { emitters } from '../emitters/index.js';

const folderOf = (emitter: EmitterName): URL =>
  new URL(`../emitters/${emitter}/runtime/`, import.meta.url);

export const runtimes = emitters
  .map(({ name }) => name)
  .filter((name) => existsSync(folderOf(name)))
  .map((name): [emitter: EmitterName, modules: string[]] => [
    name,
    readdirSync(folderOf(name))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => file.slice(0, -'.ts'.length)),
  ])
  .filter(([, modules]) => modules.length > 0);
