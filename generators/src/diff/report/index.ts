import { countLevels, type Comparison, highestLevels } from './comparison.js';
import { toMarkdown } from './markdown.js';
import { toTerminal } from './terminal.js';

/** The forms that a comparison can be written in. */
export const formats = ['terminal', 'markdown', 'json'] as const;

/** A form that a comparison can be written in. */
export type Format = (typeof formats)[number];

/** Writes a comparison in a form; `isColored` counts for the terminal alone. */
export function render(format: Format, comparison: Comparison, isColored: boolean): string {
  switch (format) {
    case 'terminal':
      return toTerminal(comparison, isColored);
    case 'markdown':
      return toMarkdown(comparison);
    case 'json':
      return `${JSON.stringify(toJson(comparison), undefined, 2)}\n`;
  }
}

function toJson({ spec, base, changes }: Comparison): object {
  return {
    spec,
    base,
    worst: highestLevels(changes),
    counts: {
      clients: Object.fromEntries(countLevels(changes, 'clients')),
      servers: Object.fromEntries(countLevels(changes, 'servers')),
    },
    changes,
  };
}
