import { type FileDraft, type ImportedSymbol, valueFrom } from '../../code/file.js';
import type { Contract } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import type { JsonType, Schema } from '../../model/schema.js';

export interface Context {
  readonly file: FileDraft;
  readonly contract: Contract;
  /** Types that an enclosing schema already requires. */
  readonly types: readonly JsonType[] | undefined;
  readonly directions: readonly Direction[];
  readonly hasDates: boolean;
  /** Prints a schema as a zod expression; passed in the context to avoid circular imports. */
  readonly print: (context: Context, schema: Schema) => string;
}

const zodModule = valueFrom('validators', 'runtime/zod', '*', 'z');

/** The local name of the zod module. */
export function zod(context: Context): string {
  return context.file.use(zodModule);
}

const functions = {
  arrays: ['contains', 'prefixItems', 'uniqueItems'],
  bytes: ['bytes'],
  combine: ['allOf', 'anyOf'],
  dates: ['dateTime'],
  discriminated: ['discriminated'],
  direction: ['asRequest', 'asResponse', 'readOnly', 'writeOnly'],
  evaluated: [
    'everything',
    'matchingElements',
    'whenPresent',
    'firstElements',
    'matchingNames',
    'named',
    'whenNotMatching',
    'whenMatching',
  ],
  objects: [
    'propertyNames',
    'dependentRequired',
    'dependentSchema',
    'mutuallyExclusive',
    'ownProperty',
    'patternProperties',
    'required',
    'additionalProperties',
    'propertyCount',
  ],
  open: ['open'],
  refined: ['refined'],
  strings: ['length'],
  unevaluated: ['unevaluatedItems', 'unevaluatedProperties'],
  values: ['equals', 'matchesAny', 'matchesOne', 'not', 'when'],
} as const;

/** The name of a runtime function. */
export type RuntimeName = (typeof functions)[keyof typeof functions][number];

const symbols = new Map<string, ImportedSymbol>(
  Object.entries(functions).flatMap(([file, names]) =>
    names.map((name) => [name, valueFrom('validators', `runtime/${file}`, name)]),
  ),
);

/** The local name of a runtime function. */
export function runtime(context: Context, name: RuntimeName): string {
  const symbol = symbols.get(name);
  if (!symbol) throw new Error(`The runtime has no ${name}.`);
  return context.file.use(symbol);
}

/** Adds zod checks to a scalar or an array. */
export function checked(code: string, checks: readonly string[]): string {
  return checks.length === 0 ? code : `${code}.check(${checks.join(', ')})`;
}

/** Adds rules that are applied to the input value. */
export function refined(context: Context, code: string, rules: readonly string[]): string {
  return rules.length === 0
    ? code
    : `${runtime(context, 'refined')}(${[code, ...rules].join(', ')})`;
}

/** The validator of a component. */
export function reference(context: Context, original: string): string {
  const component = context.contract.components.get(original);
  if (!component) return `${zod(context)}.unknown()`;
  const { module, id } = component.name;
  return context.file.use(valueFrom('validators', module, id));
}
