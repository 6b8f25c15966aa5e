/** A path template compiled for Hono's router. */
export interface PathTemplate {
  /** The route pattern for Hono, equal for templates that match the same paths. */
  readonly pattern: string;
  /**
   * Returns the percent-encoded parameters of a path; undefined if the path does not match.
   */
  read(path: string): ReadonlyMap<string, string> | undefined;
}

interface Segment {
  /** `0` for fixed text, `1` for text with parameters, `2` for a single parameter. */
  readonly kind: 0 | 1 | 2;
  readonly pattern: string;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

/** Compiles an OpenAPI path template, such as `/pets/{name}` or `/files/{name}.{ending}`. */
export function compileTemplate(template: string): PathTemplate {
  const segments = split(withoutQuery(template)).map(compileSegment);
  return {
    pattern: `/${segments.map((segment) => segment.pattern).join('/')}`,
    read: (path) => readSegments(segments, split(path)),
  };
}

/** A path template without the query that some documents have in it; the name of a parameter may contain its mark. */
export function withoutQuery(template: string): string {
  return /^(?:\{[^{}]+\}|[^?#])*/.exec(template)?.[0] ?? '';
}

/** Sorts fixed text before parameters, as OpenAPI requires if two templates match one path. */
export function compareTemplates(left: string, right: string): number {
  const first = split(left).map(segmentKind);
  const second = split(right).map(segmentKind);
  // Templates of different lengths never match the same path, so their order is arbitrary.
  const differences = [
    first.length - second.length,
    ...first.map((kind, index) => kind - (second[index] ?? 0)),
  ];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The encoded path of a URL without query and fragment. */
export function pathOf(url: string): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3);
  return begin === -1 ? '/' : (url.slice(begin).split(/[?#]/, 1)[0] ?? '/');
}

function split(path: string): string[] {
  return path.replace(/^\//, '').split('/');
}

function compileSegment(text: string, index: number): Segment {
  const names = Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
  const literals = text.split(/\{[^{}]+\}/);
  const source = literals.map(escapeLiteral).join('([^/]+?)');
  const expression = new RegExp(`^${source}$`);
  const kind = segmentKind(text);
  return { kind, names, expression, pattern: honoSegment(kind, text, index, source) };
}

function segmentKind(text: string): Segment['kind'] {
  if (/^\{[^{}]+\}$/.test(text)) return 2;
  return /\{[^{}]+\}/.test(text) ? 1 : 0;
}

/** The Hono pattern of a segment. Parameters are named by index, since names may contain Hono's syntax. */
function honoSegment(kind: Segment['kind'], text: string, index: number, source: string): string {
  if (kind === 2) return `:p${index}`;
  const plain = kind === 0 && /^[\p{L}\p{N}._~%-]*$/u.test(text);
  return plain ? decodeFixed(text) : `:p${index}{${source.replaceAll('([^/]+?)', '[^/]+')}}`;
}

/** Decodes a fixed segment, since Hono compares decoded paths. */
function decodeFixed(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Escapes a literal for a regular expression; braces by code, since Hono uses them as delimiters. */
function escapeLiteral(text: string): string {
  return text
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('{', String.raw`\x7b`)
    .replaceAll('}', String.raw`\x7d`);
}

/** Reads the parameters of a path. Counts segments from the end, since the app may be mounted at a prefix. */
function readSegments(
  segments: readonly Segment[],
  path: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  const offset = path.length - segments.length;
  for (const [index, { kind, names, expression }] of segments.entries()) {
    if (kind === 0) continue;
    const match = expression.exec(path[offset + index] ?? '');
    if (!match) return undefined;
    for (const [place, name] of names.entries()) found.set(name, match[place + 1] ?? '');
  }
  return found;
}
