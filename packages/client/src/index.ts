/**
 * A typed client of the API. `createClient` makes all of it; an app that needs one version, one
 * resource or one operation imports that from `@seller-funds/client/v1` and the like, and leaves the
 * rest out. Amounts are converted by `@seller-funds/client/money`, requests and responses checked by
 * `@seller-funds/client/validate`.
 */
export * from './generated/index.js';
