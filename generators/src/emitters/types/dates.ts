import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft, typeFrom, valueFrom } from '../../code/file.js';
import { objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, exportNames } from '../../code/structures.js';
import {
  type Contract,
  type MediaType,
  type Module,
  type Operation,
  operationsOf,
  withComponents,
  withOperations,
} from '../../model/contract.js';
import { dateTest, isDateTime } from '../../model/dates.js';
import { discriminatorOf, isNull, memberValues } from '../../model/discriminators.js';
import { jsonOf } from '../../model/media-type.js';
import type { Schema } from '../../model/schema.js';
import type { Dates } from '../emitter.js';
import { dateConversionSymbol, dateTimeFile, hasDates } from '../dates.js';

/** Emits the files that describe where dates are, and how they are converted. */
export function emitDates(contract: Contract, dates: Dates): CodeFile[] {
  const holds = dateTest(contract);
  return [
    emitDateTime(dates),
    ...withComponents(contract).flatMap((module) => emitComponents(contract, module, holds)),
    ...withOperations(contract).flatMap((module) => emitOperations(contract, module, holds)),
  ];
}

function emitDateTime(dates: Dates): CodeFile {
  const path = dates === 'Date' ? './runtime/date-time.js' : dates;
  const names = exportNames(path, 'type DateTime', 'readDateTime', 'writeDateTime');
  return { draft: new FileDraft('types', dateTimeFile), statements: [names] };
}

const planType = typeFrom('types', 'runtime/dates', 'DatePlan');

type Holds = (schema: Schema) => boolean;

function emitComponents(contract: Contract, module: Module, holds: Holds): CodeFile[] {
  const draft = new FileDraft('types', `dates/${module.name}`);
  const components = contract.schemas.filter(
    ({ name, schema }) => name.module === module.name && holds(schema),
  );
  if (components.length === 0) return [];
  draft.declare(...components.map(({ name }) => name.id));
  const statements = components.map(({ name, schema }) =>
    constant({
      docs: docsOf(`The date-times of \`${name.original}\`.`),
      name: name.id,
      type: draft.use(planType),
      initializer: planOf({ draft, contract, holds }, schema) ?? '{}',
    }),
  );
  return [{ draft, statements }];
}

function emitOperations(contract: Contract, module: Module, holds: Holds): CodeFile[] {
  const file = new FileDraft('types', `dates/operations/${module.name}`);
  const operations = operationsOf(contract, module).filter((each) => hasDates(each, holds));
  if (operations.length === 0) return [];
  file.declare(...operations.map(dateConversionName));
  const context = { draft: file, contract, holds };
  const use = (name: string): string => file.use(valueFrom('types', dateTimeFile, name));
  const convert = valueFrom('types', 'runtime/dates', 'dateConversion');
  const statements = operations.map((operation) =>
    constant({
      docs: docsOf(`Converts the date-times of \`${operation.id}\`.`),
      name: dateConversionName(operation),
      type: file.use(typeFrom('types', 'runtime/operation', 'DateConversion')),
      initializer: `/* @__PURE__ */ ${file.use(convert)}(${plansOf(context, operation)}, ${use('readDateTime')}, ${use('writeDateTime')})`,
    }),
  );
  return [{ draft: file, statements }];
}

function dateConversionName(operation: Operation): string {
  return dateConversionSymbol(operation).name;
}

interface PlanContext {
  readonly draft: FileDraft;
  readonly contract: Contract;
  readonly holds: Holds;
}

