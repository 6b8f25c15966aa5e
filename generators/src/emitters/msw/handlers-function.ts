import { docComment } from '../../code/docs.js';
import type { FileDraft } from '../../code/file.js';
import { handlerSymbol, makeHandlersSymbol, runtimeSymbol, schemasSymbol } from './symbols.js';

/** The function `handlers` of a file that declares `Responses`, for some routes. */
export function handlersFunction(file: FileDraft, about: string, routes: string): string {
  const options = file.use(runtimeSymbol('options', 'HandlerOptions'));
  const make = file.use(makeHandlersSymbol);
  const docs = docComment(about, [
    { name: 'param', text: 'options other statuses and responses, the seed, the base URL' },
  ]);
  return `${docs}export function handlers(options: ${options}<Responses> = {}): ${file.use(handlerSymbol)}[] {
    return ${make}(${routes}, ${file.use(schemasSymbol)}, options);
  }`;
}
