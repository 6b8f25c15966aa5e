import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  at,
  elements,
  isObject,
  mapObjects,
  member,
  text,
  texts,
  withPart,
  type JsonObject,
  type Path,
} from '../json.js';
import { append, dereference, keysOf, lookUp, type DocumentPart } from './pointer.js';
import { claimsOfParts, partsAlong } from './member-claims.js';
import { SchemaPart } from './schema-part.js';

/**
 * Whether a value is sent to the service or received from it, for `readOnly` and `writeOnly`. `refusal`: a value that
 * is sent and has to be refused if it does not fit.
 */
export type Direction = 'request' | 'refusal' | 'response';

/** How a value differs from its schema. */
export interface Violation {
  /** The JSON pointer to the part of the value. */
  readonly place: string;
  readonly message: string;
  readonly keyword: string;
  readonly claims: readonly string[];
}

/** Validates values against the schemas of a document, with Ajv: independent of this repository's validators. */
export class Schemas {
  /**
   * Whether the target has to follow decisions. Otherwise only what satisfies `x-portable` is sent, and keywords in
   * `x-decided` need not be enforced.
   */
  readonly decisions: boolean;
  readonly #validators = new Map<Direction, Ajv2020>();
  readonly #compiled = new Map<string, ValidateFunction | undefined>();
  readonly #parts = new Map<string, SchemaPart>();

  constructor(
    private readonly root: JsonObject,
    decisions = true,
  ) {
    this.decisions = decisions;
  }

  part(schema: DocumentPart): SchemaPart {
    const known = this.#parts.get(schema.pointer);
    if (known) return known;
    const part = new SchemaPart(this.root, schema, (inner) => this.part(inner));
    this.#parts.set(schema.pointer, part);
    return part;
  }

  fits(schema: DocumentPart, value: unknown, direction: Direction): boolean {
    return this.#compile(schema, direction)?.(value) ?? true;
  }

  /** Returns an example; in place of values that only decisions accept, it has the first that every target accepts. */
  forAnyTarget(schema: DocumentPart, example: unknown): unknown {
    const validate = this.decisions ? undefined : this.#compile(schema, 'request');
    if (!validate || validate(example)) return example;
    const enums = (validate.errors ?? []).filter(({ keyword }) => keyword === 'enum');
    const changed = enums.reduce<unknown>(
      (value, { instancePath, params }) =>
        withPart(value, keysOf(instancePath), elements(params['allowedValues'])[0]),
      example,
    );
    return validate(changed) ? changed : example;
  }

  /** Returns the violations of a schema, most specific first; empty if the value is valid. */
  violations(schema: DocumentPart, value: unknown, direction: Direction): Violation[] {
    const validate = this.#compile(schema, direction);
    if (!validate || validate(value)) return [];
    const errors = validate.errors ?? [];
    // All branches of a union report errors. The deepest one is closest to the cause.
    return errors
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .slice(0, 5)
      .map((error) => this.#violation(error, schema));
  }

  /**
   * Returns the keywords that the member at a path violates in a value that has to be refused: `required` if it is missing,
   * and then also the union of which the value around it fits no branch.
   */
  keywordsAt(schema: DocumentPart, value: unknown, path: Path): string[] {
    const validate = this.#compile(schema, 'refusal');
    if (!validate || validate(value)) return [];
    const [own, around] = [append('', ...path), append('', ...path.slice(0, -1))];
    const isMissing = at(value, path) === undefined;
    const isOwn = (error: ErrorObject): boolean => {
      const name = missingIn(error);
      if (name !== undefined) return append(error.instancePath, name) === own;
      const isUnion = error.keyword === 'anyOf' || error.keyword === 'oneOf';
      return error.instancePath === (isMissing && isUnion ? around : own);
    };
    return (validate.errors ?? []).filter(isOwn).map(({ keyword }) => keyword);
  }

  #violation(error: ErrorObject, base: DocumentPart): Violation {
    const extra = Object.values(error.params as Record<string, unknown>).map(String);
    const named = ['required', 'additionalProperties', 'unevaluatedProperties', 'enum', 'const'];
    const about = named.includes(error.keyword) ? ` (${extra.join(', ')})` : '';
    return {
      place: error.instancePath || '/',
      message: `${error.instancePath || 'the value'} ${error.message ?? error.keyword}${about}`,
      keyword: error.keyword,
      claims: this.#claimsOf(error, base),
    };
  }

