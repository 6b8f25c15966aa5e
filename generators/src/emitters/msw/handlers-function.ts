import type { FunctionDeclarationStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import type { FileDraft } from '../../code/file.js';
import { exportedFunction } from '../../code/structures.js';
import { handlerSymbol, makeHandlersSymbol, runtimeSymbol, schemasSymbol } from './symbols.js';

/** The function `handlers` of a file that declares `Responses`, for some routes. */
export function handlersFunction(
  draft: FileDraft,
  about: string,
  routes: string,
): FunctionDeclarationStructure {
  const options = draft.use(runtimeSymbol('options', 'HandlerOptions'));
  const make = draft.use(makeHandlersSymbol);
  return exportedFunction({
    docs: docsOf(about, [
      { name: 'param', text: 'options other statuses and responses, the seed, the base URL' },
    ]),
    name: 'handlers',
    parameters: [{ name: 'options', type: `${options}<Responses>`, initializer: '{}' }],
    returnType: `${draft.use(handlerSymbol)}[]`,
    statements: `return ${make}(${routes}, ${draft.use(schemasSymbol)}, options);`,
  });
}
