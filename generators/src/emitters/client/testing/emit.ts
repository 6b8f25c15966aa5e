import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- a helper of tests, which run the whole pipeline
import { generate, type Generated } from '../../../pipeline.js';

export async function emitFrom(yaml: string): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), 'client-emitter-'));
  try {
    const spec = join(folder, 'openapi.yaml');
    writeFileSync(spec, yaml);
    return await generate({ spec, only: ['types', 'client'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of an emitted file, behind the header and the imports. */
export function codeOf({ files }: Generated, path: string): string {
  const text = files.find((file) => file.path === path)?.text;
  if (text === undefined) {
    throw new Error(`No ${path} was emitted, only ${files.map((file) => file.path).join(', ')}.`);
  }
  return text.replace(/^\/\/ .*\n\n/, '').replace(/^(?:import [^;]*;\n)+\n/, '');
}

export function documentOf(paths: string, rest = ''): string {
  return `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
${rest}
paths:
${paths.replaceAll(/^/gm, '  ')}
`;
}
