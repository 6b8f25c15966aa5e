import type { SourceNode } from './source-node.js';

/** The characters by which values are told apart. */
const code = { quote: 34, backslash: 92, openList: 91, closeList: 93, openMap: 123, closeMap: 125 };

/**
 * A value of a JSON text that finds its members when it is asked for them: a large document is never
 * turned into nodes as a whole, which would take longer than all that generating needs.
 */
export class JsonNode implements SourceNode {
  #members: ReadonlyMap<string, JsonNode> | undefined;

  /**
   * @param text well-formed JSON
   * @param offset where the value begins in it
   */
  constructor(
    private readonly text: string,
    readonly offset: number,
  ) {}

  /** The value of a whole text. */
  static of(text: string): JsonNode {
    return new JsonNode(text, skipBlanks(text, 0));
  }

  get reference(): string | undefined {
    const found = this.child('$ref');
    if (found?.text.charCodeAt(found.offset) !== code.quote) return undefined;
    return readString(found.text, found.offset).value;
  }

  child(token: string): JsonNode | undefined {
    this.#members ??= this.#findMembers();
    return this.#members.get(token);
  }

  #findMembers(): ReadonlyMap<string, JsonNode> {
    const { text, offset } = this;
    const found = new Map<string, JsonNode>();
    const opening = text.charCodeAt(offset);
    const isMap = opening === code.openMap;
    if (!isMap && opening !== code.openList) return found;
    const closing = isMap ? code.closeMap : code.closeList;
    let at = skipBlanks(text, offset + 1);
    for (let index = 0; text.charCodeAt(at) !== closing; index += 1) {
      let key = String(index);
      if (isMap) {
        const { value, end } = readString(text, at);
        key = value;
        at = skipBlanks(text, skipBlanks(text, end) + 1);
      }
      found.set(key, new JsonNode(text, at));
      at = skipBlanks(text, skipValue(text, at));
      if (text[at] === ',') at = skipBlanks(text, at + 1);
    }
    return found;
  }
}

/** The string at a quote, and where the text goes on behind it. */
function readString(text: string, start: number): { readonly value: string; readonly end: number } {
  const end = skipString(text, start);
  return { value: JSON.parse(text.slice(start, end)) as string, end };
}

/** What a value's end depends on: the rest of a text is passed over by the engine's own search. */
const mark = /["[\]{}]/g;

/** The place behind the value at a place. */
function skipValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === code.quote) return skipString(text, start);
  if (!isOpening(first)) return skipScalar(text, start);
  let depth = 1;
  mark.lastIndex = start + 1;
  while (depth > 0 && mark.test(text)) {
    const found = text.charCodeAt(mark.lastIndex - 1);
    if (found === code.quote) mark.lastIndex = skipString(text, mark.lastIndex - 1);
    else depth += isOpening(found) ? 1 : -1;
  }
  return mark.lastIndex;
}

function isOpening(found: number): boolean {
  return found === code.openMap || found === code.openList;
}

function skipString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  // A quote behind an odd number of backslashes is part of the text.
  while (countBackslashes(text, at) % 2 === 1) at = text.indexOf('"', at + 1);
  return at + 1;
}

/** How many backslashes stand right before a place. */
function countBackslashes(text: string, end: number): number {
  let at = end;
  while (text.charCodeAt(at - 1) === code.backslash) at -= 1;
  return end - at;
}

/** A number, `true`, `false` or `null`. */
function skipScalar(text: string, start: number): number {
  let at = start;
  while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at += 1;
  return at;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}
