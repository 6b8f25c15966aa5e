import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { extname, join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** The types of the files that Hono does not know. */
const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** Creates a local server for the files of one folder, without caching and directory lists. */
export function siteServer(folder: string): Server {
  const app = new Hono();
  app.use(compress({ contentTypeFilter: () => true }), async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    const type = types[extname(context.req.path)];
    if (type !== undefined && context.res.ok) context.header('content-type', type);
  });
  app.get('*', serveStatic({ root: folder }), async (context) => {
    const { path } = context.req;
    const isPage = /^(?:\.html)?$/.test(extname(path));
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => '');
    return isPage && page !== ''
      ? context.html(page, 404)
      : context.text(`There is no ${path} here. Start at /index.html.\n`, 404);
  });
  app.all('*', (context) =>
    context.text('This server only serves files: use GET.\n', 405, { allow: 'GET, HEAD' }),
  );
  return createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
}
