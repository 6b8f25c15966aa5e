import type { StatementStructures } from 'ts-morph';
import { type FileDraft, typeFrom } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import { constant, exportedInterface } from '../../code/structures.js';
import { type Contract, operationsOf, withOperations } from '../../model/contract.js';
import { errorName, treeNames } from './calls/names.js';
import { errorResponses } from './calls/response.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** `isErrorOf` and the types of documented errors by operationId. */
export function errorGuard(draft: FileDraft, contract: Contract): StatementStructures[] {
  const guard = draft.use(runtimeValue('guard', 'guardErrors'));
  const properties = withOperations(contract).flatMap((module) => {
    const { file } = treeNames(contract, module);
    const failing = operationsOf(contract, module).filter(
      (each) => errorResponses(each).length > 0,
    );
    return failing.map((operation) => ({
      isReadonly: true,
      name: stringLiteral(operation.id),
      type: `${draft.use(typeFrom('client', file, '*', module.name))}.${errorName(operation)}`,
    }));
  });
  return [
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
  ];
}
