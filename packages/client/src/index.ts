/**
 * A typed client of the API. `createClient` makes all of it; an app that needs one version or one
 * resource imports that from `@seller-funds/client/v1` and the like, and leaves the rest out.
 */
export * from './generated/index.js';
