import type { ParameterDescriptor } from '../../types/runtime/operation.js';

/**
 * What the texts of a form, or of a parameter with members, stand for. Plain data; what a schema has no
 * form for stays text.
 */
export type TextShape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'json'
  | ListShape
  | { readonly properties: Readonly<Record<string, TextShape>>; readonly rest?: TextShape }
  | { readonly component: string };

/** An array; a text alone is an element unless it is one of `lone` (true: any text). */
export interface ListShape {
  readonly items: TextShape;
  readonly lone?: true | readonly string[];
}

/** The shapes of components by their names. */
export type ShapeTable = Readonly<Record<string, TextShape>>;

/** How a form is read. */
export interface FormShape {
  readonly shape: TextShape;
  /** The fields that have a style of their own. */
  readonly fields?: readonly ParameterDescriptor[];
}

/** What more is to know of a request, and of streams, than an operation's descriptor says. */
export interface RequestShapes {
  /** By media type. */
  readonly forms?: Readonly<Record<string, FormShape>>;
  /** By the names of parameters. */
  readonly query?: Readonly<Record<string, TextShape>>;
  readonly cookie?: Readonly<Record<string, TextShape>>;
  readonly components?: ShapeTable;
  /** Whether the document describes the items of its event streams as whole events, with names and ids. */
  readonly events?: true;
}
