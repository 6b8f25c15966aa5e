import type { Location } from '../diagnostics/diagnostic.js';
import { tokensOf } from '../json.js';
import { sourceText } from './files.js';
import { fileOf } from './references.js';
import { localReference } from './self.js';
import { SourceNode } from './source-node.js';

/** The place of a value in a source file. */
export interface Place {
  readonly file: string;
  readonly node: SourceNode;
}

interface OpenFile {
  readonly top: SourceNode;
  /** The offset of each line. */
  readonly lines: readonly number[];
}

/** Positions in source files. Parses each file on first use. */
export class Positions {
  readonly #files = new Map<string, OpenFile>();

  open(file: string): Place {
    return { file, node: this.#file(file).top };
  }

  child({ file, node }: Place, token: string): Place | undefined {
    const found = node.child(token);
    return found && { file, node: found };
  }

  /** Follows tokens from a place; returns the last known place on the way. */
  walk(from: Place, tokens: readonly string[]): Place {
    let place = from;
    for (const token of tokens) {
      const next = this.child(place, token);
      if (!next) return place;
      place = next;
    }
    return place;
  }

  reference({ file, node }: Place): string | undefined {
    const reference = node.textAt('$ref');
    return reference && localReference(this.#file(file).top.textAt('$self'), reference);
  }

  follow(from: Place, reference: string): Place {
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? from.file : fileOf(path, from.file);
    return this.walk(this.open(file), tokensOf(fragment));
  }

  /** The location of what a pointer into a file leads to, or of the nearest parent that is there. */
  locate(file: string, pointer: string): Location {
    return this.locationOf(this.walk(this.open(file), tokensOf(pointer)), pointer);
  }

  locationOf({ file, node }: Place, pointer: string): Location {
    const { lines } = this.#file(file);
    const line = countUpTo(lines, node.offset);
    return { file, line, column: node.offset - (lines[line - 1] ?? 0) + 1, pointer };
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

/** Counts the numbers up to a limit, in an ascending list. */
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
