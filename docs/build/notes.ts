import { field, strings } from '../../spec/document/guards.ts';

/** The titles of the decisions by their numbers, as the site lists them. */
export type DecisionTitles = ReadonlyMap<string, string>;

/**
 * On which decisions an element rests, each linked and with its title as a tooltip:
 * `*Our decision:* [D12](decisions.html#D12 "…")`. `undefined` where there are none.
 */
export function decisionsNote(ids: readonly string[], titles: DecisionTitles): string | undefined {
  if (ids.length === 0) return undefined;
  const links = ids.map((id) => {
    const title = `Our decision: ${plain(titles.get(id) ?? id)}`;
    return `[${id}](decisions.html#${id} "${title}")`;
  });
  return `*${ids.length === 1 ? 'Our decision' : 'Our decisions'}:* ${links.join(' ')}`;
}

/** A description with notes after it: on its last line where it is one paragraph and there is one note. */
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

/** `x-pagination` in plain words; `undefined` where it is incomplete: lint reports that. */
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
    typeof total === 'string' ? `; ${place(total)} counts the elements of all pages together` : '';
  return (
    `**Pagination:** \`${pageName}\` chooses the page; the first is ${String(first)}. \`${sizeName}\` ` +
    `is the size of a page, ${String(fallback)} when left out${most}. The elements are in ` +
    `${place(field(pagination, 'elements'))}${count}.`
  );
}

/** `x-idempotency` in plain words; `undefined` where it is incomplete: lint reports that. */
export function idempotencyNote(idempotency: unknown): string | undefined {
  const keys = strings(field(idempotency, 'key')).map((key) => `\`${key}\``);
  const header = field(idempotency, 'replayHeader');
  if (field(idempotency, 'repeatable') === true) {
    return '**Retries:** the same request again changes nothing more. So after a timeout, send it again.';
  }
  if (keys.length === 0) return undefined;
  const sign = typeof header === 'string' ? `; the answer to it carries \`${header}\`` : '';
  return (
    `**Idempotency:** a repeat of the request is recognised by its ${keys.join(' and ')} and has no ` +
    `further effect${sign}. So after a timeout, send the same request again.`
  );
}

/** A JSON pointer into a body, as a reader writes it: `/pagination/total` is `pagination.total`. */
function place(pointer: unknown): string {
  if (typeof pointer !== 'string' || pointer === '') return 'the body itself, an array';
  return `\`${pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')}\``;
}

/** A text without what would end or start Markdown inside a link's title. */
function plain(text: string): string {
  return text.replaceAll('\\', '').replaceAll('`', '').replaceAll('"', "'").trim();
}
