import { readFileSync } from 'node:fs';

/** How decisions relate to the reference. */
export const decisionKinds = ['silence', 'contradiction', 'departure'] as const;

/** A decision of spec/decisions.md. */
export interface Decision {
  /** Its number: `D12`. */
  readonly id: string;
  /** Its line in spec/decisions.md. */
  readonly line: number;
  /**
   * Whether it concerns the sandbox alone and so is never cited by an element: its section's
   * heading or its first column says "sandbox only".
   */
  readonly sandboxOnly: boolean;
  /** The reason: the fourth cell. */
  readonly why: string;
  /** Its kind: one of {@link decisionKinds}. */
  readonly kind: string;
  /** The ids of the related claims. */
  readonly restsOn: readonly string[];
}

/** The first cell of a decision's row. */
const row = /^\|\s*(D[1-9]\d*)\s*\|/;
/** Between two cells of a row: a pipe that is not escaped. */
const cellBorder = /(?<!\\)\|/;
const sandboxMark = /sandbox only/i;

/** Reads the decisions of spec/decisions.md in the order of the page. */
export function readDecisions(file: string): Decision[] {
  return parseDecisions(readFileSync(file, 'utf8'));
}

/** Reads the decisions of a page: every table row that begins with a number such as D12. */
export function parseDecisions(text: string): Decision[] {
  let sandboxSection = false;
  return text.split('\n').flatMap((content, index) => {
    if (content.startsWith('#')) sandboxSection = sandboxMark.test(content);
    const id = row.exec(content)?.[1];
    if (id === undefined) return [];
    const [, , question = '', , why = '', kind = '', restsOn = ''] = content
      .split(cellBorder)
      .map((cell) => cell.trim());
    return [
      {
        id,
        line: index + 1,
        sandboxOnly: sandboxSection || sandboxMark.test(question),
        why,
        kind,
        restsOn: restsOn === '-' ? [] : restsOn.split(/,\s*/),
      },
    ];
  });
}
