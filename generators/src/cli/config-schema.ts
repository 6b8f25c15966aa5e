import * as z from 'zod';
import { configOf, jobSchema } from './settings.js';

/** The JSON Schema of configuration files, for completion and checks in editors. */
export function configSchema(): object {
  const schema = z.toJSONSchema(configOf(jobSchema), {
    target: 'draft-7',
    // What only the command line and its help need.
    override: ({ jsonSchema }) => {
      delete jsonSchema['value'];
      delete jsonSchema['flag'];
      delete jsonSchema['rare'];
    },
  });
  return { ...schema, title: 'Configuration of seller-funds-generate' };
}
