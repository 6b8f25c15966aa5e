import { fileURLToPath } from 'node:url';
import { buildSite, contractSources } from '../../docs/build/site.js';
import { writeSite } from '../../docs/build/write.js';
import { oncePerRun } from '../once-per-run.js';

export async function builtSite(): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return oncePerRun('site', async (folder) => {
    await writeSite(folder, await buildSite(contractSources(root)));
  });
}
