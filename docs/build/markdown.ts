import { Marked, type MarkedExtension, type Tokens } from 'marked';
import { escapeHtml } from './html.ts';
import { slug } from './operations.ts';

/** What a table row of a list says about one decision or error. */
export type Catalogue = ReadonlyMap<string, string>;

/** Where the numbers and codes in a text lead to. */
export interface Targets {
  readonly decisions: Catalogue;
  readonly errors: Catalogue;
}

/** A page in HTML, with what is needed to make a page of a site of it. */
export interface RenderedMarkdown {
  /** The text of the first heading. */
  readonly title: string | undefined;
  /** The sections, for a table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}

const rowId = /^`?(D[1-9]\d*|\d{3}\.\d{3}\.\d{3})`?$/;

/** The rows of a page's tables that begin with a decision's number or an error's code, with what their second cell says. */
export function readCatalogue(markdown: string): Catalogue {
  const tables = new Marked()
    .lexer(markdown)
    .filter((token) => token.type === 'table') as Tokens.Table[];
  const rows = tables.flatMap((table) => table.rows);
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const id = idOf(row);
      return id === undefined ? [] : [[id, row[1]?.text ?? '']];
    }),
  );
}

/**
 * Markdown as HTML. A table row that begins with a decision's number or an error's code can be
 * linked to by it, and such numbers and codes in texts are links, where the target has them.
 */
export function renderMarkdown(markdown: string, targets: Targets): RenderedMarkdown {
  const headings: { depth: number; id: string; title: string }[] = [];
  const html = new Marked(decisionReferences(targets.decisions), {
    renderer: {
      heading({ tokens, depth, text }) {
        const id = slug(text);
        headings.push({ depth, id, title: text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      codespan({ text }) {
        const code = `<code>${escapeHtml(text)}</code>`;
        return targets.errors.has(text) ? `<a href="errors.html#${text}">${code}</a>` : code;
      },
      link({ href, tokens }) {
        // The lists refer to each other as files of the repository; here they are pages.
        const target = href.replace(/^(decisions|errors)\.md(?=#|$)/, '$1.html');
        const text = this.parser.parseInline(tokens);
        return `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[], tag: string): string =>
          row
            .map((cell, index) => {
              // A narrow screen shows each cell below the name of its column.
              const label = escapeHtml(header[index]?.text ?? '');
              const text = this.parser.parseInline(cell.tokens);
              return tag === 'th' ? `<th>${text}</th>` : `<td data-label="${label}">${text}</td>`;
            })
            .join('');
        const body = rows.map((row) => {
          const id = idOf(row);
          return `<tr${id === undefined ? '' : ` id="${id}"`}>${cells(row, 'td')}</tr>\n`;
        });
        return `<table>\n<thead><tr>${cells(header, 'th')}</tr></thead>\n<tbody>\n${body.join('')}</tbody>\n</table>\n`;
      },
    },
  }).parse(markdown, { async: false });
  return {
    title: headings.find(({ depth }) => depth === 1)?.title,
    sections: headings.filter(({ depth }) => depth === 2 || depth === 3),
    html,
  };
}

function idOf(row: readonly Tokens.TableCell[]): string | undefined {
  return rowId.exec(row[0]?.text.trim() ?? '')?.[1];
}

/** Makes a link of each `D12` in a text. */
function decisionReferences(decisions: Catalogue): MarkedExtension {
  return {
    extensions: [
      {
        name: 'decision',
        level: 'inline',
        start: (text) => /\bD[1-9]\d*\b/.exec(text)?.index,
        tokenizer(text) {
          const [raw] = /^D[1-9]\d*\b/.exec(text) ?? [];
          return raw !== undefined && decisions.has(raw) ? { type: 'decision', raw } : undefined;
        },
        renderer: ({ raw }) => `<a href="decisions.html#${raw}">${raw}</a>`,
      },
    ],
  };
}
