// The documentation that the sandbox serves: `pnpm build` for the package, the sandbox itself from sources.
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from './check.ts';
import { buildSite, contractSources } from './site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The site with a form on every page of an operation, which sends it to the server that the page is from. */
export async function buildSandboxSite(): Promise<SiteFiles> {
  return buildSite(contractSources(root), { sandbox: '' });
}
