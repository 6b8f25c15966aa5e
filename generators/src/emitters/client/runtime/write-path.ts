import { InputError } from './input-error.js';
import { formatStyled, type Style, type Writer } from './styles.js';
import { encode, ownValue, shapeOf } from './values.js';

/** Percent-encodes values; reserved ones but for the characters that may be in a path and do not end its part. */
function writerOf({ reserved }: Style): Writer {
  if (!reserved) return encode;
  return (text) => encode(text).replaceAll(/%(?:2[146789ABC]|3[ABD]|40)/g, decodeURIComponent);
}

/**
 * Creates the serializer of a path whose parameters are arrays or objects or have another style.
 * @returns a function that throws an `InputError` if a value is missing
 */
export function writePath(styles: readonly Style[]): (template: string, values: object) => string {
  return (template, values) =>
    template.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
      const style = styles.find((entry) => entry.name === name);
      const shape = style && shapeOf(ownValue(values, style));
      const text = style && shape ? formatStyled(style, shape, writerOf(style)) : '';
      // URLs resolve `.` and `..` to another path.
      if (/^\.{0,2}$/.test(text)) throw new InputError(`${name} is empty or made of dots`);
      return text;
    });
}
