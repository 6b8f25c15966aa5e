// Builds the documentation that the sandbox serves: `pnpm build` for the package, the sandbox itself when it runs from
// the sources.
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from './check.ts';
import { buildSite, contractSources } from './site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the site with forms on operation pages, which send requests to the server of the page. */
export async function buildSandboxSite(): Promise<SiteFiles> {
  return buildSite(contractSources(root), { sandbox: '' });
}
