import type { FormWriter } from './encoded.js';
import type { Encoder } from './endpoint.js';
import { elementsOf, type Field, fieldsOf } from './form-fields.js';
import { askedType, readyBody } from './ready-body.js';
import { asPairs } from './styles.js';
import { textsOf } from './values.js';

/** Makes the encoder of an operation that takes a URL-encoded form and nothing else. */
export function encodeForm(write: FormWriter<string | URLSearchParams>): Encoder {
  return (value, { options }) => {
    if (value === undefined) return {};
    const type = askedType(options) ?? 'application/x-www-form-urlencoded';
    return readyBody(value, type) ?? { body: write(value), type };
  };
}

/** Writes a URL-encoded form: an array repeats its name, objects become JSON, all else is text. */
export const urlForm: FormWriter<URLSearchParams> = (form) => {
  const result = new URLSearchParams();
  for (const [{ name }, value] of fieldsOf(form, [])) append(result, name, value);
  return result;
};

/** The same where some fields have a style. */
export function styledForm(fields: readonly Field[]): FormWriter<string> {
  return (form) =>
    fieldsOf(form, fields)
      .flatMap(([{ name, style, explode = false, reserved = false }, value]) => {
        if (style !== undefined) return asPairs({ name, style, explode, reserved }, value);
        return append(new URLSearchParams(), name, value).toString();
      })
      .filter((pair) => pair !== '')
      .join('&');
}

function append(result: URLSearchParams, name: string, value: unknown): URLSearchParams {
  for (const text of elementsOf(value).flatMap(textsOf)) result.append(name, text);
  return result;
}
