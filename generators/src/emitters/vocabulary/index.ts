import type { Contract } from '../../model/contract.js';
import type { Emission, Emitter } from '../emitter.js';
import { emitErrors } from './errors.js';
import { enumerationsOf } from './enumerations.js';
import { emitDocumentLimits } from './limits.js';
import { emitModule } from './module.js';

/**
 * The words and numbers of the document as data: the values of its enumerations, limits and names of
 * fields by schema, error codes (`x-error-codes`) and limits that no schema can say (`x-limits`).
 * Nothing that is not used stays in a bundle.
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