function plansOf(context: PlanContext, { parameters, body, responses }: Operation): string {
  const places = (['path', 'query', 'header', 'cookie'] as const).map((place) => {
    const members = parameters
      .filter((each) => each.in === place)
      .map(({ name, schema }): [string, string | undefined] => [name, planOf(context, schema)]);
    return [
      place,
      members.some(([, plan]) => plan)
        ? objectLiteral([['properties', objectLiteral(members)]])
        : undefined,
    ] as const;
  });
  // A status without dates must not use the plan of its range or of `default`.
  const byStatus = (
    of: (content: readonly MediaType[]) => string | undefined,
  ): string | undefined => {
    const plans = responses.map(({ status, content }) => [status, of(content)] as const);
    if (plans.every(([, plan]) => plan === undefined)) return undefined;
    return objectLiteral(plans.map(([status, plan]) => [status, plan ?? '{}']));
  };
  const itemOf = (content: readonly MediaType[]): string | undefined => {
    const schema = content.find(({ item }) => item !== undefined)?.schema;
    return schema && planOf(context, schema);
  };
  return objectLiteral([
    ...places,
    ['body', ofContent(context, body?.content ?? [])],
    ['responses', byStatus((content) => ofContent(context, content))],
    ['items', byStatus(itemOf)],
  ]);
}

function ofContent(context: PlanContext, content: readonly MediaType[]): string | undefined {
  const media = jsonOf(content) ?? content.find(({ type }) => /form/.test(type));
  return media?.schema && planOf(context, media.schema);
}

/** The `DatePlan` of a schema for the runtime; undefined without dates. */
function planOf(context: PlanContext, schema: Schema): string | undefined {
  const { draft, contract, holds } = context;
  if (!holds(schema)) return undefined;
  if (isDateTime(schema)) return 'true';
  const target = schema.ref === undefined ? undefined : contract.components.get(schema.ref);
  const parts = [
    ...(target && holds(target.schema)
      ? [`() => ${draft.use(valueFrom('types', `dates/${target.name.module}`, target.name.id))}`]
      : []),
    ...partsOf(context, schema),
  ];
  const [only, ...others] = parts;
  if (only === undefined || others.length === 0) return only;
  return `{ all: [${parts.join(', ')}] }`;
}

function partsOf(context: PlanContext, schema: Schema): string[] {
  const of = (each: Schema | undefined): string | undefined => each && planOf(context, each);
  const { object, array, condition } = schema;
  const properties = object.properties.map((each) => [each.name, of(each.schema)] as const);
  const rest =
    of(object.additional) ?? object.patterns.map((each) => of(each.schema)).find(Boolean);
  const first = array.prefixItems.map(of);
  const datePlan = objectLiteral([
    ['properties', properties.some(([, plan]) => plan) ? objectLiteral(properties) : undefined],
    ['rest', rest],
    [
      'first',
      first.some(Boolean) ? `[${first.map((plan) => plan ?? 'undefined').join(', ')}]` : undefined,
    ],
    ['items', of(array.items)],
  ]);
  const others = [
    ...schema.allOf,
    ...(condition ? [condition.then, condition.else] : []),
    ...object.dependentSchemas.map((each) => each.schema),
  ].flatMap((each) => of(each) ?? []);
  const unions = [schema.oneOf, schema.anyOf].flatMap((members) => union(context, schema, members));
  return [...(datePlan === '{}' ? [] : [datePlan]), ...others, ...unions];
}

/** The plan of a union: by discriminator if there is one, else all members are tried. */
function union(context: PlanContext, schema: Schema, all: readonly Schema[]): string[] {
  const members = all.filter((member) => !isNull(member));
  const { contract } = context;
  const plans = members.map((member) => planOf(context, member));
  const discriminator = discriminatorOf(contract.lookup, schema);
  const chosen = discriminator && memberValues(contract, discriminator, members);
  if (!discriminator || chosen?.includes(undefined)) return plans.flatMap((plan) => plan ?? []);
  const by = plans.flatMap((plan, index) =>
    plan === undefined
      ? []
      : (chosen?.[index] ?? [])
          .filter((value) => typeof value === 'string')
          .map((value): [string, string] => [value, plan]),
  );
  if (by.length === 0) return [];
  return [
    objectLiteral([
      ['tag', stringLiteral(discriminator.property)],
      ['by', objectLiteral(by)],
    ]),
  ];
}
