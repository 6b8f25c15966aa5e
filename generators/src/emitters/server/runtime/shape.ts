import type { ParameterDescriptor } from '../../types/runtime/operation.js';

/**
 * How the strings of a form or of a nested parameter are converted. Plain data. Values without a type in
 * the schema stay strings.
 */
export type TextShape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'scalar'
  | 'json'
  | ListShape
  | { readonly properties: Readonly<Record<string, TextShape>>; readonly rest?: TextShape }
  | { readonly component: string };

/** An array. A single string becomes an array of it, unless it is one of `lone` (true: any string). */
export interface ListShape {
  readonly items: TextShape;
  readonly lone?: true | readonly string[];
}

/** The shapes of components by name. */
export type ShapeTable = Readonly<Record<string, TextShape>>;

/** How a form is parsed. */
export interface FormShape {
  readonly shape: TextShape;
  /** The fields with a style. */
  readonly fields?: readonly ParameterDescriptor[];
}
