import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { folderOf, publishSite } from './publish.ts';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

const tag = (version: string): string => `refs/tags/v${version}`;

/** Publishes a site with `text` on its start page. */
async function publish(ref: string, text: string): Promise<string> {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), text);
  return publishSite(site, join(folder, 'pages'), ref);
}

test.each([
  ['refs/tags/v1.2.0', '1.2.0'],
  ['refs/tags/v2.0.0-rc.1', '2.0.0-rc.1'],
  ['refs/heads/main', 'next'],
  ['refs/heads/../../etc', 'next'],
  ['', 'next'],
])('%s belongs to %s', (ref, version) => {
  expect(folderOf(ref)).toBe(version);
});

test('keeps older versions; the root redirects to the newest release', async () => {
  await publish('refs/heads/main', 'first');
  await publish(tag('0.9.0'), 'nine');
  await publish(tag('0.10.0'), 'ten');
  await publish('refs/heads/main', 'second');
  const read = (file: string): string => readFileSync(join(folder, 'pages', file), 'utf8');
  expect(['0.9.0', '0.10.0', 'next'].map((version) => read(`${version}/index.html`))).toEqual([
    'nine',
    'ten',
    'second',
  ]);
  const list = read('index.html');
  expect(list).toContain('content="0; url=0.10.0/"');
  expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '0.10.0/',
    '0.9.0/',
    'next/',
  ]);
  expect(readdirSync(join(folder, 'pages'))).toContain('.nojekyll');
});

test('removes the files that a version no longer has', async () => {
  await publish('refs/heads/main', 'first');
  writeFileSync(join(folder, 'pages/next/old.html'), '');
  await publish('refs/heads/main', 'second');
  expect(readdirSync(join(folder, 'pages/next'))).not.toContain('old.html');
});
