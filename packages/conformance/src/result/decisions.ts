/** A decision on a question that the reference leaves open. */
export interface Decision {
  /** Its number, such as `D61`. */
  readonly id: string;
  readonly question: string;
  readonly says: string;
  readonly why: string;
}

const row = /^\|\s*(D[1-9]\d*)\s*\|/;
const cellBorder = /(?<!\\)\|/;

/** Reads decisions from the tables of a Markdown page: rows of the form `| D12 | question | decision | why |`. */
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
