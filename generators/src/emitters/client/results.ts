import type { TypeAliasDeclarationStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import type { FileDraft } from '../../code/file.js';
import { typeAlias } from '../../code/structures.js';
import type { Call, CallError } from './calls/call.js';
import { errorName } from './calls/names.js';
import { preferred } from './calls/response.js';
import type { TypeContext } from './context.js';
import { responseType } from './media-types.js';
import { operationPart, runtimeSymbol } from './symbols.js';

/** The result type of a method: the bodies of all documented success responses. */
export function successType(file: FileDraft, context: TypeContext, call: Call): string {
  const all = call.response.successes.map((response) =>
    responseType(file, context, call, response),
  );
  const types = [...new Set(all)];
  return types.every((type) => type === 'undefined') ? 'void' : types.join(' | ');
}

/** The result types of a call that chooses a media type. */
export function chosenTypes(
  file: FileDraft,
  context: TypeContext,
  call: Call,
): [type: string, result: string][] {
  const { choices, successes } = call.response;
  return choices.map((type) => {
    const types = successes.flatMap((response) => {
      const content = response.content.filter((media) => media.type === type);
      if (content.length === 0 && response.content.length > 0) return [];
      return [responseType(file, context, call, response, content)];
    });
    return [type, [...new Set(types)].join(' | ')];
  });
}

/** The union of the documented errors of an operation, discriminated by `status`. */
export function errorType(
  file: FileDraft,
  context: TypeContext,
  call: Call,
): TypeAliasDeclarationStructure {
  const { operation, response } = call;
  const plain = response.errors.filter(({ isPlain }) => isPlain);
  const use = (name: string): string => file.use(runtimeSymbol('errors', name));
  const members = response.errors
    .filter(({ isPlain }) => !isPlain)
    .map((error) => {
      const content = preferred(error.response.content);
      const body = responseType(file, context, call, error.response, content, false);
      return `${use('DocumentedError')}<${statusType(file, error)}, ${body}>`;
    });
  if (plain.length > 0) {
    const bodies = operationPart(file, operation, 'responses');
    const statuses = plain.map((error) => statusType(file, error)).join(' | ');
    members.unshift(`${use('DocumentedErrors')}<${bodies}, ${statuses}>`);
  }
  return typeAlias({
    docs: docsOf(`The documented errors of \`${operation.id}\`.`),
    name: errorName(operation),
    type: members.join(' | '),
  });
}

/** The status codes of an error; a range excludes separately documented ones. */
function statusType(file: FileDraft, { response: { status }, excluded }: CallError): string {
  const all =
    status === 'default' ? file.use(runtimeSymbol('status', 'AnyStatus')) : rangeType(file, status);
  if (excluded.length === 0) return all;
  const others = excluded.map((each) => rangeType(file, each));
  return `${file.global('Exclude')}<${all}, ${others.join(' | ')}>`;
}

function rangeType(file: FileDraft, status: string): string {
  if (/^\d+$/.test(status)) return status;
  return `${file.use(runtimeSymbol('status', 'StatusRange'))}<${status.charAt(0)}>`;
}
