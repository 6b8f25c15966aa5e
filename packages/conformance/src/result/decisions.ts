/** A decision: how the contract answers a question that the reference leaves open. */
export interface Decision {
  /** Its number, such as `D61`. */
  readonly id: string;
  readonly question: string;
  /** What was decided. */
  readonly says: string;
  readonly why: string;
}

/** The first cell of a decision's row. */
const row = /^\|\s*(D[1-9]\d*)\s*\|/;
/** Between two cells of a row: a pipe that is not escaped. */
const cellBorder = /(?<!\\)\|/;

/** Reads the decisions of a page in Markdown: every row `| D12 | question | decision | why |`. */
export function readDecisions(markdown: string): Decision[] {
  return markdown.split('\n').flatMap((line): Decision[] => {
    const id = row.exec(line)?.[1];
    if (id === undefined) return [];
    const [question = '', says = '', why = ''] = line
      .split(cellBorder)
      .slice(2)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
    return [{ id, question, says, why }];
  });
}
