import { field, strings } from '../../spec/document/guards.ts';

/** The titles of the decisions, by number. */
export type DecisionTitles = ReadonlyMap<string, string>;

/**
 * Links to the decisions of an element, with their titles as tooltips:
 * `*Our decision:* [D12](decisions.html#D12 "…")`. Returns undefined if there are none.
 */
export function decisionsNote(ids: readonly string[], titles: DecisionTitles): string | undefined {
  if (ids.length === 0) return undefined;
  const links = ids.map((id) => {
    const title = `Our decision: ${plain(titles.get(id) ?? id)}`;
    return `[${id}](decisions.html#${id} "${title}")`;
  });
  return `*${ids.length === 1 ? 'Our decision' : 'Our decisions'}:* ${links.join(' ')}`;
}

/** Appends notes to a description: a single note to a single paragraph on its last line. */
export function appendNotes(
  text: string,
  notes: readonly string[],
  decisions: string | undefined,
): string {
  const all = [text, ...notes, ...(decisions === undefined ? [] : [decisions])];
  const isParagraph = !text.includes('\n\n') && !/^\s*(?:[-*|#>]|\d+\.)\s?/m.test(text);
  const separator = isParagraph && notes.length === 0 ? ' ' : '\n\n';
  return all.filter((part) => part !== '').join(separator);
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
function plain(text: string): string {
  return text.replaceAll('\\', '').replaceAll('`', '').replaceAll('"', "'").trim();
}
