import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fields, field, strings } from '../../document/guards.ts';
import { fromPointer } from '../../document/pointer.ts';

/** An error in the value of an extension. */
export interface ShapeFault {
  /** The path to it, from the value of the extension. */
  readonly steps: readonly string[];
  /** The error as the end of a sentence: `must have required property 'method'`. */
  readonly message: string;
}

/** An extension that extensions.schema.json defines. */
export interface Extension {
  readonly appliesTo: readonly string[];
  /** True if only pages of documentation show it. */
  readonly isDocumentation: boolean;
  readonly check: (value: unknown) => ShapeFault[];
}

const schemaFile = new URL('../../extensions.schema.json', import.meta.url);

/** Returns the extensions that extensions.schema.json defines, by name. */
export function readExtensions(): ReadonlyMap<string, Extension> {
  const schema: unknown = JSON.parse(readFileSync(schemaFile, 'utf8'));
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, verbose: true });
  ajv.addVocabulary(['appliesTo', 'documentation']);
  ajv.addSchema(schema as object, 'extensions');
  const names = fields(field(schema, '$defs')).filter(([name]) => name.startsWith('x-'));
  return new Map(
    names.map(([name, definition]) => {
      const validate = ajv.getSchema(`extensions#/$defs/${name}`);
      if (validate === undefined)
        throw new Error(`extensions.schema.json: ${name} cannot be compiled`);
      const appliesTo = strings(field(definition, 'appliesTo'));
      const isDocumentation = field(definition, 'documentation') === true;
      const check = (value: unknown): ShapeFault[] => faultsOf(validate, value);
      return [name, { appliesTo, isDocumentation, check }] as const;
    }),
  );
}

/** The names of extensions that only pages of documentation show. */
export function documentationExtensions(): string[] {
  return [...readExtensions()].flatMap(([name, { isDocumentation }]) =>
    isDocumentation ? [name] : [],
  );
}

function faultsOf(validate: ValidateFunction, value: unknown): ShapeFault[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).filter(isCause).map((error) => ({
    steps: fromPointer(error.instancePath),
    message: describe(error),
  }));
}

/** Ajv also reports the enclosing keywords of an error; only the innermost error is useful. */
function isCause({ keyword }: ErrorObject): boolean {
  return keyword !== 'if' && keyword !== 'propertyNames';
}

function describe(error: ErrorObject): string {
  const text = error.message ?? 'is not valid';
  const extra = field(error.params, 'additionalProperty');
  if (typeof extra === 'string') return `must not have the field "${extra}"`;
  const value: unknown = error.data;
  const shown =
    typeof value === 'string' || typeof value === 'number' ? `: ${JSON.stringify(value)}` : '';
  return `${text}${shown}`;
}
