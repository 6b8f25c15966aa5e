// Builds the documentation that the sandbox serves: `pnpm build` for the package, the sandbox itself when it runs from
// the sources.
import type { SiteFiles } from './check.ts';
import { buildSite } from './site.ts';

/** Builds the site with forms on operation pages, which send requests to the server of the page. */
export async function buildSandboxSite(): Promise<SiteFiles> {
  return buildSite({ sandbox: '' });
}
