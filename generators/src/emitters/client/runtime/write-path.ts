import { InputError } from './input-error.js';
import { inPath, type Style } from './styles.js';
import { encode, ownValue, shapeOf } from './values.js';

/**
 * Makes what fills in a path whose parameters are arrays, objects or in a style of their own.
 * @returns a function that throws where a value is missing
 */
export function writePath(styles: readonly Style[]): (template: string, values: object) => string {
  return (template, values) =>
    template.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
      const style = styles.find((entry) => entry.name === name);
      const shape = style && shapeOf(ownValue(values, style));
      const text = style && shape ? inPath(style, shape, encode) : '';
      // Dots would reach another path, as URLs resolve them.
      if (/^\.{0,2}$/.test(text)) throw new InputError(`${name} is empty or made of dots`);
      return text;
    });
}
