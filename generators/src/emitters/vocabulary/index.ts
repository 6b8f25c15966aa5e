import type { Contract } from '../../model/contract.js';
import type { Emission, Emitter } from '../emitter.js';
import { emitErrors } from './errors.js';
import { enumerationsOf } from './enumerations.js';
import { emitDocumentLimits } from './limits.js';
import { emitModule } from './module.js';

/**
 * Emits constants of the document: enum values, limits and field names of schemas, error codes
 * (`x-error-codes`) and limits outside of schemas (`x-limits`). Bundlers can remove unused ones.
 */
export const vocabularyEmitter: Emitter = {
  name: 'vocabulary',
  needs: [],
  onRequest: true,
  emit,
};

function emit(contract: Contract): Emission {
  const enumerations = enumerationsOf(contract);
  const modules = contract.modules.map((module) => emitModule(contract, module, enumerations));
  return {
    files: [
      ...modules.filter(({ statements }) => statements.length > 0),
      ...emitErrors(contract),
      ...emitDocumentLimits(contract),
    ],
  };
}
