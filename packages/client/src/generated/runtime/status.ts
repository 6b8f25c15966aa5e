// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Numeric<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** The statuses of a range such as `4XX`, by its first digit. */
export type StatusRange<First extends 1 | 2 | 3 | 4 | 5> = Numeric<`${First}${Digit}${Digit}`>;

/** Every status that HTTP knows, 100 to 599: what `default` stands for. */
export type AnyStatus = StatusRange<1 | 2 | 3 | 4 | 5>;

/**
 * The entry of an operation's responses that a status falls under: its own, else its range, else
 * `default`. Undefined where the status is not documented.
 */
export function documentedKey(operation: OperationDescriptor, status: number): string | undefined {
  const { responses } = operation;
  const own = String(status);
  if (Object.hasOwn(responses, own)) return own;
  // RFC 9110 knows no statuses beyond these, so that neither a range nor `default` means them.
  if (status < 100 || status > 599) return undefined;
  const range = `${own.charAt(0)}XX`;
  return [range, 'default'].find((key) => Object.hasOwn(responses, key));
}

/**
 * Whether a documented status is a success. `default` documents the errors, unless it is the only
 * entry that a success can fall under.
 */
export function isSuccess(operation: OperationDescriptor, status: number): boolean {
  if (status < 200 || status > 299) return false;
  const key = documentedKey(operation, status);
  if (key !== 'default') return key !== undefined;
  return !Object.keys(operation.responses).some((entry) => /^2(?:\d\d|XX)$/.test(entry));
}
