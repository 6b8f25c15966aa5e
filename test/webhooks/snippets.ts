import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { captureOutput } from '../capture-output.js';
import { blocksOf } from '../markdown.js';
import { temporaryFolder } from '../temporary-folder.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

export interface Snippets {
  load(heading: string): Promise<unknown>;
  print(heading: string): Promise<string>;
  textBelow(heading: string): string;
}

export function snippetsOf(page: string): Snippets {
  const blocks = blocksOf(readText(page));
  const folder = temporaryFolder({ 'package.json': '{ "type": "module" }' });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [index, { code }] of blocks.entries()) writeFileSync(fileOf(folder, index), code);
  const find = (heading: string, isTs: boolean): number => {
    const found = blocks.findIndex(
      (block) => block.heading.startsWith(heading) && (block.language === 'ts') === isTs,
    );
    if (found === -1) throw new Error(`${page} has no such code block below ${heading}.`);
    return found;
  };
  const load = (heading: string): Promise<unknown> =>
    import(pathToFileURL(fileOf(folder, find(heading, true))).href);
  return {
    load,
    print: (heading) => captureOutput(() => load(heading)),
    textBelow: (heading) => `${blocks[find(heading, false)]?.code}\n`,
  };
}

function fileOf(folder: string, index: number): string {
  return join(folder, `block-${index}.ts`);
}
