import { toAnnotations } from './annotations.js';
import { countLevels, type Comparison, highestLevels } from './comparison.js';
import { toMarkdown } from './markdown.js';
import { toTerminal } from './terminal.js';

export const formats = ['terminal', 'markdown', 'annotations', 'json'] as const;

export type Format = (typeof formats)[number];

/** Formats a comparison; `isColored` applies to the terminal only. */
export function render(format: Format, comparison: Comparison, isColored: boolean): string {
  switch (format) {
    case 'terminal':
      return toTerminal(comparison, isColored);
    case 'markdown':
      return toMarkdown(comparison);
    case 'annotations':
      return toAnnotations(comparison);
    case 'json':
      return `${JSON.stringify(toJson(comparison), undefined, 2)}\n`;
  }
}

function toJson({ spec, base, changes, accepted }: Comparison): object {
  return {
    spec,
    base,
    worst: highestLevels(changes),
    counts: {
      clients: Object.fromEntries(countLevels(changes, 'clients')),
      servers: Object.fromEntries(countLevels(changes, 'servers')),
    },
    changes,
    accepted,
  };
}
