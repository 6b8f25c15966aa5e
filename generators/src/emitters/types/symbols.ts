import { typeFrom } from '../../code/file.js';

/** The type of the descriptor of an operation. */
export const descriptorType = typeFrom('types', 'runtime/operation', 'OperationDescriptor');

// Shared with other emitters.
export * from '../symbols.js';
