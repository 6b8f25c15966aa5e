import type { FunctionDeclarationStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type FileDraft, valueFrom } from '../../code/file.js';
import { propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { exportedFunction } from '../../code/structures.js';
import { type Call, nextOf, optionalAccess, type PageRule, valueAt } from '../client-calls.js';
import { type ClientCall, parametersOf } from './calls.js';

interface Place {
  readonly call: ClientCall;
  readonly method: Call;
  readonly name: string;
  readonly key: string;
}

/** The function that returns the options of an infinite query; undefined without pages. */
export function infiniteOf(
  draft: FileDraft,
  { call, method, name, key }: Place,
): FunctionDeclarationStructure | undefined {
  const rule = method.pages;
  const whole = call.arguments.find((each) => each.name === 'parameters');
  if (!rule || !whole) return undefined;
  const others = call.arguments.filter((each) => each !== whole);
  const page = stringLiteral(rule.parameter);
  const parameters = { ...whole, type: `Omit<${whole.type}, ${page}>` };
  const names = others.map((each) => each.name);
  const make = draft.use({
    from: { package: '@tanstack/react-query' },
    name: 'infiniteQueryOptions',
  });
  const cursor = nextOf(rule);
  const member = `${propertyName(rule.parameter)}: pageParam`;
  const filled = `{ ...parameters, ${cursor ? `...(pageParam !== undefined && { ${member} })` : member} }`;
  const initial = cursor
    ? `undefined as ${whole.type}[${page}] | undefined`
    : `${rule.first ?? 0} as number`;
  return exportedFunction({
    docs: docsOf(`Infinite query options of \`${method.operation.id}\`.`),
    name,
    parameters: parametersOf(draft, [...others, parameters]),
    statements: `return ${make}({
  queryKey: [${[key, "'infinite'", ...names, 'parameters'].join(', ')}] as const,
  queryFn: ({ signal, pageParam }) =>
    ${call.make}(${[...names, `${filled} as ${whole.type}`, '{ ...options, signal }'].join(', ')}),
  initialPageParam: ${initial},
  getNextPageParam: ${cursor ? `${cursor} || undefined` : nextNumber(draft, rule)},
});`,
  });
}

/** The function that returns the number of the next page, or how many elements are before it. */
function nextNumber(draft: FileDraft, { elements = '', skips, size, total }: PageRule): string {
  const [name, number] = skips ? ['nextOffset', ''] : ['nextPage', ', number'];
  const next = draft.use(valueFrom('tanstack', 'runtime/pages', name));
  const standard = size?.default === undefined ? '' : ` ?? ${size.default}`;
  const known = size && `, parameters${optionalAccess(size.parameter)}${standard}`;
  const length = known ?? (total === undefined ? '' : ', undefined');
  const lengths = `pages.map((page) => ${valueAt('page', elements)}?.length ?? 0)`;
  const seen = total === undefined ? '_last' : 'last';
  const counted = total === undefined ? '' : `, ${valueAt('last', total)}`;
  return `(${seen}, pages${number}) => ${next}(${lengths}${number}${length}${counted})`;
}
