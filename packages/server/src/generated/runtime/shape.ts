// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { ParameterDescriptor } from '@seller-funds/contract/runtime/operation';

/**
 * How the strings of a form or of a nested parameter are converted. Plain data. Values without a type in
 * the schema stay strings.
 */
export type TextShape =
  | 'text'
  | 'number'
  | 'boolean'
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

/** The shapes of forms, nested parameters and streams, which the operation descriptor does not have. */
export interface RequestShapes {
  /** By media type. */
  readonly forms?: Readonly<Record<string, FormShape>>;
  /** By parameter name. */
  readonly query?: Readonly<Record<string, TextShape>>;
  readonly cookie?: Readonly<Record<string, TextShape>>;
  readonly components?: ShapeTable;
  /** True if the document describes the items of event streams as whole events, with names and ids. */
  readonly events?: true;
}
