import MarkdownIt, { type Token } from 'markdown-it';
import { highlight } from './highlight.ts';
import { escapeHtml } from './html.ts';
import { plain } from './notes.ts';
import { slug } from './operations.ts';

/** The second cell of each table row, by decision number or error code. */
export type Catalogue = ReadonlyMap<string, string>;

/** The targets of decision numbers, error codes and requests in a text. */
export interface Targets {
  readonly decisions: Catalogue;
  readonly errors: Catalogue;
  /** The pages of the operations, by {@link callKey}. */
  readonly calls?: ReadonlyMap<string, string>;
}

/** Other options of the renderer. */
export interface MarkdownOptions {
  /** True to give table rows that begin with code an anchor: `#request-body.items[].amount`. */
  readonly anchorFields?: boolean;
  /** True to keep HTML, in guides only: texts of a document and of other files are escaped. */
  readonly html?: boolean;
}

/** A section of a page. */
export interface Section {
  readonly depth: number;
  readonly id: string;
  /** The text of the heading, escaped for HTML. */
  readonly title: string;
}

/** A rendered page. */
export interface RenderedMarkdown {
  /** The text of the first heading. */
  readonly title: string | undefined;
  /** The sections of the second and third level. */
  readonly sections: readonly Section[];
  readonly html: string;
}

/** The attribute of a table cell with the name of its column. */
const label = 'data-label';

const rowId = /^`?(D[1-9]\d*|\d{3}\.\d{3}\.\d{3})`?$/;
/** A mark behind a sentence with the space before it, or a number in a sentence. */
const splitMarks = /(\s*\(D[1-9]\d*(?:, D[1-9]\d*)*\)|\bD[1-9]\d*\b)/;
const isMark = new RegExp(`^${splitMarks.source}$`);
const call = /^(GET|POST|PUT|PATCH|DELETE) (\/api\/[^?\s]*)$/;

/** Returns a key for a method and path, without the names of path parameters: `GET /api/divisions/{}`. */
export function callKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/** Returns the second cell of all table rows that begin with a decision number or an error code. */
export function readCatalogue(markdown: string): Catalogue {
  return new Map([...readCells(markdown)].map(([id, [, second = '']]) => [id, second]));
}

/** Returns all cells of these rows, in Markdown. */
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
 * Creates the Markdown renderer of the site. A table row that begins with a decision number or an error
 * code gets an anchor. Decision numbers and error codes in texts become links (small ones in a mark such as `(D12)`),
 * and so do requests in code such as `GET /api/divisions`. Links to `name.md` become links to `name.html`.
 */
export function createMarkdown(
  targets: Targets,
  { anchorFields = false, html = false }: MarkdownOptions = {},
): MarkdownIt {
  const markdown = new MarkdownIt({ html, highlight });
  const { rules } = markdown.renderer;
  // Both numbers of a mark are in one token.
  markdown.core.ruler.before('block', 'marks', (state) => {
    state.src = state.src.replaceAll(/\((D[1-9]\d*),\n\s*(D[1-9]\d*)\)/g, '($1, $2)');
    return true;
  });
  linkDecisions(markdown, targets.decisions);
  labelCells(markdown);
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
  // A column without a name has no header cell.
  rules['th_open'] = (tokens, index) => (tokens[index + 1]?.content === '' ? '<td>' : '<th>');
  rules['th_close'] = (tokens, index) =>
    tokens[index - 1]?.content === '' ? '</td>\n' : '</th>\n';
  rules['td_open'] = (tokens, index) =>
    `<td data-label="${escapeHtml(tokens[index]?.attrGet(label) ?? '')}">`;
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

/** Renders Markdown as HTML. */
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

/** Returns the headings of a rendered page, with their texts as HTML without tags. */
export function headingsIn(html: string): Section[] {
  return [...html.matchAll(/<h([1-6]) id="([^"]*)">(.*?)<\/h\1>/gs)].map(
    ([, depth, id = '', title = '']) => ({ depth: Number(depth), id, title: plainText(title) }),
  );
}

/** Removes the tags from HTML. Escaped characters stay escaped. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** Returns the anchor of a field: the last heading above its table, and its name. */
function fieldId(tokens: readonly Token[], row: number, cell: string): string | undefined {
  const name = /^`([^`\s]+)`$/.exec(cell)?.[1];
  if (name === undefined) return undefined;
  const heading = tokens.findLastIndex(({ type }, index) => index < row && type === 'heading_open');
  return `${slug(tokens[heading + 1]?.content ?? '')}.${name}`;
}

/** Returns the cells of all table rows, in Markdown. */
function rowsOf(tokens: readonly Token[]): string[][] {
  const rows: string[][] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'td_open') rows.at(-1)?.push((tokens[index + 1]?.content ?? '').trim());
  }
  return rows;
}

/** Labels each cell with the name of its column, which narrow screens show above the cell. */
function labelCells(markdown: MarkdownIt): void {
  markdown.core.ruler.push('labels', ({ tokens }) => {
    let names: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'thead_open') names = [];
      if (token.type === 'th_open') names.push(tokens[index + 1]?.content ?? '');
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'td_open') token.attrSet(label, names[column++] ?? '');
    }
    return true;
  });
}

/** Returns true if the token is inside a link. */
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
  // An unknown request becomes a broken link, which the check of the site reports.
  return `<a href="${calls.get(callKey(method, path)) ?? escapeHtml(text)}">${code}</a>`;
}

/** Links decision numbers in a text. */
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
  const make = (type: string, content: string): Token =>
    Object.assign(new Made(type, '', 0), { content });
  return token.content.split(splitMarks).map((part) => {
    const ids = part.match(/D[1-9]\d*/g) ?? [];
    if (!isMark.test(part) || ids.some((id) => !decisions.has(id))) return make('text', part);
    const links = ids.map((id) => linkTo(id, decisions.get(id) ?? ''));
    return make(
      'html_inline',
      part.endsWith(')') ? `<sup>${links.join(' ')}</sup>` : links.join(''),
    );
  });
}

function linkTo(id: string, question: string): string {
  return `<a href="decisions.html#${id}" title="${escapeHtml(plain(question))}">${id}</a>`;
}
