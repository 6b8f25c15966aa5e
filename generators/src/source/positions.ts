import { dirname, resolve } from 'node:path';
import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { tokensOf } from '../json.js';
import { parseWithPositions, type PositionedFile } from './files.js';

/** A node of a source file. */
export interface Place {
  readonly in: PositionedFile;
  readonly node: Node | null;
}

/** Source files with their positions, each parsed when it is first asked for. */
export class Positions {
  readonly #parsed = new Map<string, PositionedFile>();

  /** The top of a file. */
  open(file: string): Place {
    const parsed = this.#parsed.get(file) ?? parseWithPositions(file);
    this.#parsed.set(file, parsed);
    return { in: parsed, node: parsed.document.contents };
  }

  /** The element at a key or an index; undefined where there is none. */
  child({ in: file, node }: Place, token: string): Place | undefined {
    const found = isMap(node)
      ? // A status code is a number in YAML.
        node.items.find(({ key }) => isScalar(key) && String(key.value) === token)?.value
      : isSeq(node)
        ? node.items[Number(token)]
        : undefined;
    return isNode(found) ? { in: file, node: found } : undefined;
  }

  /** The place that tokens lead to from another one; the last one known on the way there. */
  walk(from: Place, tokens: readonly string[]): Place {
    const [first, ...rest] = tokens;
    const next = first === undefined ? undefined : this.child(from, first);
    return next ? this.walk(next, rest) : from;
  }

  /** The text of a reference that stands at a place. */
  reference({ node }: Place): string | undefined {
    const found = isMap(node) ? node.get('$ref', true) : undefined;
    return isScalar(found) && typeof found.value === 'string' ? found.value : undefined;
  }

  /** The place that a reference leads to, in its own file or in another. */
  follow(from: Place, reference: string): Place {
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? from.in.file : resolve(dirname(from.in.file), path);
    return this.walk(this.open(file), tokensOf(fragment));
  }

  /** Line and column of a place, from 1. */
  lineOf({ in: file, node }: Place): { readonly line: number; readonly column: number } {
    const { line, col } = file.lines.linePos(node?.range?.[0] ?? 0);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }
}
