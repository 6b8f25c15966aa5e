import { type CodeFile, FileDraft, typeFrom } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import { constant, exportedInterface } from '../../code/structures.js';
import { type Contract, operationsOf, withOperations } from '../../model/contract.js';
import { errorName, treeNames } from './calls/names.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** Emits the file with `isErrorOf` and the types of documented errors by operationId. */
export function emitErrors(contract: Contract): CodeFile {
  const draft = new FileDraft('client', 'errors');
  draft.declare('isErrorOf', 'OperationErrors');
  const guard = draft.use(runtimeValue('guard', 'guardErrors'));
  const properties = withOperations(contract).flatMap((module) => {
    const { file } = treeNames(contract, module);
    const types = draft.use(typeFrom('client', file, '*', module.name));
    return operationsOf(contract, module).map((operation) => ({
      isReadonly: true,
      name: stringLiteral(operation.id),
      type: `${types}.${errorName(operation)}`,
    }));
  });
  return {
    draft,
    statements: [
      exportedInterface({
        docs: ['The documented errors of each operation, by operationId.'],
        name: 'OperationErrors',
        properties,
      }),
      constant({
        docs: [
          'Type guard: true if an error is a documented error of the operation. Narrows it to the types of these errors.',
        ],
        name: 'isErrorOf',
        type: `${draft.use(runtimeSymbol('guard', 'ErrorGuard'))}<OperationErrors>`,
        initializer: `/* @__PURE__ */ ${guard}<OperationErrors>()`,
      }),
    ],
  };
}
