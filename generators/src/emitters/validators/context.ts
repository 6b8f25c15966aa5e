import type { FileDraft } from '../../code/file.js';
import type { ComponentSchema, Contract } from '../../model/contract.js';
import type { JsonType, Schema } from '../../model/schema.js';

/** What the printing of one schema needs to know about its surroundings. */
export interface Context {
  readonly contract: Contract;
  readonly file: FileDraft;
  readonly components: ReadonlyMap<string, ComponentSchema>;
  /** Components of the present cycle that stand further down in the file. */
  readonly pending: ReadonlySet<string>;
  /** Components whose type is written down, so that zod knows no more of them than that. */
  readonly annotated: ReadonlySet<string>;
  /** Whether the code runs only later, so that it may name what is pending. */
  readonly deferred: boolean;
  /** Types that an enclosing schema demands already. */
  readonly types: readonly JsonType[] | undefined;
  /** Prints a schema as a zod expression; here so that the files of its parts need not import it. */
  readonly print: (context: Context, schema: Schema) => string;
  /** The TypeScript type of what is printed. */
  readonly typeOf: (context: Context, schema: Schema) => string;
}

/** A context in whose file zod and the checks can be named. */
export function zod(context: Context): string {
  return context.file.use({ from: { package: 'zod' }, name: '*', as: 'z' });
}

/** The files of the runtime, with the checks that each has. */
const runtime = {
  arrays: ['contains', 'prefix', 'unique'],
  evaluated: [
    'everything',
    'fitting',
    'having',
    'leading',
    'matching',
    'named',
    'otherwise',
    'where',
  ],
  objects: [
    'names',
    'needs',
    'needsSchema',
    'notTogether',
    'own',
    'pattern',
    'required',
    'rest',
    'size',
  ],
  strings: ['isEmail', 'isIpv6', 'isUri', 'length'],
  unevaluated: ['unevaluatedItems', 'unevaluatedProperties'],
  values: ['equals', 'exactly', 'matchesAny', 'matchesOne', 'not', 'when'],
} as const;

/** The name of one of the runtime's checks. */
export type CheckName = (typeof runtime)[keyof typeof runtime][number];

/** The local name of one of the runtime's checks. */
export function check(context: Context, name: CheckName): string {
  const [file = ''] =
    Object.entries(runtime).find(([, names]) => names.some((entry) => entry === name)) ?? [];
  return context.file.use({ from: { emitter: 'validators', file: `runtime/${file}` }, name });
}

/** The validator of a component; lazy where it is declared further down. */
export function reference(context: Context, original: string): string {
  const component = context.components.get(original);
  if (!component) return `${zod(context)}.unknown()`;
  const { module, id } = component.name;
  const local = context.file.use({ from: { emitter: 'validators', file: module }, name: id });
  const lazy = context.pending.has(original) && !context.deferred;
  return lazy ? `${zod(context)}.lazy(() => ${local})` : local;
}

/** A schema, or the component behind it when it is nothing but a reference. */
export function behind(context: Context, schema: Schema): Schema {
  if (schema.ref === undefined) return schema;
  const target = context.components.get(schema.ref)?.schema;
  return target ? behind(context, target) : schema;
}
