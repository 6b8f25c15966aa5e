import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, toolFolder } from '../generate/tool.ts';
import { runProgram, versionOf, type Peer } from './peer.ts';

/** Dredd with the OpenAPI 3.0 version of the document and hooks that insert codes. */
export function dredd(document: string, folder: string): Peer {
  const result = join(folder, 'dredd.json');
  return {
    name: 'Dredd',
    description: `dredd ${versionOf('dredd', 'dredd')}, with hooks for codes and keys`,
    run: async (target, apiKey) => {
      rmSync(result, { force: true });
      const hooks = join(toolFolder('dredd'), 'hooks.cjs');
      const args = [document, target, `--hookfiles=${hooks}`, '--loglevel=error', '--color=false'];
      const key = ['--header', `Authorization: Bearer ${apiKey}`];
      const command = commandOf('dredd', 'dredd/bin/dredd');
      await runProgram([command, ...args, ...key], folder, { DREDD_RESULT: result });
      return new Set(JSON.parse(readFileSync(result, 'utf8')) as string[]);
    },
  };
}
