import type { ReadNested, ReadText } from './codecs.js';
import { convert } from './wire.js';

/** Reads a single value of the style `simple`. */
export const readPlainText: ReadText = ({ wire }, text, decode) => convert(wire, decode(text));

/** Reads a single value of the style `form`. */
export const readPlainPairs: ReadNested = ({ name, wire }, pairs, _others, decode) => {
  const texts = pairs.filter(([key]) => key === name);
  const values = texts.map(([, text]) => convert(wire, decode(text)));
  // Several values become an array, which the validator rejects.
  return values.length > 1 ? values : values[0];
};
