import type { FormWriter } from './encoded.js';
import type { Encoder } from './endpoint.js';
import { type Field, fieldsOf } from './form-fields.js';
import { mediaKind } from './media.js';
import { type ArrayKeys, isNested, nestedPairs } from './nested.js';
import { askedType, readyBody } from './ready-body.js';
import { asPairs } from './styles.js';
import { encode, isAbsent, toJson } from './values.js';

/** Makes the encoder of an operation that takes a URL-encoded form and nothing else. */
export function encodeForm(write: FormWriter<string>): Encoder {
  return (value, { options }) => {
    if (value === undefined) return {};
    const type = askedType(options) ?? 'application/x-www-form-urlencoded';
    return readyBody(value, type) ?? { body: write(value), type };
  };
}

/**
 * Makes what writes a URL-encoded form. A field goes in the style or as the media type that the document
 * gives it; without one a list repeats its name, and the names of what is nested lead to it: `a[b][0]=c`.
 * @param fields those with a style or media type of their own
 * @param arrays how arrays are named
 */
export function urlForm(fields: readonly Field[] = [], arrays?: ArrayKeys): FormWriter<string> {
  return (form) =>
    fieldsOf(form, fields)
      .flatMap(([field, value]) => pairsOf(field, value, arrays))
      // A body is no URL: brackets can stay, as the SDKs of services that read them leave them.
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
