import { regularExpression, stringLiteral } from '../../code/literals.js';
import { referencesOf, type JsonType, type Schema } from '../../model/schema.js';
import { check, zod, type CheckName, type Context } from './context.js';
import { type Evaluated, evaluatedBeside, type Guarded, type Keyword } from './evaluated.js';
import { isAnything } from './facts.js';
import { mergesExactly } from './merge.js';

const keywords: readonly { readonly keyword: Keyword; readonly type: JsonType }[] = [
  { keyword: 'unevaluatedProperties', type: 'object' },
  { keyword: 'unevaluatedItems', type: 'array' },
];

/** The calls of the checks of what nothing in a schema evaluates. */
export function unevaluatedRules(context: Context, schema: Schema): string[] {
  const inner = { ...context, types: undefined };
  return keywords.flatMap(({ keyword, type }) => {
    const rest = schema[keyword];
    const applies = context.types?.includes(type) ?? true;
    if (!rest || !applies || isAnything(rest)) return [];
    if (type === 'object' && mergesExactly(context, schema)) return [];
    const evaluated = evaluatedBeside(context, schema, keyword);
    if (evaluated.all) return [];
    const args = [
      context.print(inner, rest),
      ...printed({ ...context, types: [type] }, evaluated, []),
    ];
    return [`${check(context, keyword)}(${args.join(', ')})`];
  });
}

/** The evaluations of the runtime that say the same, without the names that are known already. */
function printed(context: Context, evaluated: Evaluated, known: readonly string[]): string[] {
  if (evaluated.all) return [`${check(context, 'everything')}()`];
  const { names, patterns, count, fitting, guarded } = evaluated;
  const more = names.filter((name) => !known.includes(name));
  const expressions = patterns.map((pattern) => regularExpression(pattern) ?? '/^/u');
  const calls: string[] = [];
  const add = (name: CheckName, args: readonly string[]): void => {
    if (args.length > 0) calls.push(`${check(context, name)}(${args.join(', ')})`);
  };
  add('named', more.map(stringLiteral));
  add('matching', expressions);
  add('leading', count > 0 ? [String(count)] : []);
  for (const schema of fitting) add('fitting', [tested({ ...context, types: undefined }, schema)]);
  const all = [...known, ...more];
  return [...calls, ...guarded.flatMap((entry) => guardedCall(context, entry, all))];
}

/** Nothing where the value need not be tested because that would tell nothing new. */
function guardedCall(context: Context, entry: Guarded, known: readonly string[]): string[] {
  const inner = printed(context, entry.evaluated, known);
  if (inner.length === 0) return [];
  const subject =
    entry.guard === 'having' ? stringLiteral(entry.property) : tested(context, entry.schema);
  return [`${check(context, entry.guard)}(${[subject, ...inner].join(', ')})`];
}

/**
 * A schema that a value is tested by. It may lie behind references, so that what is declared further
 * down is named only later, and without asking TypeScript for its type.
 */
function tested(context: Context, schema: Schema): string {
  const later = referencesOf(schema).some((name) => context.pending.has(name));
  if (!later) return context.print(context, schema);
  const z = zod(context);
  return `${z}.lazy((): ${z}.ZodType => ${context.print({ ...context, deferred: true }, schema)})`;
}
