import { readFileSync } from 'node:fs';

/** How decisions relate to the reference. */
export const decisionKinds = ['silence', 'contradiction', 'departure'] as const;

/** A decision of spec/decisions.md. */
export interface Decision {
  /** Its number: `D12`. */
  readonly id: string;
  readonly line: number;
  /** The second cell, in Markdown. */
  readonly question: string;
  /** Its kind: one of {@link decisionKinds}. */
  readonly kind: string;
  /** The ids of the related claims. */
  readonly restsOn: readonly string[];
}

const row = /^\|\s*(D[1-9]\d*)\s*\|/;
const cellBorder = /(?<!\\)\|/;

/** Reads the decisions of spec/decisions.md. */
export function readDecisions(file: string): Decision[] {
  return parseDecisions(readFileSync(file, 'utf8'));
}

/** Returns the decisions of a page: every table row that begins with a number such as D12. */
export function parseDecisions(text: string): Decision[] {
  return text.split('\n').flatMap((content, index) => {
    const id = row.exec(content)?.[1];
    if (id === undefined) return [];
    const cells = content.split(cellBorder).map((cell) => cell.trim());
    const [, , question = '', , , kind = '', list = ''] = cells;
    const restsOn = list === '-' ? [] : list.split(/,\s*/);
    return [{ id, line: index + 1, question, kind, restsOn }];
  });
}
