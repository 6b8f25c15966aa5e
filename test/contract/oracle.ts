import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from './document.js';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'document', ...contract }, 'document');

/** Whether a value fits the schema at a pointer of the document, by a validator that is not ours. */
export function fits(pointer: string, value: unknown): boolean {
  const validate = ajv.getSchema(`document${pointer}`);
  if (!validate) throw new Error(`${pointer} leads nowhere`);
  return validate(value) === true;
}
