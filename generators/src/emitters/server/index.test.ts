import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { emit, write } from '../../testing/emitted.js';
import { compileFolder } from '../../testing/compiler.js';
import { resultOf } from './testing/sample.js';

const usage = readFileSync(new URL('testing/usage.ts.txt', import.meta.url), 'utf8');
const files = new Map<string, string>([['usage.ts', usage]]);
let folder = '';

beforeAll(async () => {
  for (const name of ['versions', 'unversioned']) {
    const document = readFileSync(new URL(`golden/${name}.yaml`, import.meta.url), 'utf8');
    const emitted = await emit(document, ['types', 'validators', 'server']);
    for (const [path, text] of emitted) files.set(`${name}/${path}`, text);
  }
  folder = write(files);
});

describe('the emitted server', () => {
  it('compiles, and so does a program that uses it', async () => {
    expect(await compileFolder(folder)).toBe('');
  });

  it('runs', async () => {
    const { server } = (await import(join(folder, 'usage.ts'))) as { server: Hono };
    const created = server.request('/v1/cups', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: JSON.stringify({ name: 'cup' }),
    });
    expect(await resultOf(created)).toEqual([200, { code: 'owner/cup', name: 'cup' }]);
  });
});
