import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, type Event } from 'js-yaml';
import { maximumDepth } from './nesting.js';

interface ParsedText {
  readonly text: string;
  readonly events: readonly Event[];
  /** For each event, the index after its value. */
  readonly ends: Int32Array;
}

/** A value with its position in a YAML or JSON text. */
export class SourceNode {
  #members: ReadonlyMap<string, SourceNode> | undefined;

  private constructor(
    private readonly source: ParsedText,
    private readonly index: number,
  ) {}

  static of(text: string): SourceNode {
    const events = eventsOf(text);
    // The first event opens the document.
    return new SourceNode({ text, events, ends: endsOf(events) }, 1);
  }

  /** Its start, in characters from the start of the file. */
  get offset(): number {
    const { source, index } = this;
    const event = source.events[index];
    if (event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE) return event.start;
    if (event?.type === EVENT_ID.ALIAS) return event.anchorStart - '*'.length;
    if (event?.type !== EVENT_ID.SCALAR) return 0;
    // An omitted value in YAML starts after its key.
    if (event.valueStart === -1) return this.#endOfKey();
    return event.valueStart - openingLength(source.text, event.style, event.valueStart);
  }

  textAt(key: string): string | undefined {
    const found = this.child(key);
    const event = found?.source.events[found.index];
    return event?.type === EVENT_ID.SCALAR ? getScalarValue(this.source.text, event) : undefined;
  }

  child(token: string): SourceNode | undefined {
    this.#members ??= this.#findMembers();
    return this.#members.get(token);
  }

  #findMembers(): ReadonlyMap<string, SourceNode> {
    const { source, index } = this;
    const { events, ends, text } = source;
    const found = new Map<string, SourceNode>();
    const isMap = events[index]?.type === EVENT_ID.MAPPING;
    if (!isMap && events[index]?.type !== EVENT_ID.SEQUENCE) return found;
    const last = (ends[index] ?? 0) - 1;
    for (let at = index + 1, count = 0; at < last; at = ends[at] ?? last, count += 1) {
      const key = events[at];
      if (isMap) at = ends[at] ?? last;
      const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : '';
      found.set(isMap ? name : String(count), new SourceNode(source, at));
    }
    return found;
  }

  #endOfKey(): number {
    const key = this.source.events[this.index - 1];
    return key?.type === EVENT_ID.SCALAR ? this.source.text.indexOf(':', key.valueEnd) + 1 : 0;
  }
}

/** The parser events; empty for JSON that is not valid YAML, such as with control characters. */
function eventsOf(text: string): Event[] {
  try {
    return parseEvents(text, { maxDepth: maximumDepth });
  } catch {
    return [];
  }
}

function endsOf(events: readonly Event[]): Int32Array {
  const ends = new Int32Array(events.length);
  const open: number[] = [];
  for (const [index, { type }] of events.entries()) {
    if (type === EVENT_ID.POP) ends[open.pop() ?? 0] = index + 1;
    else if (type === EVENT_ID.SCALAR || type === EVENT_ID.ALIAS) ends[index] = index + 1;
    else open.push(index);
  }
  return ends;
}

/** The length of what precedes the text of a scalar: a quote, or the line with `|` or `>`. */
function openingLength(text: string, style: number, start: number): number {
  if (style === SCALAR_STYLE.PLAIN) return 0;
  if (style === SCALAR_STYLE.LITERAL_BLOCK) return start - text.lastIndexOf('|', start - 1);
  return style === SCALAR_STYLE.FOLDED_BLOCK ? start - text.lastIndexOf('>', start - 1) : 1;
}
