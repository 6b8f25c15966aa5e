import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { describePath, type Seed, type SeedFault, type SeedPath, seedSchema } from './seed.js';

interface SeedFile {
  readonly seed: Seed;
  /** Formats a fault with its position: `seed.yaml:12:9: steps[3].body.extRef: …`. */
  readonly describe: (fault: SeedFault) => string;
}

/** Thrown for a seed file that is not valid YAML or does not match the schema; one line of the message per fault. */
export class SeedFileError extends Error {
  override readonly name = 'SeedFileError';
}

/**
 * @param name the name of the file in messages
 * @param text YAML or JSON
 * @throws {SeedFileError} if the text is not valid YAML or does not match the schema
 */
export function readSeed(name: string, text: string): SeedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  if (document.errors.length > 0) {
    throw new SeedFileError(
      document.errors.map(({ pos: [start], message }) => `${at(start)}: ${message}`).join('\n'),
    );
  }
  const describe = ({ path, message }: SeedFault): string =>
    `${at(offsetOf(document, path))}: ${describePath(path)}: ${message}`;
  const result = seedSchema.safeParse(document.toJS());
  if (result.success) return { seed: result.data, describe };
  const faults = result.error.issues.map((issue) =>
    describe({ path: issue.path.map((part) => asPart(part)), message: issue.message }),
  );
  throw new SeedFileError(faults.join('\n'));
}

function asPart(part: PropertyKey): string | number {
  return typeof part === 'symbol' ? String(part) : part;
}

/** Returns the offset of a value; if it is missing, the offset of its nearest existing parent. */
function offsetOf(document: Document, path: SeedPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown =
      length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
