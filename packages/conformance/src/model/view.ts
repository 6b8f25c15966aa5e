import type { OperationId } from '@seller-funds/contract';

/** A request that reads, and what it shows. */
export interface View {
  readonly operation: OperationId;
  readonly path?: object;
  readonly query?: object;
  /** The list in the response, oldest element first; undefined if the response is the expected value itself. */
  readonly list?: 'elements' | 'items';
  readonly expected: unknown;
  /** Whether it includes what others do in the same tenant. */
  readonly isShared?: boolean;
  /**
   * When it is read, if not both after a change and at the end of a story: `end` if it shows the same as the response
   * to a command, `change` if a list shows the same.
   */
  readonly when?: 'change' | 'end' | undefined;
}

/** One view in each world that the target may be in. */
export type Views = readonly [View, ...View[]];

/** What identifies a view. */
export function keyOf([{ operation, path, query }]: Views): string {
  return `${operation} ${JSON.stringify([path, query])}`;
}

/** What views show, as text that differs if any of them shows something else; worlds that show the same count once. */
export function textOf(views: readonly View[]): string {
  return [...new Set(views.map(({ expected }) => JSON.stringify(expected)))].join(' ');
}
