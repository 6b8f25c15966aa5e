declare const unlisted: unique symbol;

/**
 * A value of an enum that the document does not list. What a service returned can have it and be sent back; a value that
 * is typed must be a listed one. `text as Colour` makes one of your own.
 */
export type Unlisted<Type> = Type & { readonly [unlisted]: true };

/** A type without unlisted values, at any depth. */
export type Listed<Type> =
  Type extends Unlisted<unknown>
    ? never
    : Type extends Blob | { toJSON(): unknown } | ((...values: never) => unknown)
      ? Type
      : Type extends object
        ? { [Key in keyof Type]: Listed<Type[Key]> }
        : Type;
