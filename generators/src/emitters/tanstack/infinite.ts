import type { FunctionDeclarationStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import type { FileDraft } from '../../code/file.js';
import { propertyAccess, propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { exportedFunction } from '../../code/structures.js';
import { tokensOf } from '../../json.js';
import type { Operation } from '../../model/contract.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { callingConventionOf, type Method, paginationOf, successesOf } from '../client-calls.js';
import type { Cursor } from '../emitter.js';
import { type ClientCall, type GroupContext, parametersOf } from './calls.js';

/** The call, key and name of the options of an infinite query. */
interface Place {
  readonly call: ClientCall;
  readonly method: Method;
  readonly name: string;
  readonly key: string;
}

/** How an infinite query gets the next page, as source. */
interface Pages {
  /** The query parameter that selects a page. */
  readonly parameter: string;
  readonly initial: (type: string) => string;
  readonly next: string;
}

/** The function that returns the options of an infinite query; undefined without pages. */
export function infiniteOf(
  draft: FileDraft,
  context: GroupContext,
  { call, method, name, key }: Place,
): FunctionDeclarationStructure | undefined {
  const pages = byNumber(draft, context, method.operation) ?? byCursor(context, method.operation);
  if (!pages) return undefined;
  const whole = call.arguments.find((each) => each.name === 'parameters');
  if (!whole) return undefined;
  const others = call.arguments.filter((each) => each !== whole);
  const page = stringLiteral(pages.parameter);
  const parameters = { ...whole, type: `Omit<${whole.type}, ${page}>` };
  const names = others.map((each) => each.name);
  const make = draft.use({
    from: { package: '@tanstack/react-query' },
    name: 'infiniteQueryOptions',
  });
  const filled = `{ ...parameters, ...(pageParam !== undefined && { ${propertyName(pages.parameter)}: pageParam }) }`;
  return exportedFunction({
    docs: docsOf(`Infinite query options of \`${method.operation.id}\`.`),
    name,
    parameters: parametersOf(draft, [...others, parameters]),
    statements: `return ${make}({
  queryKey: [${[key, "'infinite'", ...names, 'parameters'].join(', ')}] as const,
  queryFn: ({ signal, pageParam }) =>
    ${call.make}(${[...names, `${filled} as ${whole.type}`, '{ ...options, signal }'].join(', ')}),
  initialPageParam: ${pages.initial(`${whole.type}[${page}]`)},
  getNextPageParam: ${pages.next},
});`,
  });
}

/** Numbered pages (`x-pagination`). */
function byNumber(
  draft: FileDraft,
  { contract }: GroupContext,
  operation: Operation,
): Pages | undefined {
  const pagination = paginationOf(contract, operation);
  if (!pagination) return undefined;
  const { page, size, elements, total } = pagination;
  const next = draft.use({
    from: { emitter: 'tanstack', file: 'runtime/pages' },
    name: 'nextPage',
  });
  const length = `parameters${propertyAccess(size.parameter).replace(/^\.?/, '?.')}`;
  const standard = size.default === undefined ? '' : ` ?? ${size.default}`;
  const counted = total === undefined ? '' : `, ${valueAt('last', total)}`;
  return {
    parameter: page.parameter,
    initial: () => `${page.first} as number`,
    next: `(${counted === '' ? '_last' : 'last'}, pages, number) => ${next}(pages.map((page) => ${valueAt('page', elements)}?.length ?? 0), number, ${length}${standard}${counted})`,
  };
}

/** Pages with a cursor (`--cursor`). */
function byCursor(
  { contract: { lookup }, cursors }: GroupContext,
  operation: Operation,
): Pages | undefined {
  const schemas = successesOf(operation).flatMap(({ content }) =>
    content.map(({ schema }) => schema),
  );
  const has = (schema: Schema | undefined, tokens: readonly string[]): boolean => {
    const [token, ...rest] = tokens;
    if (token === undefined) return true;
    const property = schema && resolveSchema(lookup, schema).property(token);
    return property !== undefined && property.schemas.some((each) => has(each, rest));
  };
  const members = callingConventionOf(operation).parameters?.members ?? [];
  const rule = cursors.find(
    ({ parameter, next }) =>
      members.some(({ key, parameter: own }) => key === parameter && own.in === 'query') &&
      schemas.length > 0 &&
      schemas.every((schema) => has(schema, tokensOf(next))),
  );
  return rule && cursorPages(rule);
}

function cursorPages({ parameter, next }: Cursor): Pages {
  return {
    parameter,
    initial: (type) => `undefined as ${type} | undefined`,
    // In many APIs an empty cursor means the last page; TanStack Query requires undefined.
    next: `(last) => ${valueAt('last', next)} || undefined`,
  };
}

function valueAt(name: string, pointer: string): string {
  return tokensOf(pointer).reduce(
    (whole, token) => `${whole}${propertyAccess(token).replace(/^\.?/, '?.')}`,
    name,
  );
}
