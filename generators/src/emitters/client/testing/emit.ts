import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- a helper of tests, which run the whole pipeline
import { generate, type Generated } from '../../../pipeline.js';
import { temporaryFolder } from '../../../../../test/temporary-folder.js';

export function emitFrom(yaml: string): Promise<Generated> {
  const folder = temporaryFolder({ 'openapi.yaml': yaml });
  return generate({ spec: join(folder, 'openapi.yaml'), only: ['types', 'client'] });
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
