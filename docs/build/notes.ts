import { field, strings } from '../../spec/document/guards.ts';

/** The titles of the decisions, by number. */
export type DecisionTitles = ReadonlyMap<string, string>;

/** A mark behind a sentence that a decision of ours states: ` (D47)` or ` (D28, D173)`. */
const mark = /\s*\((D[1-9]\d*(?:,\s+D[1-9]\d*)*)\)/g;

/** Returns the mark of decisions, empty without decisions. */
export function markOf(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` (${ids.join(', ')})`;
}

/** Makes the marks in a text links with the questions as tooltips: `[D12](decisions.html#D12 "…")`. */
export function linkMarks(text: string, titles: DecisionTitles): string {
  return text.replaceAll(mark, (_, ids: string) =>
    ids
      .split(/,\s+/)
      .map((id) => `\u00A0[${id}](decisions.html#${id} "${plain(titles.get(id) ?? id)}")`)
      .join(''),
  );
}

/** Describes `x-pagination`. Returns undefined if it is incomplete, which lint reports. */
export function paginationNote(pagination: unknown): string | undefined {
  const page = field(pagination, 'page');
  const size = field(pagination, 'size');
  const first = field(page, 'first');
  const fallback = field(size, 'default');
  const maximum = field(size, 'maximum');
  const total = field(pagination, 'total');
  const names = [field(page, 'parameter'), field(size, 'parameter')];
  const [pageName, sizeName] = names;
  if (typeof pageName !== 'string' || typeof sizeName !== 'string') return undefined;
  const most = typeof maximum === 'number' ? ` and at most ${maximum}` : '';
  const count =
    typeof total === 'string' ? `; ${place(total)} is the number of elements on all pages` : '';
  return (
    `**Pagination:** \`${pageName}\` is the page; the first is ${String(first)}. \`${sizeName}\` ` +
    `is the size of a page, ${String(fallback)} by default${most}. The elements are in ` +
    `${place(field(pagination, 'elements'))}${count}.`
  );
}

/** Describes `x-idempotency`. Returns undefined if it is incomplete, which lint reports. */
export function idempotencyNote(idempotency: unknown): string | undefined {
  const keys = strings(field(idempotency, 'key')).map((key) => `\`${key}\``);
  const header = field(idempotency, 'replayHeader');
  if (field(idempotency, 'repeatable') === true) {
    return '**Retries:** a repeated request changes nothing. After a timeout, retry it.';
  }
  if (keys.length === 0) return undefined;
  const sign = typeof header === 'string' ? `, and the response has the header \`${header}\`` : '';
  return (
    `**Idempotency:** the idempotency key is ${keys.join(' and ')}. A repeated request has no further ` +
    `effect${sign}. After a timeout, retry it.`
  );
}

/** Converts a JSON pointer to a field path: `/pagination/total` is `pagination.total`. */
function place(pointer: unknown): string {
  if (typeof pointer !== 'string' || pointer === '') return 'the body, an array';
  return `\`${pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')}\``;
}

/** Removes the characters that are not allowed in the title of a link. */
export function plain(text: string): string {
  return text.replaceAll('\\', '').replaceAll('`', '').replaceAll('"', "'").trim();
}
