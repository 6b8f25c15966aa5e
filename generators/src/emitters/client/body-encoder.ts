import type { FileDraft } from '../../code/file.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import type { FieldEncoding } from '../../model/contract.js';
import type { BodyWriter, FormFields } from './calls/call.js';
import { runtimeValue } from './symbols.js';

/** The encoder of a request body that is not only JSON, as source. */
export function bodyEncoder(
  file: FileDraft,
  { types, form, multipart, items, partType }: BodyWriter,
): string {
  const use = (from: string, name: string): string => file.use(runtimeValue(from, name));
  const writer = form && formWriter(file, form);
  if (writer !== undefined && types.every((type) => type === 'application/x-www-form-urlencoded'))
    return `${use('url-form', 'encodeForm')}(${writer})`;
  const parts =
    multipart === 'plain'
      ? use('form-data', 'writeFormData')
      : multipart && `${use('typed-parts', 'typedParts')}(${argumentsOf(multipart) || '[]'})`;
  const forms = objectLiteral([
    ['form', writer],
    ['multipart', parts],
    ['items', items ? itemWriter(use, partType) : undefined],
  ]);
  const argument = forms === '{}' ? '' : `, ${forms}`;
  return `${use('body', 'encodeAs')}(${literal(types)}${argument})`;
}

function itemWriter(
  use: (from: string, name: string) => string,
  partType: string | undefined,
): string {
  if (partType === undefined) return use('write-items', 'writeItems');
  return `${use('write-items', 'partsWriter')}(${stringLiteral(partType)})`;
}

/** The writer of a URL-encoded form, as source. */
export function formWriter(file: FileDraft, form: FormFields): string {
  return `${file.use(runtimeValue('url-form', 'urlForm'))}(${argumentsOf(form)})`;
}

/** The arguments of the runtime's form writers: the fields, and how arrays are written. */
function argumentsOf({ fields, arrays }: FormFields): string {
  const list = fields.length === 0 && arrays === undefined ? [] : [literal(fields.map(fieldOf))];
  return [...list, ...(arrays === undefined ? [] : [stringLiteral(arrays)])].join(', ');
}

function fieldOf({ name, style, contentType }: FieldEncoding) {
  return {
    name,
    style: style?.name,
    explode: style?.explode,
    reserved: style?.allowReserved || undefined,
    type: contentType,
  };
}
