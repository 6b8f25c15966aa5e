/** The contract as data and types: what the API is, without any code that calls or serves it. */
export * from './generated/index.js';
