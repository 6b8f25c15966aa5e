import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Fetch } from '../kernel/fetch.js';

/** How long a browser may cache a preflight response, in seconds. */
const maxAge = 600;

/**
 * Allows pages of some origins to call the server (CORS).
 * @param origins such as `http://localhost:5173`, as {@link normalizeOrigin} gives them
 */
export function allowOrigins(origins: readonly string[], serve: Fetch): Fetch {
  if (origins.length === 0) return serve;
  const app = new Hono();
  app.use(cors({ origin: [...origins], exposeHeaders: ['*'], maxAge }));
  app.all('*', ({ req }) => serve(req.raw));
  // The server handles errors such as ConnectionDropped.
  app.onError((error) => {
    throw error;
  });
  return async (request) => app.fetch(request);
}

/**
 * Normalizes an origin, as `--allow-origin` accepts it.
 * @throws {TypeError} for anything but scheme, host and port
 */
export function normalizeOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin && typeof text === 'string') return url.origin;
  throw new TypeError(
    `${JSON.stringify(text)} is not an origin. Use scheme, host and port only, such as http://localhost:5173.`,
  );
}
