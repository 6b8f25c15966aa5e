import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Json } from '../json.js';
import { type Chance, randomValue } from './random.js';
import { importValidators } from './validators.js';

type Schemas = Readonly<Record<string, Json>>;

/** Whether a component accepts a value. */
export type Judge = (component: string, value: Json) => boolean;

export function ajvOf(schemas: Schemas): Judge {
  const ajv = formats.default(new Ajv2020({ strict: false, ownProperties: true, logger: false }));
  ajv.addSchema({ $id: 'document', components: { schemas } });
  return (component, value) => {
    const token = encodeURIComponent(component.replaceAll('~', '~0').replaceAll('/', '~1'));
    const validate = ajv.getSchema(`document#/components/schemas/${token}`);
    if (!validate) throw new Error(`Ajv does not find ${component}.`);
    return validate(value) as boolean;
  };
}

export async function zodOf(schemas: Schemas): Promise<Judge> {
  const validators = await importValidators(schemas);
  return (component, value) => {
    const validator = validators[component];
    if (!validator) throw new Error(`There is no validator of ${component}.`);
    return validator.safeParse(value).success;
  };
}

/** Random values of which the judges disagree, each with its component. */
export async function findDisagreements(
  chance: Chance,
  schemas: Schemas,
  depth?: number,
): Promise<[component: string, value: Json][]> {
  const [zod, ajv] = [await zodOf(schemas), ajvOf(schemas)];
  const tried = Object.keys(schemas).flatMap((name) =>
    Array.from({ length: 40 }, (): [string, Json] => [name, randomValue(chance, depth)]),
  );
  return tried.filter(([name, value]) => zod(name, value) !== ajv(name, value));
}
