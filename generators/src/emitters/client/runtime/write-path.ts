import { InputError } from './input-error.js';
import { formatStyled, type Style } from './styles.js';
import { encode, ownValue, shapeOf } from './values.js';

/**
 * Creates the serializer of a path whose parameters are arrays or objects or have another style.
 * @returns a function that throws an `InputError` if a value is missing
 */
export function writePath(styles: readonly Style[]): (template: string, values: object) => string {
  return (template, values) =>
    template.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
      const style = styles.find((entry) => entry.name === name);
      const shape = style && shapeOf(ownValue(values, style));
      const text = style && shape ? formatStyled(style, shape, encode) : '';
      // URLs resolve `.` and `..` to another path.
      if (/^\.{0,2}$/.test(text)) throw new InputError(`${name} is empty or made of dots`);
      return text;
    });
}
