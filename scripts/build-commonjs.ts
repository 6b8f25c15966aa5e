import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';

/** Writes CommonJS to `cjs/`, for Jest, older Node and TypeScript with `module: commonjs`, which `require` modules. */
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
