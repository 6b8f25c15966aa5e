/**
 * A typed client of the API. `createClient` creates a client with all operations. To keep a bundle small,
 * import a version, a resource or a single operation from `@seller-funds/client/v1` and so on. See also
 * `@seller-funds/client/money` to convert amounts and `@seller-funds/client/validate` to validate requests
 * and responses.
 */
export * from './generated/index.js';
