import type { FormWriter } from './encoded.js';
import type { Encoder } from './endpoint.js';
import { type Field, fieldsOf } from './form-fields.js';
import { mediaKind } from './media.js';
import { type ArrayKeys, isNested, nestedPairs } from './nested.js';
import { askedType, readyBody } from './ready-body.js';
import { asPairs } from './styles.js';
import { encode, isAbsent, toJson } from './values.js';

/** Creates the body encoder of an operation that accepts only URL-encoded forms. */
export function encodeForm(write: FormWriter<string>): Encoder {
  return (value, { options }) => {
    if (value === undefined) return {};
    const type = askedType(options) ?? 'application/x-www-form-urlencoded';
    return readyBody(value, type) ?? { body: write(value), type };
  };
}

/**
 * Creates the writer of a URL-encoded form. A field is serialized in the style or media type of the document;
 * by default an array repeats its name and nested values get bracketed names: `a[b][0]=c`.
 * @param fields the fields with a style or media type
 * @param arrays how array elements are named
 */
export function urlForm(fields: readonly Field[] = [], arrays?: ArrayKeys): FormWriter<string> {
  return (form) =>
    fieldsOf(form, fields)
      .flatMap(([field, value]) => pairsOf(field, value, arrays))
      // Unlike a URL, a body may contain brackets, and services that parse them expect them unencoded.
      .map((pair) => pair.replace(/^[^=]*/, (name) => name.replace(/%5[BD]/g, decodeURIComponent)))
      .join('&');
}

function pairsOf(
  { name, style, explode = false, reserved = false, type }: Field,
  value: unknown,
  arrays: ArrayKeys | undefined,
): string[] {
  if (style !== undefined) {
    return asPairs({ name, style, explode, reserved, ...(arrays && { arrays }) }, value);
  }
  if (type?.split(',').some((each) => mediaKind(each) === 'json')) {
    return isAbsent(value) ? [] : [`${encode(name)}=${encode(toJson(value))}`];
  }
  const isList = Array.isArray(value) && !value.some(isNested);
  return nestedPairs(encode(name), value, encode, arrays ?? (isList ? 'repeat' : 'index'));
}
