import type { Json } from '../json.js';

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    // The algorithm mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  several<T>(limit: number, make: () => T): T[] {
    return Array.from({ length: this.below(limit + 1) }, make);
  }
}

const names = ['a', 'b', 'c', 'kind'] as const;
const scalars = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  1.5,
  -1,
  '',
  'a',
  'ab',
  'abc',
  '😀',
  '😀😀',
] as const;
const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] as const;

export function randomValue(chance: Chance, depth = 3): Json {
  const kind = depth === 0 ? 0 : chance.below(5);
  if (kind < 2) return chance.pick(scalars);
  if (kind === 2) return chance.several(3, () => randomValue(chance, depth - 1));
  return Object.fromEntries(
    chance.several(4, () => [chance.pick(names), randomValue(chance, depth - 1)]),
  );
}

/** Random component schemas that refer to each other; recursive only through properties. */
export function randomComponents(chance: Chance, count: number): Record<string, Json> {
  const all = Array.from({ length: count }, (_, index) => `S${index}`);
  return Object.fromEntries(
    all.map((name, index) => [name, new RandomSchemas(chance, all.slice(0, index), all).schema(3)]),
  );
}

class RandomSchemas {
  /**
   * @param before components that schemas may apply to the same value
   * @param all components that schemas may use in properties and arrays
   */
  constructor(
    private readonly chance: Chance,
    private readonly before: readonly string[],
    private readonly all: readonly string[],
  ) {}

  schema(depth: number): Json {
    const { chance } = this;
    if (chance.oneIn(12)) return chance.pick([true, false, {}]);
    const parts = Array.from({ length: 1 + chance.below(3) }, () => this.#part(depth));
    const { contains, ...schema } = Object.assign({}, ...parts) as Record<string, Json>;
    // With `prefixItems`, Ajv ignores `contains` for an empty array.
    const usable = contains !== undefined && schema['prefixItems'] === undefined;
    const { type, enum: values } = schema;
    // The model adds null to an enum beside a type with null.
    const adds = Array.isArray(type) && type.includes('null') && Array.isArray(values);
    const nullable = adds && { enum: [...new Set([...(values as readonly Json[]), null])] };
    return { ...schema, ...nullable, ...(usable && { contains }) };
  }

  #part(depth: number): object {
    const { chance } = this;
    switch (chance.below(depth === 0 ? 5 : 9)) {
      case 0:
        return { type: chance.pick(types) };
      case 1:
        return { type: [...new Set(['object', ...chance.several(2, () => chance.pick(types))])] };
      case 2:
        return this.#scalarRules();
      case 3:
        return this.#values();
      case 4:
        return this.before.length > 0 ? this.#reference(this.before) : {};
      case 5:
        return this.#array(depth - 1);
      case 6:
      case 7:
        return this.#object(depth - 1);
      default:
        return this.#combination(depth - 1);
    }
  }

  #reference(components: readonly string[]): object {
    return { $ref: `#/components/schemas/${this.chance.pick(components)}` };
  }

  #inside(depth: number): Json {
    return this.chance.oneIn(4) ? { ...this.#reference(this.all) } : this.schema(depth);
  }

  #scalarRules(): object {
    const { chance } = this;
    // Typed schemas have shorter code.
    const type = chance.oneIn(2) ? { type: 'string' } : {};
    return chance.pick([
      { ...type, minLength: chance.below(3) },
      { ...type, maxLength: chance.below(3) },
      { pattern: chance.pick(['^a', 'b$', '^.$']) },
      { minimum: chance.below(3) },
      { maximum: chance.below(3), exclusiveMinimum: 0 },
      { exclusiveMaximum: 2 },
      { multipleOf: chance.pick([1, 2, 0.5]) },
    ]);
  }

  #values(): object {
    const { chance } = this;
    if (chance.oneIn(3)) return { const: randomValue(chance, 1) };
    const values = [0, 1, 2].map(() => randomValue(chance, chance.oneIn(4) ? 1 : 0));
    return { enum: [...new Map(values.map((value) => [JSON.stringify(value), value])).values()] };
  }

  #array(depth: number): object {
    const { chance } = this;
    return {
      ...(chance.oneIn(2) && { type: 'array' }),
      ...chance.pick<object>([
        { items: this.#inside(depth) },
        { items: this.#inside(depth), minItems: 1 },
        { maxItems: 2 },
        { uniqueItems: true, items: this.#inside(depth) },
        { prefixItems: [this.#inside(depth), this.#inside(depth)], items: this.#inside(depth) },
        { contains: this.#inside(depth), items: this.#inside(depth) },
        { contains: this.#inside(depth), minContains: chance.below(2), maxContains: 2 },
      ]),
    };
  }

  #object(depth: number): object {
    const { chance } = this;
    const typed = chance.oneIn(3) ? {} : { type: 'object' };
    const rules = chance.several(2, () =>
      chance.pick<object>([
        { required: chance.several(2, () => chance.pick(names)) },
        { required: [chance.pick(names)] },
        { additionalProperties: chance.oneIn(2) ? false : this.#inside(depth) },
        { patternProperties: { '^[ab]': this.#inside(depth) } },
        { propertyNames: { pattern: '^[abc]' } },
        { minProperties: 1 + chance.below(2) },
        { maxProperties: 1 + chance.below(2) },
        { dependentRequired: { a: [chance.pick(names)] } },
        { dependentSchemas: { b: this.schema(depth) } },
      ]),
    );
    const properties = Object.fromEntries(
      chance.several(3, () => [chance.pick(names), this.#inside(depth)]),
    );
    return Object.assign({ ...typed, properties }, ...rules) as object;
  }

  #combination(depth: number): object {
    const { chance } = this;
    const some = (): Json[] => [this.schema(depth), ...chance.several(2, () => this.schema(depth))];
    return chance.pick<() => object>([
      () => ({ allOf: some() }),
      () => ({ allOf: some() }),
      () => ({ anyOf: some() }),
      () => ({ oneOf: some() }),
      () => this.#tagged(depth),
      () => ({ not: this.schema(depth) }),
      () => ({ if: this.schema(depth), then: this.schema(depth) }),
      () => ({ if: this.schema(depth), then: this.schema(depth), else: this.schema(depth) }),
    ])();
  }

  #tagged(depth: number): object {
    const member = (value: string): object => ({
      type: 'object',
      properties: { kind: { const: value }, a: this.#inside(depth) },
      required: ['kind'],
    });
    return { oneOf: [member('a'), member('ab')], discriminator: { propertyName: 'kind' } };
  }
}
