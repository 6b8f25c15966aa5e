import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from './document.js';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'document', ...contract }, 'document');

/** Validates a value against the schema at a JSON pointer with Ajv, independently of our validators. */
export function fits(pointer: string, value: unknown): boolean {
  const validate = ajv.getSchema(`document${pointer}`);
  if (!validate) throw new Error(`${pointer} leads nowhere`);
  return validate(value) === true;
}
