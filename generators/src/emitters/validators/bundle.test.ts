// A bundler must be able to remove every validator that an app does not use.

import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { emit, write } from '../../testing/emitted.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const response = (name: string): Json => ({
  200: { description: 'ok', content: { 'application/json': { schema: ref(name) } } },
});

const document = documentOf({
  paths: {
    '/used': { get: { operationId: 'getUsed', responses: response('Used') } },
    '/other': { get: { operationId: 'getOther', responses: response('Other') } },
  },
  components: {
    schemas: {
      Used: { type: 'object', properties: { usedText: ref('Needed') }, not: { required: ['x'] } },
      Needed: { type: 'string', enum: ['neededText', 'more'] },
      Other: { type: 'object', properties: { otherText: ref('Ruled') } },
      Ruled: { allOf: [ref('Used'), { not: { required: ['ruledText'] } }] },
    },
  },
});

async function bundle(line: string): Promise<string> {
  const files = await emit(document, ['validators']);
  const folder = write(files);
  const { outputFiles } = await build({
    stdin: { contents: line, resolveDir: join(folder, 'validators'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? '';
}

const has = (text: string): Record<string, boolean> =>
  Object.fromEntries(
    ['usedText', 'neededText', 'otherText', 'ruledText'].map((name) => [name, text.includes(name)]),
  );

const only = { usedText: true, neededText: true, otherText: false, ruledText: false };

test.each([
  `import { Used } from './api.js'; console.log(Used.safeParse(1));`,
  `import * as api from './api.js'; console.log(api.Used.safeParse(1));`,
  `import { getUsed } from './operations/api.js'; console.log(getUsed.responses[200].safeParse(1));`,
])('an app bundles only used validators and their dependencies: %s', async (line) => {
  const text = await bundle(line);
  expect(has(text)).toEqual(only);
  // zod/mini and the remaining code of the validators; the whole of zod would be three times the size.
  expect(text.length).toBeLessThan(30_000);
});

test('an app that uses no validator bundles none', async () => {
  expect(await bundle(`import './index.js'; import './operations/api.js';`)).toBe('');
});
