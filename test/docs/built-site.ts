import { buildSite } from '../../docs/build/site.js';
import { writeSite } from '../../docs/build/write.js';
import { oncePerRun } from '../once-per-run.js';

export async function builtSite(): Promise<string> {
  return oncePerRun('site', async (folder) => {
    await writeSite(folder, await buildSite());
  });
}
