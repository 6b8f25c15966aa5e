import { createServer, type RequestListener, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { recordPrinted } from '../testing/printed.js';
import { listen } from '../../../test/listen.js';
import { runCommand } from './command.js';

const printed = recordPrinted();
let server: Server | undefined;
let port = '';

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  const base = await listen(server);
  ({ port } = new URL(base));
  return base;
}

function documentWith(schema: object): string {
  return documentOf({ components: { schemas: { Pet: schema as never } } });
}

async function run(folder: string, spec: string, ...args: readonly string[]): Promise<number> {
  printed.all = '';
  const named = ['--spec', spec, '--out', join(folder, 'out'), '--only', 'types'];
  return runCommand({ program: 'generate' }, [...named, '--lock', join(folder, 'lock'), ...args]);
}

const lockOf = (folder: string): string => readFileSync(join(folder, 'lock'), 'utf8');
const typesOf = (folder: string): string => readFileSync(join(folder, 'out/types/api.ts'), 'utf8');

test('locks a document from a URL, and fails after a change until it is accepted', async () => {
  let type = 'string';
  const base = await serve((_request, response) => response.end(documentWith({ type })));
  const folder = makeFolder();
  expect(await run(folder, `${base}/a.json`, '--check')).toBe(1);
  expect(printed.all).toContain(`The lock file has no entry for ${base}/a.json.`);
  expect(await run(folder, `${base}/a.json?token=secret`)).toBe(0);
  expect(lockOf(folder)).toMatch(/"version": 1,\n.*\n.*\/a\.json": \{\n.*"sha256": "[0-9a-f]{64}"/);
  expect(lockOf(folder)).not.toContain('secret');
  expect(await run(folder, `${base}/a.json`, '--check')).toBe(0);
  type = 'number';
  expect(await run(folder, `${base}/a.json`)).toBe(1);
  expect(printed.all).toContain(`The document at ${base}/a.json has changed since it was locked.`);
  expect(printed.all).toContain('--update-lock');
  expect(typesOf(folder)).toContain('Pet = string');
  expect(await run(folder, `${base}/a.json`, '--update-lock')).toBe(0);
  expect(typesOf(folder)).toContain('Pet = number');
  expect(await run(folder, `${base}/a.json`)).toBe(0);
});

test('sends headers to the host of the document only, and stores them nowhere', async () => {
  const seen: (string | undefined)[] = [];
  const base = await serve((request, response) => {
    seen.push(request.headers.authorization);
    response.statusCode = request.headers.authorization === 'Bearer s3cret' ? 200 : 403;
    response.end(documentWith({ type: 'string' }));
  });
  const folder = makeFolder();
  expect(await run(folder, `${base}/a`)).toBe(1);
  expect(printed.all).toContain(`Cannot fetch ${base}/a: status code 403.`);
  expect(await run(folder, `${base}/a`, '--header', 'Authorization: Bearer s3cret')).toBe(0);
  expect(seen).toEqual([undefined, 'Bearer s3cret']);
  expect(printed.all + lockOf(folder) + typesOf(folder)).not.toContain('s3cret');
});

test('follows redirects on the same host only, unless another is allowed, which gets no header', async () => {
  const seen: string[] = [];
  const base = await serve((request, response) => {
    const { host: to = '', 'x-key': key = 'none' } = request.headers;
    seen.push([to, key, request.url].join(' '));
    const other = `http://localhost:${port}/there`;
    if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (request.url === '/there') response.end(documentWith({ type: 'string' }));
    else response.writeHead(302, { location: request.url === '/near' ? '/there' : other }).end();
  });
  const folder = makeFolder();
  const { host } = new URL(base);
  expect(await run(folder, `${base}/far`, '--header', 'x-key: 1')).toBe(1);
  expect(printed.all).toMatch(/redirects to http:\/\/localhost:\d+\/there, which is not followed/);
  expect(await run(folder, `${base}/near`, '--header', 'x-key: 1')).toBe(0);
  expect(await run(folder, `${base}/far`)).toBe(1);
  expect(printed.all).toContain(`allow its host with --host localhost:${port}.`);
  const allowed = ['--header', 'x-key: 1', '--host', `localhost:${port}`];
  expect(await run(folder, `${base}/far`, ...allowed)).toBe(0);
  expect(await run(folder, `${base}/file`)).toBe(1);
  expect(printed.all).toContain('redirects to file:///etc/passwd, which is not followed');
  expect(seen.slice(0, 3)).toEqual([`${host} 1 /far`, `${host} 1 /near`, `${host} 1 /there`]);
  expect(seen[5]).toMatch(/^localhost:\d+ none \/there$/);
  expect(await run(folder, 'http://example.com/a', '--header', 'x-key: 1')).toBe(2);
  expect(printed.all).toContain('--header requires https');
  expect(await run(folder, 'a.yaml', '--header', 'x-key: 1')).toBe(2);
  expect(printed.all).toContain('--header requires that all documents');
});

test('follows references of a document from a URL to allowed hosts, never to the disk', async () => {
  const base = await serve((request, response) => {
    const pet = request.url === '/file' ? 'file:///etc/hostname' : './schemas/pet';
    response.end(
      request.url === '/schemas/pet' ? '{ "type": "boolean" }' : documentWith({ $ref: pet }),
    );
  });
  const folder = makeFolder();
  const { host } = new URL(base);
  expect(await run(folder, `${base}/api`)).toBe(1);
  expect(printed.all).toContain(`${base}/api:1:`);
  expect(printed.all).toContain(
    `The reference ./schemas/pet leads to the host ${host}, which is not`,
  );
  expect(await run(folder, `${base}/api`, '--host', host)).toBe(0);
  expect(typesOf(folder)).toContain('= boolean');
  expect(lockOf(folder)).toContain('/schemas/pet');
  expect(await run(folder, `${base}/file`, '--host', host)).toBe(1);
  expect(printed.all).toContain('leads out of the folder of the document');
});

test('reports why a document cannot be fetched or read', async () => {
  const base = await serve((request, response) => {
    if (request.url === '/loop') response.writeHead(301, { location: '/loop' }).end();
    else response.end('<html>');
  });
  const folder = makeFolder();
  expect(await run(folder, `${base}/loop`)).toBe(1);
  expect(printed.all).toContain('more than 5 redirects');
  expect(await run(folder, `${base}/page`)).toBe(1);
  expect(printed.all).toContain(`${base}/page:1:1 error Expected an object, found string.`);
  expect(await run(folder, 'ftp://127.0.0.1/a')).toBe(1);
  expect(printed.all).toContain('only http and https are supported');
  expect(await run(folder, base.replace('//', '//me:pass@'))).toBe(1);
  expect(printed.all).toContain('the URL contains credentials');
  expect(printed.all).not.toContain('pass');
  server?.close();
  server?.closeAllConnections();
  expect(await run(folder, `${base}/gone`)).toBe(1);
  expect(printed.all).toMatch(/Cannot fetch http\S+gone: \S+/);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
