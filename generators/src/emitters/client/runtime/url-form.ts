import type { FormWriter } from './encoded-body.js';
import type { Encoder } from './endpoint.js';
import { type FormField, fieldsOf } from './form-fields.js';
import { mediaKind } from './media.js';
import { type ArrayKeys, isNested, nestedPairs } from './nested.js';
import { contentTypeOf, encodeRawBody } from './raw-body.js';
import { formatPairs } from './styles.js';
import { encode, isAbsent, toJson } from './values.js';

/** Creates the body encoder of an operation that accepts only URL-encoded forms. */
export function encodeForm(write: FormWriter<string>): Encoder {
  return (value, { options }) => {
    if (value === undefined) return {};
    const type = contentTypeOf(options) ?? 'application/x-www-form-urlencoded';
    return encodeRawBody(value, type) ?? { body: write(value), type };
  };
}

/**
 * Creates the writer of a URL-encoded form. A field is serialized in the style or media type of the document;
 * by default an array repeats its name and nested values get bracketed names: `a[b][0]=c`.
 * @param fields the fields with a style or media type
 * @param arrays how array elements are named
 */
export function urlForm(fields: readonly FormField[] = [], arrays?: ArrayKeys): FormWriter<string> {
  return (form) =>
    fieldsOf(form, fields)
      .flatMap(([field, value]) => pairsOf(field, value, arrays))
      // Unlike a URL, a body may contain brackets, and services that parse them expect them unencoded.
      .map((pair) => pair.replace(/^[^=]*/, (name) => name.replace(/%5[BD]/g, decodeURIComponent)))
      .join('&');
}

function pairsOf(
  { name, style, explode = false, reserved = false, type }: FormField,
  value: unknown,
  arrays: ArrayKeys | undefined,
): string[] {
  if (style !== undefined) {
    return formatPairs({ name, style, explode, reserved, ...(arrays && { arrays }) }, value);
  }
  if (type?.split(',').some((each) => mediaKind(each) === 'json')) {
    return isAbsent(value) ? [] : [`${encode(name)}=${encode(toJson(value))}`];
  }
  const isList = Array.isArray(value) && !value.some(isNested);
  return nestedPairs(encode(name), value, encode, arrays ?? (isList ? 'repeat' : 'index'));
}
