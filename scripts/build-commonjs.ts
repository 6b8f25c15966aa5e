import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';

/**
 * Writes the modules of a build as CommonJS to `cjs/`, with the same declarations: for Jest, older Node.js versions and
 * TypeScript with `module: commonjs`, which cannot `require` ES modules.
 */
export function writeCommonJs(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const target = join(dist, 'cjs');
  for (const file of files.filter((name) => /\.(?:js|d\.ts)$/.test(name))) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    if (file.endsWith('.d.ts')) copyFileSync(join(dist, file), path);
    else writeFileSync(path, commonJsOf(readFileSync(join(dist, file), 'utf8')));
  }
  writeFileSync(join(target, 'package.json'), '{ "type": "commonjs" }\n');
}

function commonJsOf(module: string): string {
  return transformSync(module, { format: 'cjs', platform: 'node', target: 'es2023' }).code;
}
