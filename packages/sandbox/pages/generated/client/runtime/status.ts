// Generated from the OpenAPI document. Do not edit: change the document or the generator.

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Numeric<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** The statuses of a range such as `4XX`, by its first digit. */
export type StatusRange<First extends 1 | 2 | 3 | 4 | 5> = Numeric<`${First}${Digit}${Digit}`>;

/** Every status that HTTP knows, 100 to 599: what `default` stands for. */
export type AnyStatus = StatusRange<1 | 2 | 3 | 4 | 5>;

/** The media types of each documented status; a range is `4XX`, the rest is `default`. */
export type Documented = Readonly<Record<string, readonly string[]>>;

/**
 * The entry of an operation's responses that a status falls under: its own, else its range, else
 * `default`. Undefined where the status is not documented.
 */
export function documentedKey(
  responses: Readonly<Record<string, unknown>>,
  status: number,
): string | undefined {
  const own = String(status);
  if (Object.hasOwn(responses, own)) return own;
  // RFC 9110 knows no statuses beyond these, so that neither a range nor `default` means them.
  if (status < 100 || status > 599) return undefined;
  const range = `${own.charAt(0)}XX`;
  return [range, 'default'].find((key) => Object.hasOwn(responses, key));
}
