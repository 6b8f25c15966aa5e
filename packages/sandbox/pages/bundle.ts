// Bundles the scripts and styles of the pages: in `pnpm build`, and on first use of a sandbox that runs from source.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the scripts and styles of all pages; returns them by file name. */
export async function bundlePages(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [
      { in: here('onboarding/main.ts'), out: 'onboarding' },
      { in: here('onboarding/onboarding.css'), out: 'onboarding' },
      { in: here('dashboard/main.tsx'), out: 'dashboard' },
      { in: here('dashboard/dashboard.css'), out: 'dashboard' },
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'pages',
    legalComments: 'none',
    logLevel: 'silent',
    tsconfig: here('tsconfig.json'),
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [path.split(/[/\\]/).at(-1) ?? '', contents]),
  );
}
