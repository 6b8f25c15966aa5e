/** zod schemas for every component and for every part of every operation. */
export * from './generated/index.js';
