export { knownFormat } from './validators/runtime/known-formats.js';
