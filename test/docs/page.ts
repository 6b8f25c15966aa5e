import { readFileSync } from 'node:fs';

/** A block of code of a Markdown page. */
export interface Block {
  /** The word after the fence: `sh`, `ts`, `json`, `text`, `console`. */
  readonly language: string;
  readonly code: string;
  /** The line of the page on which its code begins, counted from 1. */
  readonly line: number;
}

/** A step of a page that a shell runs, and what the page says comes of it. */
export interface Step {
  readonly command: Block;
  /** The block of `json` or `text` that follows the command at once, if there is one. */
  readonly output: Block | undefined;
}

/** The blocks of code of a page, in its order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: { language: string; lines: string[]; line: number }[] = [];
  let open: (typeof blocks)[number] | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const fence = /^```(\w*)\s*$/.exec(text);
    if (fence && open === undefined) {
      open = { language: fence[1] ?? '', lines: [], line: index + 2 };
      blocks.push(open);
    } else if (fence) open = undefined;
    else open?.lines.push(text);
  }
  return blocks.map(({ language, lines, line }) => ({ language, line, code: lines.join('\n') }));
}

/** The commands of a page with what they print. */
export function stepsOf(markdown: string): Step[] {
  const blocks = blocksOf(markdown);
  const lines = markdown.split('\n');
  return blocks.flatMap((command, index) => {
    if (command.language !== 'sh') return [];
    const next = blocks[index + 1];
    const end = command.line - 1 + command.code.split('\n').length + 1;
    const isNext =
      next !== undefined &&
      lines
        .slice(end, next.line - 2)
        .join('')
        .trim() === '';
    const isOutput = isNext && ['json', 'text'].includes(next.language);
    return [{ command, output: isOutput ? next : undefined }];
  });
}

/** Reads a page of the repository. */
export function readPage(file: string): string {
  return readFileSync(file, 'utf8');
}

/**
 * A text without what differs from run to run: codes keep their prefix, and moments of the machine's
 * clock and signed addresses are all alike.
 */
export function masked(text: string): string {
  return text
    .replaceAll(/\b([a-z]{2,4})_[0-9A-HJKMNP-TV-Z]{20,32}\b/g, '$1_…')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .trim();
}
