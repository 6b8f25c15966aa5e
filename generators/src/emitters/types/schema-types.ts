import { type FileDraft, typeFrom } from '../../code/file.js';
import { cachedByContract } from '../../model/cached.js';
import type { ComponentSchema, Contract } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import { dereference } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';
import { isDateTime } from '../../model/dates.js';
import { dateTimeSymbol } from '../dates.js';
import type { Directions, EmitOptions } from '../emitter.js';
import { type TypeVariant, TypeVariants } from './type-variants.js';
import { isOpenable } from './open-values.js';
import { toTypeSchema, type TypeView } from './to-type-schema.js';
import { typeSymbol } from './symbols.js';
import { tagsOf, type Tags } from '../component-tags.js';
import { describedValues } from '../values-text.js';
import { addsRequiredTags, distinguishingEnums, withTags } from './tags.js';
import { TypeWriter } from './type-text.js';

const present = typeFrom('types', 'runtime/present', 'Present');

const unlisted = typeFrom('types', 'runtime/unlisted', 'Unlisted');

const known = cachedByContract(() => new Map<string, SchemaTypes>());

/** The types of a document, which several emitters print. */
export function schemaTypesOf(
  contract: Contract,
  { directions, dates }: Pick<EmitOptions, 'directions' | 'dates'>,
): SchemaTypes {
  const all = known(contract);
  const key = JSON.stringify([directions, dates]);
  const types = all.get(key) ?? new SchemaTypes(contract, directions, dates !== undefined);
  all.set(key, types);
  return types;
}

/** Converts schemas to TypeScript types that refer to components by name. */
export class SchemaTypes {
  readonly #lookup: Contract['lookup'];
  readonly #components: ReadonlyMap<string, ComponentSchema>;
  readonly #tags: ReadonlyMap<string, Tags>;
  readonly #forms: TypeVariants;
  /** Enums that are closed in every direction. */
  readonly #closed: WeakSet<Schema>;
  readonly #writer = new TypeWriter();

  /** @param hasDates true if dates are converted */
  constructor(
    contract: Contract,
    directions: Directions,
    private readonly hasDates = false,
  ) {
    this.#components = contract.components;
    this.#lookup = contract.lookup;
    this.#tags = tagsOf(contract);
    this.#closed = distinguishingEnums(contract);
    const demanding = new Set(
      contract.schemas.flatMap(({ name, schema }) => {
        const tags = this.#tags.get(name.original);
        return tags && addsRequiredTags(schema, tags) ? [schema] : [];
      }),
    );
    this.#forms = new TypeVariants(contract, directions, { closed: this.#closed, demanding });
  }

  /** The type of a schema in a file; adds the necessary imports. */
  of(file: FileDraft, schema: Schema, form: TypeVariant): string {
    return this.union(file, [schema], form);
  }

  union(file: FileDraft, alternatives: readonly Schema[], form: TypeVariant): string {
    const view = this.#viewOf(form);
    return this.#writer.textOf(
      alternatives.map((schema) => toTypeSchema(view, schema)),
      {
        component: (name) => this.#localName(file, name, form),
        present: () => file.use(present),
        unlisted: () => file.use(unlisted),
        dateTime: () => file.use(dateTimeSymbol),
      },
    );
  }

  ofComponent(file: FileDraft, { name, schema }: ComponentSchema, form?: TypeVariant): string {
    const { original } = name;
    const spoken = form ?? this.#forms.mainOf(original);
    // OpenAPI requires discriminator properties, but services accept requests without them.
    const demands = spoken !== 'request';
    const tagged = withTags(schema, this.#tags.get(original), this.#closed, demands);
    return this.of(file, tagged, spoken);
  }

  inputOf({ name }: ComponentSchema): string | undefined {
    return this.#forms.inputOf(name.original);
  }

  /** The variant of a parameter. Its own enum has no values that a response had. */
  parameterForm({ values, array }: Schema, form: Direction): TypeVariant {
    const isEnum = values ?? array.items?.values;
    return isEnum && this.#forms.othersOf(form) === 'unlisted' ? 'exact' : form;
  }

  #viewOf(form: TypeVariant): TypeView {
    return {
      isDate: (schema) => this.hasDates && isDateTime(schema),
      othersOf: (schema) =>
        isOpenable(schema.values) && !this.#closed.has(schema)
          ? this.#forms.othersOf(form)
          : 'none',
      namesIn: (names) => {
        const { values } = dereference(this.#lookup, names);
        return values?.filter((each) => typeof each === 'string');
      },
      hides: (property) => this.#forms.hides(form, property),
      hiddenIn: (schema) => this.#forms.hiddenIn(form, schema),
      describe: (schema) => describedValues(schema) ?? this.#describeScalar(schema),
    };
  }

  /** The description of an enum or scalar component: a property that refers to it shows only its name. */
  #describeScalar({ ref }: Schema): string | undefined {
    const target = ref === undefined ? undefined : this.#components.get(ref)?.schema;
    const isScalar =
      target?.values ?? target?.types?.every((type) => type !== 'object' && type !== 'array');
    return target && isScalar ? describedValues(target) : undefined;
  }

  #localName(file: FileDraft, name: string, form: TypeVariant): string {
    const component = this.#components.get(name);
    if (!component) throw new Error(`There is no component ${name}.`);
    const input = form === 'request' ? this.inputOf(component) : undefined;
    const symbol = typeSymbol(component.name);
    return file.use(input === undefined ? symbol : { ...symbol, name: input });
  }
}
