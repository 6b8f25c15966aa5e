import { serveRequests } from '../serve.js';
import { bytesOf, readPacked, type Tarball } from './pack.js';

/**
 * Serves tarballs as the registry of their scope, on this machine: a project whose `.npmrc` has `@seller-funds:registry`
 * installs them by name, with the commands of the documentation.
 */
export async function serveRegistry(tarballs: readonly Tarball[]): Promise<string> {
  const packages = await Promise.all(
    tarballs.map(async (tarball) => {
      const text = await readPacked(tarball, 'package.json');
      return { tarball, manifest: JSON.parse(text) as { name: string; version: string } };
    }),
  );
  return serveRequests(({ url }) => {
    const { origin, pathname } = new URL(url);
    const path = decodeURIComponent(pathname.slice(1));
    const found = packages.find(({ manifest }) => path.replace(/\.tgz$/, '') === manifest.name);
    if (!found) return new Response(null, { status: 404 });
    const { tarball, manifest } = found;
    if (path.endsWith('.tgz')) return new Response(bytesOf(tarball));
    const { name, version } = manifest;
    const dist = { tarball: `${origin}/${name}.tgz` };
    const versions = { [version]: { ...manifest, dist } };
    return Response.json({ name, 'dist-tags': { latest: version }, versions });
  });
}
