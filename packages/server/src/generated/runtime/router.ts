// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Hono's default router, made safe for any method name. Hono looks methods up in a plain object, so that
 * a method such as `constructor` throws. All routes here are for all methods.
 */
export class TolerantRouter<T> implements Router<T> {
  readonly name = 'TolerantRouter';
  readonly #inner = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });

  /** Adds a route. */
  add(method: string, path: string, handler: T): void {
    this.#inner.add(method, path, handler);
  }

  /** The routes of a request. */
  match(method: string, path: string): Result<T> {
    return this.#inner.match(/^[A-Z]+$/.test(method) ? method : 'ALL', path);
  }
}
