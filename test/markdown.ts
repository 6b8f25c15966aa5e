export interface Block {
  readonly heading: string;
  /** The word after the fence: `sh`, `ts`, `json`, `text`, `console`. */
  readonly language: string;
  readonly code: string;
  readonly line: number;
}

export function blocksOf(markdown: string): Block[] {
  const blocks: (Omit<Block, 'code'> & { readonly lines: string[] })[] = [];
  let open: (typeof blocks)[number] | undefined;
  let heading = '';
  for (const [index, text] of markdown.split('\n').entries()) {
    const [, language] = /^```(\w*)\s*$/.exec(text) ?? [];
    if (language !== undefined && open === undefined) {
      open = { heading, language, lines: [], line: index + 2 };
      blocks.push(open);
    } else if (language !== undefined) open = undefined;
    else if (open) open.lines.push(text);
    else heading = /^#+ (.*)$/.exec(text)?.[1] ?? heading;
  }
  return blocks.map(({ lines, ...block }) => ({ ...block, code: lines.join('\n') }));
}

/** The name of the file that a block is, if its first line is only that: `// setup.mts`. */
export function fileNameOf({ code }: Block): string | undefined {
  return /^(?:#|\/\/) (\S+\.\w+)$/m.exec(code.split('\n')[0] ?? '')?.[1];
}

/**
 * Joins the `ts` blocks of a page into one program, without those that are a file of their own. Line numbers stay those of the page, so that errors point to it.
 */
export function programOf(markdown: string): {
  readonly code: string;
  readonly expected: readonly string[];
} {
  const lines = markdown.split('\n').map(() => '');
  for (const block of blocksOf(markdown)) {
    const { language, code, line } = block;
    const own = language === 'ts' && !fileNameOf(block) ? code.split('\n') : [];
    lines.splice(line - 1, own.length, ...own);
  }
  const expected = lines.flatMap((line) => /\/\/=> (.*)$/.exec(line)?.[1]?.trim() ?? []);
  return { code: lines.join('\n'), expected };
}
