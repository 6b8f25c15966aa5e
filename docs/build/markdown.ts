import MarkdownIt, { type Token } from 'markdown-it';
import { highlight } from './highlight.ts';
import { escapeHtml } from './html.ts';
import { slug } from './operations.ts';

/** What a table row of a list says about one decision or error. */
export type Catalogue = ReadonlyMap<string, string>;

/** Where the numbers, codes and calls in a text lead to. */
export interface Targets {
  readonly decisions: Catalogue;
  readonly errors: Catalogue;
  /** The places of the operations by what {@link callKey} makes of their method and path. */
  readonly calls?: ReadonlyMap<string, string>;
}

/** How a page is rendered besides. */
export interface MarkdownOptions {
  /** Whether a table row that begins with code can be linked to: `#request-body.items[].amount`. */
  readonly anchorFields?: boolean;
}

/** A place on a page that has a heading of its own. */
export interface Section {
  readonly depth: number;
  readonly id: string;
  /** The text of the heading, as it may stand in HTML. */
  readonly title: string;
}

/** A page in HTML, with what is needed to make a page of a site of it. */
export interface RenderedMarkdown {
  /** The text of the first heading. */
  readonly title: string | undefined;
  /** The sections, for a table of contents. */
  readonly sections: readonly Section[];
  readonly html: string;
}

const rowId = /^`?(D[1-9]\d*|\d{3}\.\d{3}\.\d{3})`?$/;
const call = /^(GET|POST|PUT|PATCH|DELETE) (\/api\/[^?\s]*)$/;

/** A method and path, whatever the names of its parameters are: `GET /api/divisions`. */
export function callKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/** The rows of a page's tables that begin with a decision's number or an error's code, with what their second cell says. */
export function readCatalogue(markdown: string): Catalogue {
  return new Map([...readCells(markdown)].map(([id, [, second = '']]) => [id, second]));
}

/** The same rows with all their cells, in Markdown. */
export function readCells(markdown: string): ReadonlyMap<string, readonly string[]> {
  const tokens = new MarkdownIt().parse(markdown, {});
  return new Map(
    rowsOf(tokens).flatMap((cells): [string, string[]][] => {
      const id = rowId.exec(cells[0] ?? '')?.[1];
      return id === undefined ? [] : [[id, cells]];
    }),
  );
}

/**
 * The Markdown of the site. A table row that begins with a decision's number or an error's code can
 * be linked to by it; such numbers and codes in texts are links, where the targets have them, and so
 * are calls such as `GET /api/divisions` in code. Links to `name.md` lead to the page made from it.
 */
export function createMarkdown(
  targets: Targets,
  { anchorFields = false }: MarkdownOptions = {},
): MarkdownIt {
  const markdown = new MarkdownIt({ html: true, highlight });
  const { rules } = markdown.renderer;
  linkDecisions(markdown, targets.decisions);
  rules.code_inline = (tokens, index) => {
    const text = tokens[index]?.content ?? '';
    return isInLink(tokens, index) ? codeOf(text) : linkedCode(text, targets);
  };
  rules['heading_open'] = (tokens, index) => {
    const { tag = '' } = tokens[index] ?? {};
    return `<${tag} id="${slug(tokens[index + 1]?.content ?? '')}">`;
  };
  rules['tr_open'] = (tokens, index) => {
    const cell = tokens[index + 2]?.content.trim() ?? '';
    const id = rowId.exec(cell)?.[1] ?? (anchorFields ? fieldId(tokens, index, cell) : undefined);
    return id === undefined ? '<tr>' : `<tr id="${escapeHtml(id)}">`;
  };
  // A column without a name has no header.
  rules['th_open'] = (tokens, index) => (tokens[index + 1]?.content === '' ? '<td>' : '<th>');
  rules['th_close'] = (tokens, index) =>
    tokens[index - 1]?.content === '' ? '</td>\n' : '</th>\n';
  rules['td_open'] = (tokens, index) =>
    // A narrow screen shows each cell below the name of its column.
    `<td data-label="${escapeHtml(columnOf(tokens, index))}">`;
  rules['link_open'] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    const href = token?.attrGet('href') ?? '';
    token?.attrSet(
      'href',
      href.replace(/^[\w-]+\.md(?=#|$)/, (file) => file.toLowerCase().replace('.md', '.html')),
    );
    return self.renderToken(tokens, index, options);
  };
  return markdown;
}

/** Markdown as HTML. */
export function renderMarkdown(
  text: string,
  targets: Targets,
  options: MarkdownOptions = {},
): RenderedMarkdown {
  const html = createMarkdown(targets, options).render(text);
  const headings = headingsIn(html);
  return {
    title: headings.find(({ depth }) => depth === 1)?.title,
    sections: headings.filter(({ depth }) => depth === 2 || depth === 3),
    html,
  };
}

/** The headings of a page that {@link createMarkdown} made, with their text as HTML without tags. */
export function headingsIn(html: string): Section[] {
  return [...html.matchAll(/<h([1-6]) id="([^"]*)">(.*?)<\/h\1>/gs)].map(
    ([, depth, id = '', title = '']) => ({ depth: Number(depth), id, title: plainText(title) }),
  );
}

