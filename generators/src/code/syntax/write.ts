import type { InterfaceShape } from '../interface.js';
import { textOfInterface } from './interface-text.js';
import type { TypeShape } from './type-schema.js';
import { TypeWriter } from './type-text.js';

export { keepCode } from './common-js.js';

/** What a file holds that the compiler's printer writes. */
export interface SyntaxRequest {
  readonly types: readonly TypeShape[];
  readonly interfaces: readonly InterfaceShape[];
}

/** The source of each, in the order of the request. */
export interface SyntaxTexts {
  readonly types: readonly string[];
  readonly interfaces: readonly string[];
}

let writer: TypeWriter | undefined;

/** Writes the source of shapes. Loading this module takes long: it brings the compiler along. */
export function writeSyntax({ types, interfaces }: SyntaxRequest): SyntaxTexts {
  return {
    types: types.map((shape) => (writer ??= new TypeWriter()).textOf(shape)),
    interfaces: interfaces.map(textOfInterface),
  };
}
