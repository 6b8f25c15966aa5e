import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';

const next = 'next';

/** Returns the folder of a version: `1.2.0` for the full ref of a release's tag, `next` for a branch. */
export function folderOf(ref: string): string {
  return /^refs\/tags\/v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(ref)?.[1] ?? next;
}

/** Copies a site to the folder of its version, and updates the list of all versions. */
export async function publishSite(site: string, target: string, ref: string): Promise<string> {
  const version = folderOf(ref);
  await mkdir(target, { recursive: true });
  await rm(join(target, version), { recursive: true, force: true });
  await cp(site, join(target, version), { recursive: true });
  const entries = await readdir(target, { withFileTypes: true });
  const versions = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted(newestFirst);
  await writeFile(join(target, 'index.html'), listOf(versions));
  // GitHub Pages leaves files alone then.
  await writeFile(join(target, '.nojekyll'), '');
  return version;
}

/** Sorts releases by version, then other folders. */
function newestFirst(left: string, right: string): number {
  if (left === next || right === next) return left === next ? 1 : -1;
  return right.localeCompare(left, 'en', { numeric: true });
}

function listOf(versions: readonly string[]): string {
  const [latest = next] = versions;
  const links = versions.map((version) => {
    const name = version === next ? 'not released yet' : `version ${version}`;
    return `<li><a href="${escapeHtml(version)}/">${escapeHtml(name)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${escapeHtml(latest)}/">
<title>Documentation</title>
</head>
<body>
<main>
<h1>Documentation</h1>
<ul>
${links.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
