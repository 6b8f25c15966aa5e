// Shared with other emitters.
export * from '../symbols.js';
