import { tokensOf } from '../json.js';
import { sourceText } from './files.js';
import { fileOf } from './references.js';
import { SourceNode } from './source-node.js';

/** A value in a source file. */
export interface Place {
  readonly file: string;
  readonly node: SourceNode;
}

interface OpenFile {
  readonly top: SourceNode;
  /** Where each line begins. */
  readonly lines: readonly number[];
}

/** Source files with their positions, each parsed when it is first asked for. */
export class Positions {
  readonly #files = new Map<string, OpenFile>();

  /** The top of a file. */
  open(file: string): Place {
    return { file, node: this.#file(file).top };
  }

  /** The element at a key or an index; undefined where there is none. */
  child({ file, node }: Place, token: string): Place | undefined {
    const found = node.child(token);
    return found && { file, node: found };
  }

  /** The place that tokens lead to from another one; the last one known on the way there. */
  walk(from: Place, tokens: readonly string[]): Place {
    let place = from;
    for (const token of tokens) {
      const next = this.child(place, token);
      if (!next) return place;
      place = next;
    }
    return place;
  }

  /** The text of a reference that stands at a place. */
  reference({ node }: Place): string | undefined {
    return node.reference;
  }

  /** The place that a reference leads to, in its own file or in another. */
  follow(from: Place, reference: string): Place {
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? from.file : fileOf(path, from.file);
    return this.walk(this.open(file), tokensOf(fragment));
  }

  /** Line and column of a place, from 1. */
  lineOf({ file, node }: Place): { readonly line: number; readonly column: number } {
    const { lines } = this.#file(file);
    const line = countUpTo(lines, node.offset);
    return { line, column: node.offset - (lines[line - 1] ?? 0) + 1 };
  }

  #file(file: string): OpenFile {
    const known = this.#files.get(file);
    if (known) return known;
    const text = sourceText(file);
    const opened = { top: SourceNode.of(text), lines: lineStarts(text) };
    this.#files.set(file, opened);
    return opened;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** How many of the ascending numbers are at most so large. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