/** HTML without its tags. What was escaped stays escaped. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** The place of a field: the last heading above its table, and its name. */
function fieldId(tokens: readonly Token[], row: number, cell: string): string | undefined {
  const name = /^`([^`\s]+)`$/.exec(cell)?.[1];
  if (name === undefined) return undefined;
  const heading = tokens.findLastIndex(({ type }, index) => index < row && type === 'heading_open');
  return `${slug(tokens[heading + 1]?.content ?? '')}.${name}`;
}

/** The cells of all table rows, as they are written. */
function rowsOf(tokens: readonly Token[]): string[][] {
  const rows: string[][] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'td_open') rows.at(-1)?.push((tokens[index + 1]?.content ?? '').trim());
  }
  return rows;
}

/** The name of the column that a cell is in. */
function columnOf(tokens: readonly Token[], cell: number): string {
  const row = tokens.findLastIndex(({ type }, index) => index < cell && type === 'tr_open');
  const column = tokens.slice(row, cell).filter(({ type }) => type === 'td_open').length;
  const head = tokens.findLastIndex(({ type }, index) => index < cell && type === 'thead_open');
  const names = tokens.slice(head, cell).flatMap(({ type }, index, all) => {
    return type === 'th_open' ? [all[index + 1]?.content ?? ''] : [];
  });
  return names[column] ?? '';
}

/** Whether the author made a link of it. */
function isInLink(tokens: readonly Token[], index: number): boolean {
  return (
    tokens
      .slice(0, index)
      .reduce((depth, { nesting, type }) => depth + (type.startsWith('link_') ? nesting : 0), 0) > 0
  );
}

function codeOf(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function linkedCode(text: string, { errors, calls }: Targets): string {
  const code = codeOf(text);
  if (errors.has(text)) return `<a href="errors.html#${text}">${code}</a>`;
  const [, method, path] = call.exec(text) ?? [];
  if (calls === undefined || method === undefined || path === undefined) return code;
  // A call that no version has is a link that the check of the site refuses.
  return `<a href="${calls.get(callKey(method, path)) ?? escapeHtml(text)}">${code}</a>`;
}

/** Makes a link of each `D12` in a text. */
function linkDecisions(markdown: MarkdownIt, decisions: Catalogue): void {
  markdown.core.ruler.push('decisions', ({ tokens, Token: Made }) => {
    for (const block of tokens) {
      block.children =
        block.children?.flatMap((token, index, all) => {
          const isLinked = all.slice(0, index).reduce((depth, each) => depth + each.nesting, 0) > 0;
          return token.type === 'text' && !isLinked ? linked(token, decisions, Made) : [token];
        }) ?? null;
    }
    return true;
  });
}

function linked(token: Token, decisions: Catalogue, Made: typeof Token): Token[] {
  return token.content.split(/\b(D[1-9]\d*)\b/).map((part, index) => {
    const isLink = index % 2 === 1 && decisions.has(part);
    const made = new Made(isLink ? 'html_inline' : 'text', '', 0);
    made.content = isLink ? `<a href="decisions.html#${part}">${part}</a>` : part;
    return made;
  });
}
