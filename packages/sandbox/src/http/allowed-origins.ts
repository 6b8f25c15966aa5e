import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Fetch } from '../kernel/fetch.js';

/** How long a browser may keep the answer to a preflight, in seconds. */
const maxAge = 600;

/**
 * Lets pages of some other origins call the server (CORS); for all others the browser refuses, as nothing allows it.
 * @param origins such as `http://localhost:5173`, as {@link normalizeOrigin} gives them
 */
export function allowOrigins(origins: readonly string[], serve: Fetch): Fetch {
  if (origins.length === 0) return serve;
  const app = new Hono();
  app.use(cors({ origin: [...origins], exposeHeaders: ['*'], maxAge }));
  app.all('*', ({ req }) => serve(req.raw));
  // What breaks a connection on purpose is for the server to see.
  app.onError((error) => {
    throw error;
  });
  return async (request) => app.fetch(request);
}

/**
 * Reads an origin as `--allow-origin` takes it.
 * @throws {TypeError} for anything but scheme, host and port
 */
export function normalizeOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin && typeof text === 'string') return url.origin;
  throw new TypeError(
    `${JSON.stringify(text)} is not an origin: give scheme, host and port alone, such as http://localhost:5173.`,
  );
}
