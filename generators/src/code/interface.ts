/** A parameter of a method. */
export interface ParameterShape {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
}

/** A method of an interface. */
export interface MethodShape {
  /** A comment that `docComment` made; empty for none. */
  readonly docs: string;
  /** As it stands in code: an identifier, or in quotes. */
  readonly name: string;
  readonly parameters: readonly ParameterShape[];
  readonly returns: string;
}

/** An exported interface of methods, which the printer writes with ts-morph. */
export interface InterfaceShape {
  /** A comment that `docComment` made; empty for none. */
  readonly docs: string;
  readonly name: string;
  /** Type parameters as they stand in code, such as `Context = undefined`. */
  readonly typeParameters?: readonly string[];
  readonly methods: readonly MethodShape[];
}
