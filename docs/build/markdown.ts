import type { default as MarkdownIt, Token } from 'markdown-it';
import { tabs } from '../../generators/src/emitters/docs/code-panel.ts';
import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';
import { createParser } from '../../generators/src/emitters/docs/markdown.ts';

/** The questions of decisions by their numbers, or what error codes mean, in Markdown. */
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

const label = 'data-label';

/** The rows with an anchor: decisions, error codes, and statements of the reference. */
const rowId = /^`?(D[1-9]\d*|\d{3}\.\d{3}\.\d{3}|[A-Z]+-[A-Z]+-\d{3})`?$/;
/** A mark behind a sentence with the space before it, or a number in a sentence. */
const splitMarks = /(\s*\(D[1-9]\d*(?:, D[1-9]\d*)*\)|\bD[1-9]\d*\b)/;
const isMark = new RegExp(`^${splitMarks.source}$`);
const call = /^(GET|POST|PUT|PATCH|DELETE) (\/api\/[^?\s]*)$/;

/** Returns a key for a method and path, without the names of path parameters: `GET /api/divisions/{}`. */
export function callKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/**
 * Creates the Markdown renderer of the site. A table row that begins with a decision number or an error
 * code gets an anchor. Decision numbers and error codes in texts become links (small marks for `(D12)`),
 * and so do requests in code such as `GET /api/divisions`. Links to `name.md` become links to `name.html`.
 */
export function createMarkdown(
  targets: Targets,
  { html = false }: MarkdownOptions = {},
): MarkdownIt {
  const markdown = createParser({ html });
  const { rules } = markdown.renderer;
  // Both numbers of a mark are in one token, with the space before it.
  markdown.core.ruler.before('block', 'marks', (state) => {
    state.src = state.src
      .replaceAll(/\((D[1-9]\d*),\n\s*(D[1-9]\d*)\)/g, '($1, $2)')
      .replaceAll(/(?<=\S)\n *(?=\(D[1-9]\d*[,)])/g, ' ');
    return true;
  });
  linkDecisions(markdown, targets.decisions);
  labelCells(markdown);
  groupLanguages(markdown);
  rules.code_inline = (tokens, index) => {
    const text = tokens[index]?.content ?? '';
    return isInLink(tokens, index) ? codeOf(text) : linkedCode(text, targets);
  };
  rules['tr_open'] = (tokens, index) => {
    const cell = tokens[index + 2]?.content.trim() ?? '';
    const id = rowId.exec(cell)?.[1];
    return id === undefined ? '<tr>' : `<tr id="${escapeHtml(id)}">`;
  };
  // A column without a name has no header cell.
  rules['th_open'] = (tokens, index) => {
    if (tokens[index + 1]?.content === '') return '<td>';
    return isRight(tokens[index]) ? '<th class="number">' : '<th>';
  };
  rules['th_close'] = (tokens, index) =>
    tokens[index - 1]?.content === '' ? '</td>\n' : '</th>\n';
  rules['td_open'] = (tokens, index) => {
    const token = tokens[index];
    return `<td${isRight(token) ? ' class="number"' : ''} data-label="${escapeHtml(token?.attrGet(label) ?? '')}">`;
  };
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

/** True for a cell of a column that is aligned to the right. */
function isRight(token: Token | undefined): boolean {
  return token?.attrGet('style') === 'text-align:right';
}

/** Renders Markdown as HTML; `title` is its first heading of the first level. */
export function renderMarkdown(
  text: string,
  targets: Targets,
  options: MarkdownOptions = {},
): { readonly title: string | undefined; readonly html: string } {
  const html = createMarkdown(targets, options).render(text);
  return { title: headingsIn(html).find(({ depth }) => depth === 1)?.title, html };
}

/** Returns the headings of a rendered page, with their texts as HTML without tags. */
export function headingsIn(html: string): Section[] {
  return [...html.matchAll(/<h([1-6]) id="([^"]*)">(.*?)<\/h\1>/gs)].map(
    ([, depth, id = '', title = '']) => ({
      depth: Number(depth),
      id,
      title: plainText(title).trim(),
    }),
  );
}

/** Removes tags and the marks of decisions from HTML. Escaped characters stay escaped. */
export function plainText(html: string): string {
  return html.replaceAll(/<a class="mark".*?<\/a>|<[^>]*>/g, '');
}

/** Labels each cell with the name of its column, which narrow screens show above the cell. */
function labelCells(markdown: MarkdownIt): void {
  markdown.core.ruler.push('labels', ({ tokens }) => {
    let names: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'thead_open') names = [];
      if (token.type === 'th_open')
        names.push((tokens[index + 1]?.content ?? '').replaceAll('`', ''));
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'td_open') token.attrSet(label, names[column++] ?? '');
    }
    return true;
  });
}

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
    const isBehind = part.endsWith(')');
    const links = ids.map((id) => (isBehind ? markOf : linkTo)(id, decisions.get(id) ?? ''));
    return make('html_inline', links.join(isBehind ? ' ' : ''));
  });
}

/** A mark behind a sentence that a decision of ours states. Its number is shown on request. */
export function markOf(id: string, question: string): string {
  const text = escapeHtml(plain(question));
  return `<a class="mark" href="decisions.html#${id}" data-tip="${text}" aria-label="Decision ${id}: ${text}"><span>${id}</span></a>`;
}

function linkTo(id: string, question: string): string {
  return `<a href="decisions.html#${id}" title="${escapeHtml(plain(question))}">${id}</a>`;
}

function plain(text: string): string {
  return text.replaceAll(/[`\\]/g, '').trim();
}

/** Shows adjacent code blocks as tabs: commands with their output, and the same in TypeScript. */
function groupLanguages(markdown: MarkdownIt): void {
  markdown.core.ruler.push('languages', (state) => {
    let count = 0;
    const grouped: Token[] = [];
    for (let index = 0; index < state.tokens.length;) {
      const run = fencesAt(state.tokens, index);
      const panes = panesOf(run);
      if (panes.length < 2)
        grouped.push(...state.tokens.slice(index, index + Math.max(run.length, 1)));
      else {
        const content = panes.map(({ label: name, tokens }) => ({
          label: name,
          html: markdown.renderer.render([...tokens], state.md.options, state.env),
        }));
        const html = tabs(`code-${count}`, 'Language', content);
        count += 1;
        grouped.push(Object.assign(new state.Token('html_block', '', 0), { content: html }));
      }
      index += Math.max(run.length, 1);
    }
    state.tokens = grouped;
    return true;
  });
}

/** Returns the code blocks that follow each other without a text between them. */
function fencesAt(tokens: readonly Token[], start: number): Token[] {
  const end = tokens.findIndex((token, index) => index >= start && token.type !== 'fence');
  return tokens.slice(start, end === -1 ? tokens.length : end);
}

/** Groups code blocks: a block of another language than its output begins a pane. */
function panesOf(run: readonly Token[]): { readonly label: string; readonly tokens: Token[] }[] {
  const panes: { label: string; tokens: Token[] }[] = [];
  for (const token of run) {
    const name = { sh: 'curl', ts: 'TypeScript' }[token.info.trim()];
    const isOutput = name === undefined || panes.at(-1)?.label === name;
    if (isOutput && panes.length === 0) return [];
    if (isOutput) panes.at(-1)?.tokens.push(token);
    else panes.push({ label: name, tokens: [token] });
  }
  return panes;
}
