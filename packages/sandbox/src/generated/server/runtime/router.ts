// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Result, Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Hono's own router, but for methods: its lookup by name takes a method such as `constructor` for
 * something that it inherited, and throws. All routes here are for all methods.
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
