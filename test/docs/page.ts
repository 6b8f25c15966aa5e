import { type Block, blocksOf, fileNameOf } from '../markdown.js';

export interface Step {
  /** A `console` block with an output runs in a shell of its own until the end of the page. */
  readonly command: Block;
  readonly output: Block | undefined;
}

export function stepsOf(markdown: string): Step[] {
  const blocks = blocksOf(markdown);
  const lines = markdown.split('\n');
  return blocks.flatMap((command, index) => {
    if (!['sh', 'console'].includes(command.language) || fileNameOf(command)) return [];
    const next = blocks[index + 1];
    const end = command.line - 1 + command.code.split('\n').length + 1;
    const isNext =
      next !== undefined &&
      lines
        .slice(end, next.line - 2)
        .join('')
        .trim() === '';
    const isOutput = isNext && ['json', 'text'].includes(next.language);
    if (command.language === 'console' && !isOutput) return [];
    return [{ command, output: isOutput ? next : undefined }];
  });
}

/** Masks what differs between runs: codes after their prefix, ports, times, durations and UUIDs. */
export function masked(text: string): string {
  return text
    .replaceAll(/\b([a-z]{2,4})_[0-9A-HJKMNP-TV-Z]{20,32}\b/g, '$1_…')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:…')
    .replaceAll(/\b\d\d:\d\d:\d\d\b/g, 'time')
    .replaceAll(/\b\d+ ms\b/g, '… ms')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .trim();
}
