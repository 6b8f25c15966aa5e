import { regularExpression, stringLiteral } from '../../code/literals.js';
import type { JsonType, Schema } from '../../model/schema.js';
import { runtime, type Context, type RuntimeName } from './context.js';
import { type Evaluated, evaluatedBeside, type Guarded, type Keyword } from './evaluated.js';
import { isAnything } from './facts.js';
import { mergesExactly } from './merge.js';

const keywords: readonly { readonly keyword: Keyword; readonly type: JsonType }[] = [
  { keyword: 'unevaluatedProperties', type: 'object' },
  { keyword: 'unevaluatedItems', type: 'array' },
];

/** The calls of the checks of unevaluated properties and elements. */
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
    return [`${runtime(context, keyword)}(${args.join(', ')})`];
  });
}

/** The evaluations for the runtime, without known names. */
function printed(context: Context, evaluated: Evaluated, known: readonly string[]): string[] {
  if (evaluated.all) return [`${runtime(context, 'everything')}()`];
  const { names, patterns, count, fitting, guarded } = evaluated;
  const more = names.filter((name) => !known.includes(name));
  const expressions = patterns.map((pattern) => regularExpression(pattern) ?? '/^/u');
  const calls: string[] = [];
  const add = (name: RuntimeName, args: readonly string[]): void => {
    if (args.length > 0) calls.push(`${runtime(context, name)}(${args.join(', ')})`);
  };
  add('named', more.map(stringLiteral));
  add('matchingNames', expressions);
  add('firstElements', count > 0 ? [String(count)] : []);
  for (const schema of fitting)
    add('matchingElements', [context.print({ ...context, types: undefined }, schema)]);
  const all = [...known, ...more];
  return [...calls, ...guarded.flatMap((entry) => guardedCall(context, entry, all))];
}

/** A conditional evaluation; empty if it adds nothing. */
function guardedCall(context: Context, entry: Guarded, known: readonly string[]): string[] {
  const inner = printed(context, entry.evaluated, known);
  if (inner.length === 0) return [];
  const subject =
    entry.guard === 'whenPresent'
      ? stringLiteral(entry.property)
      : context.print(context, entry.schema);
  return [`${runtime(context, entry.guard)}(${[subject, ...inner].join(', ')})`];
}
