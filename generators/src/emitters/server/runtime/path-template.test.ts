import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compareTemplates, compileTemplate, pathOf } from './path-template.js';

/** The parameters that a template reads from a path routed by Hono; undefined if Hono does not match. */
async function read(template: string, path: string): Promise<Record<string, string> | undefined> {
  const compiled = compileTemplate(template);
  const app = new Hono();
  app.all(compiled.pattern, (context) => {
    const found = compiled.read(pathOf(context.req.raw.url));
    return found ? context.json(Object.fromEntries(found)) : context.body(null, 404);
  });
  const response = await app.request(path);
  return response.ok ? ((await response.json()) as Record<string, string>) : undefined;
}

describe('path templates', () => {
  it.each([
    ['/things', '/things', {}],
    ['/things', '/things/', undefined],
    ['/', '/', {}],
    ['/things/{code}', '/things/a', { code: 'a' }],
    ['/things/{code}', '/things/', undefined],
    ['/things/{code}', '/things/a/b', undefined],
    ['/things/{code}', '/things/a%2Fb?x=/y', { code: 'a%2Fb' }],
    ['/things/{code}', '/things/%', { code: '%' }],
    ['/things/{thing-code?}/x', '/things/a/x', { 'thing-code?': 'a' }],
    ['/files/{name}.{ending}', '/files/a.tar.gz', { name: 'a', ending: 'tar.gz' }],
    ['/files/{name}.{ending}', '/files/a', undefined],
    ['/things/{code}:cancel', '/things/a:cancel', { code: 'a' }],
    ['/things/{code}:cancel', '/things/a:stop', undefined],
    ['/things:batch', '/things:batch', {}],
    ['/things:batch', '/thingsXbatch', undefined],
    ['/a(b)*c+/{d}', '/a(b)*c+/1', { d: '1' }],
    ['/a(b)*c+/{d}', '/abbc/1', undefined],
    ['/café/{d}', '/caf%C3%A9/1', { d: '1' }],
    ['/x-{y}/literal.text', '/x-1/literal.text', { y: '1' }],
  ])('%s parses %s as %o', async (template, path, expected) => {
    expect(await read(template, path)).toEqual(expected);
  });

  it('sorts more specific templates first', () => {
    const templates = ['/{a}/{b}', '/a/{b}', '/{a}', '/a/b.{c}', '/a/b', '/{a}/b', '/a'];
    expect(templates.toSorted(compareTemplates)).toEqual([
      '/a',
      '/{a}',
      '/a/b',
      '/a/b.{c}',
      '/a/{b}',
      '/{a}/b',
      '/{a}/{b}',
    ]);
  });
});

it.each([
  ['http://test', '/'],
  ['http://test/a%2Fb/c?d=/e#f/g', '/a%2Fb/c'],
  ['https://user@test:8080/a#?', '/a'],
])('returns the path of %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
