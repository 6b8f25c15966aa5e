import MarkdownIt from 'markdown-it';
import { highlight } from './highlight.js';
import { escapeHtml, slug } from './html.js';

/** Renders the texts of a document, which are CommonMark with tables. */
export interface Renderer {
  readonly blocks: (text: string) => string;
  /** HTML of one line, without a paragraph around it. */
  readonly inline: (text: string) => string;
}

/** Creates a parser that escapes HTML, highlights code and gives headings an anchor. */
export function createParser(options: { readonly html?: boolean } = {}): MarkdownIt {
  const parser = new MarkdownIt({ linkify: false, ...options, highlight });
  parser.renderer.rules['fence'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return highlight(content.replace(/\n$/, ''), info.trim().split(/\s/)[0] ?? '');
  };
  parser.renderer.rules['heading_open'] = (tokens, index) => {
    const { tag = '' } = tokens[index] ?? {};
    return `<${tag} id="${slug(tokens[index + 1]?.content ?? '')}">`;
  };
  // The boxes of task lists.
  parser.core.ruler.push('tasks', ({ tokens }) => {
    for (const [index, { children }] of tokens.entries()) {
      const [first] = children ?? [];
      if (first && tokens[index - 2]?.type === 'list_item_open')
        first.content = first.content.replace(/^\[[ x]\] /i, (box) =>
          box === '[ ] ' ? '☐ ' : '☑ ',
        );
    }
    return true;
  });
  const image = parser.renderer.rules['image'];
  // Another host would learn who reads the page.
  parser.renderer.rules['image'] = (tokens, index, ...others) => {
    const { content = '', attrs } = tokens[index] ?? {};
    const src = new Map(attrs).get('src') ?? '';
    if (!/^(?:[a-z]+:)?\/\//i.test(src)) return image?.(tokens, index, ...others) ?? '';
    return `<a href="${escapeHtml(src)}">${escapeHtml(content || src)}</a>`;
  };
  return parser;
}

/** Returns the renderer of a parser. Documents repeat texts, so rendered ones are cached. */
export function rendererOf(parser: MarkdownIt): Renderer {
  return {
    blocks: cached((text) => renderBlocks(parser, text)),
    inline: cached((text) => parser.renderInline(text)),
  };
}

function cached(render: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const html = known.get(text) ?? render(text);
    known.set(text, html);
    return html;
  };
}

/** The innermost `<details>`. */
const fold =
  /<details[^<>]*>\s*(?:<summary[^<>]*>(.*?)<\/summary>)?((?:(?!<details).)*?)<\/details>/is;

/** Renders a text; its `<details>` can be folded, at any depth. */
function renderBlocks(parser: MarkdownIt, text: string): string {
  const folds: { readonly html: string; readonly source: string }[] = [];
  const render = (part: string): string =>
    parser
      .render(withoutTags(part))
      .replaceAll(/<p>\uE000(\d+)\uE000<\/p>/g, (_whole, index) => folds[index]?.html ?? '')
      // In code.
      .replaceAll(/\uE000(\d+)\uE000/g, (_whole, index) => escapeHtml(folds[index]?.source ?? ''));
  let rest = text;
  while (fold.test(rest))
    rest = rest.replace(fold, (source, title = 'Details', body: string) => {
      const summary = parser.renderInline(withoutTags(title).trim());
      const html = `<details><summary>${summary}</summary>\n${render(body)}</details>`;
      return `\n\n\uE000${folds.push({ html, source }) - 1}\uE000\n\n`;
    });
  return render(rest);
}

/** Removes the tags of formatted text, which some documents have. Others are shown as text. */
function withoutTags(text: string): string {
  return text
    .replaceAll(/<img\b[^<>]*?\bsrc="([^"<>]*)"[^<>]*>/gi, '![]($1)')
    .replaceAll(/<(?:p|br|li|ul|ol)\s*\/?>|<\/?(?:details|summary)[^<>]*>/gi, '\n\n')
    .replaceAll(/<\/?(?:p|li|ul|ol|a|b|i|em|strong|span|code)(?:\s[^<>]*)?>/gi, '');
}
