import { InputError } from './input-error.js';
import type { FormWriter } from './encoded.js';
import { elementsOf, type Field, fieldsOf } from './form-fields.js';
import { matchesType, mediaKind } from './media.js';
import { asPairs } from './styles.js';
import { plainText, textsOf, toJson } from './values.js';

/** Writes a form of parts: files stay files, objects become JSON, an array repeats its name. */
export const partForm: FormWriter<FormData> = (form) => {
  const result = new FormData();
  for (const [{ name }, value] of fieldsOf(form, [])) {
    for (const element of elementsOf(value)) append(result, name, element);
  }
  return result;
};

/** The same where some fields have a style or a media type. */
export function typedForm(fields: readonly Field[]): FormWriter<FormData> {
  return (form) => {
    const result = new FormData();
    for (const [field, value] of fieldsOf(form, fields)) appendTyped(result, field, value);
    return result;
  };
}

function appendTyped(result: FormData, field: Field, value: unknown): void {
  const { name, style, explode = false, type } = field;
  if (style !== undefined) {
    // In parts nothing is percent-encoded, and no separator of a style is lost by decoding.
    for (const pair of asPairs({ name, style, explode }, value)) {
      const [key = '', text = ''] = pair.split('=').map(decodeURIComponent);
      result.append(key, text);
    }
    return;
  }
  for (const element of elementsOf(value)) {
    if (type === undefined) append(result, name, element);
    else
      result.append(
        name,
        partOf(
          element,
          type.split(',').map((each) => each.trim()),
        ),
      );
  }
}

function append(result: FormData, name: string, value: unknown): void {
  if (value instanceof Blob) result.append(name, value);
  else if (typeof value === 'object') result.append(name, jsonPart(value, 'application/json'));
  else for (const text of textsOf(value)) result.append(name, text);
}

/** A part of one of the media types; a file that has one of them keeps its own. */
function partOf(value: unknown, types: readonly string[]): Blob {
  const [type = ''] = types;
  if (value instanceof Blob) {
    const fits = types.some((each) => matchesType(each, value.type));
    return fits || type.includes('*') ? value : withType(value, type);
  }
  const json = types.find((each) => mediaKind(each) === 'json');
  if (json !== undefined) return jsonPart(value, json);
  if (typeof value === 'object') {
    throw new InputError(`a part of type ${type} is given as text or bytes, not as an object`);
  }
  return new Blob([plainText(value)], { type });
}

/** A file keeps its name. */
function withType(value: Blob, type: string): Blob {
  return value instanceof File
    ? new File([value], value.name, { type })
    : value.slice(0, value.size, type);
}

function jsonPart(value: unknown, type: string): Blob {
  return new Blob([toJson(value)], { type });
}
