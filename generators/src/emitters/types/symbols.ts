// Other emitters need these too.
export * from '../symbols.js';