  #claimsOf(error: ErrorObject, base: DocumentPart): readonly string[] {
    const missing = missingIn(error);
    const keys = [...keysOf(error.instancePath), ...(missing === undefined ? [] : [missing])];
    // Those of the member, or of the nearest enclosing one that has claims.
    const along = partsAlong(this.root, base, keys).map((parts, depth) =>
      claimsOfParts(depth === 0 ? parts : parts.slice(0, 1)),
    );
    const ofPlace = along.findLast((claims) => claims.length > 0) ?? [];
    const ofSchema = missing !== undefined ? [] : texts(member(error.parentSchema, 'x-claims'));
    return [...new Set([...ofPlace, ...ofSchema])];
  }

  #compile(schema: DocumentPart, direction: Direction): ValidateFunction | undefined {
    if (schema.value === undefined) return undefined;
    const key = `${direction} ${schema.pointer}`;
    if (!this.#compiled.has(key)) this.#compiled.set(key, this.#compileNew(schema, direction));
    return this.#compiled.get(key);
  }

  #compileNew(schema: DocumentPart, direction: Direction): ValidateFunction | undefined {
    const ajv = this.#validators.get(direction) ?? this.#create(direction);
    try {
      return ajv.getSchema(`document:/${direction}${encode(schema.pointer)}`);
    } catch {
      return undefined;
    }
  }

  #create(direction: Direction): Ajv2020 {
    const ajv = new Ajv2020({
      strict: false,
      // Of a union, only the branch that the value names is compared.
      discriminator: true,
      allErrors: true,
      validateSchema: false,
      logger: false,
      // Adds the violated schema to errors, to read its claims.
      verbose: true,
      // Compiles a referenced schema once instead of once per reference.
      inlineRefs: false,
      // V8 optimizes the compiled code anyway; without this pass it takes a third less time to compile.
      code: { optimize: false },
    });
    addFormats.default(ajv);
    const root = withoutRequired(this.root, direction === 'response' ? 'writeOnly' : 'readOnly');
    const read = this.decisions ? root : withoutDecisions(root, direction);
    const named = withDiscriminators(read as JsonObject);
    ajv.addSchema({ ...(named as JsonObject), $id: `document:/${direction}` });
    this.#validators.set(direction, ajv);
    return ajv;
  }
}

/** The claims of a part of the document, or of the nearest enclosing part that has claims. */
export function claimsNear(root: JsonObject, pointer: string): readonly string[] {
  const keys = keysOf(pointer);
  for (let length = keys.length; length >= 2; length -= 1) {
    const place = append('#', ...keys.slice(0, length));
    const found = lookUp(root, place);
    const own = texts(member(found, 'x-claims'));
    if (own.length > 0) return own;
    const target = texts(
      member(dereference(root, { pointer: place, value: found }).value, 'x-claims'),
    );
    if (target.length > 0) return target;
  }
  return [];
}

function missingIn({ params }: ErrorObject): string | undefined {
  return text(member(params, 'missingProperty'));
}

// Ajv decodes the part after # as a URI fragment.
function encode(pointer: string): string {
  return `#${append('', ...keysOf(pointer))
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

function depthOf({ instancePath, keyword }: ErrorObject): number {
  const own = instancePath.split('/').length;
  return ['oneOf', 'anyOf', 'if'].includes(keyword) ? own - 0.5 : own;
}

/** Returns a copy in which `required` does not contain members of the other direction. */
function withoutRequired(root: unknown, mark: 'readOnly' | 'writeOnly'): unknown {
  return mapObjects(root, (schema) => {
    const { required, properties } = schema;
    if (!Array.isArray(required) || !isObject(properties)) return schema;
    const others = texts(required).filter((name) => member(properties[name], mark) !== true);
    return { ...schema, required: others };
  });
}

/** Returns a copy with those discriminators that Ajv supports: each branch requires its own constant, without a mapping. */
function withDiscriminators(root: JsonObject): unknown {
  return mapObjects(root, ({ discriminator, ...schema }) => {
    const name = text(member(discriminator, 'propertyName'));
    if (name === undefined || !Array.isArray(schema['oneOf'])) return schema;
    const branches = elements(schema['oneOf']).map(
      (each) => dereference(root, { pointer: '', value: each }).value,
    );
    const isNamed = branches.every(
      (each) =>
        member(member(member(each, 'properties'), name), 'const') !== undefined &&
        texts(member(each, 'required')).includes(name),
    );
    return isNamed ? { ...schema, discriminator: { propertyName: name } } : schema;
  });
}

/** Returns a copy in which requests also satisfy `x-portable`, and the keywords of `x-decided` are left out elsewhere. */
function withoutDecisions(root: unknown, direction: Direction): unknown {
  return mapObjects(root, (schema) => {
    if (direction === 'request') {
      const { 'x-portable': portable, allOf } = schema;
      return isObject(portable) ? { ...schema, allOf: [...elements(allOf), portable] } : schema;
    }
    const stated: Record<string, unknown> = { ...schema };
    for (const decided of texts(schema['x-decided'])) {
      const [keyword = '', name] = decided.split('.');
      // `required.items`: one of the required members.
      if (name === undefined) delete stated[keyword];
      else stated[keyword] = texts(stated[keyword]).filter((each) => each !== name);
    }
    // Without a decided constraint, a value can match several branches.
    const { oneOf, ...others } = stated;
    return direction === 'refusal' && Array.isArray(oneOf) ? { ...others, anyOf: oneOf } : stated;
  });
}
