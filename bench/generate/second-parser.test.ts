import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { findLost, findParts } from './second-parser.ts';

test('finds the parts that a model lacks, apart from those that a warning is about', async () => {
  const folder = temporaryFolder({
    'openapi.yaml': `openapi: 3.2.0
info: { title: Parts, version: 1 }
paths:
  /a/{b}:
    parameters: [{ $ref: '#/components/parameters/B' }]
    get: { parameters: [{ name: accept, in: header }, { name: q, in: query }] }
components: { parameters: { B: { name: b, in: path } }, schemas: { S: {} } }
`,
  });
  const parts = (await findParts(join(folder, 'openapi.yaml'))) ?? new Map<string, string>();
  const empty = { operations: [], schemas: [] } as never;
  const all = ['GET /a/{b}', 'GET /a/{b} path b', 'GET /a/{b} query q', 'schema S'];
  expect(findLost(empty, parts, [])).toEqual(all);
  expect(findLost(empty, parts, ['#/paths/~1a~1{b}/get'])).toEqual(['schema S']);
});
