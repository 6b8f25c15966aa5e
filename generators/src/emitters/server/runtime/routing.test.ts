import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { echo, resultOf, route, sample, serve } from '../testing/sample.js';
import { createApp } from './app.js';

const named = (name: string) => (): object => ({ status: 200, body: { name } });

const app = serve({
  listThings: echo,
  getThing: named('getThing'),
  getMine: named('getMine'),
  removeMine: () => ({ status: 204 }),
});

describe('routing', () => {
  it('prefers a fixed path to a template', async () => {
    expect(await (await app.request('/things/mine')).json()).toEqual({ name: 'getMine' });
    expect(await (await app.request('/things/other')).json()).toEqual({ name: 'getThing' });
  });

  it('uses a template if the fixed path does not have the method', async () => {
    const both = createApp(
      [
        {
          routes: [
            route({ id: 'ofTemplate', method: 'post', path: '/a/{b}' }),
            route({ id: 'ofFixed', method: 'get', path: '/a/b' }),
          ],
          handlers: { ofTemplate: named('ofTemplate'), ofFixed: named('ofFixed') },
        },
      ],
      {},
    );
    const posted = await both.request('/a/b', { method: 'POST' });
    expect(await posted.json()).toEqual({ name: 'ofTemplate' });
    const refused = await both.request('/a/b', { method: 'PUT' });
    expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
  });

  it('returns 404 for an unknown path', async () => {
    const missing = { message: 'There is nothing at this path.' };
    expect(await resultOf(app.request('/nothing'))).toEqual([404, missing]);
  });

  it.each(['PUT', 'constructor', '__proto__', 'FOO', 'QUERY'])(
    'returns 405 for %s',
    async (method) => {
      const response = await app.request('/things/x', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    },
  );

  it('handles HEAD like GET, without the body', async () => {
    const response = await app.request('/things', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('');
  });

  it('serves a documented HEAD operation', async () => {
    const routes = [
      route({ id: 'look', method: 'head', path: '/a', responses: { '204': [] } }),
      route({ id: 'get', method: 'get', path: '/a' }),
    ];
    const handlers = { look: () => ({ status: 204, headers: { 'x-size': 5 } }), get: echo };
    const own = createApp([{ routes, handlers }], {});
    const response = await own.request('/a', { method: 'HEAD' });
    expect(response.status).toBe(204);
    expect(response.headers.get('x-size')).toBe('5');
  });

  it('returns the allowed methods for OPTIONS', async () => {
    const response = await app.request('/things/mine', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS');
  });

  it('returns 501 without a handler', async () => {
    const missing = { message: 'The operation is not implemented.' };
    expect(await resultOf(serve({}).request('/things'))).toEqual([501, missing]);
  });

  it('ignores inherited methods as handlers', async () => {
    const routes = [route({ id: 'toString', method: 'get', path: '/a' })];
    const bare = createApp([{ routes, handlers: {} }], {});
    expect((await bare.request('/a')).status).toBe(501);
  });

  it('calls handlers as methods of their object', async () => {
    class Things {
      readonly #name = 'state';
      getMine(): object {
        return { status: 200, body: this.#name };
      }
    }
    expect(await (await serve(new Things()).request('/things/mine')).json()).toBe('state');
  });

  it('rejects two operations that match the same requests', () => {
    const routes = [
      route({ id: 'one', method: 'get', path: '/a/{b}' }),
      route({ id: 'two', method: 'get', path: '/a/{c}' }),
    ];
    expect(() => createApp([{ routes, handlers: {} }], {})).toThrow(
      'one (GET /a/{b}) and two (GET /a/{c}) match the same requests.',
    );
  });

  it('prefixes all paths with the base path', async () => {
    const based = serve({ getMine: named('getMine') }, { basePath: '/base' });
    expect((await based.request('/base/things/mine')).status).toBe(200);
    expect((await based.request('/things/mine')).status).toBe(404);
  });

  it('can be mounted in another app, which keeps its paths', async () => {
    const outer = new Hono();
    outer.route(
      '/below',
      createApp([{ routes: sample.slice(0, 3), handlers: { getThing: echo } }], {}),
    );
    outer.get('/below/outer', (context) => context.text('outer'));
    expect(await (await outer.request('/below/things/a%2Cb')).json()).toMatchObject({
      path: { code: 'a,b' },
    });
    expect(await (await outer.request('/below/outer')).text()).toBe('outer');
    expect((await outer.request('/below/things', { method: 'PUT' })).status).toBe(405);
  });
});
