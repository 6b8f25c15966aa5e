// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A path template in the form in which Hono's router takes it. */
export interface PathTemplate {
  /** The route for Hono. Equal for templates that match the same paths. */
  readonly pattern: string;
  /**
   * Takes the parameters' texts, still percent-encoded, from the path of a request that matched.
   * Undefined where the path does not match after all.
   */
  read(path: string): ReadonlyMap<string, string> | undefined;
}

interface Segment {
  /** `0` for fixed text, `1` for text with parameters in it, `2` for a parameter alone. */
  readonly kind: 0 | 1 | 2;
  readonly pattern: string;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

/** Reads an OpenAPI path template, such as `/pets/{name}` or `/files/{name}.{ending}`. */
export function compileTemplate(template: string): PathTemplate {
  const segments = split(template).map(compileSegment);
  return {
    pattern: `/${segments.map((segment) => segment.pattern).join('/')}`,
    read: (path) => readSegments(segments, split(path)),
  };
}

/** Puts fixed text before parameters, as OpenAPI demands where two templates match one path. */
export function compareTemplates(left: string, right: string): number {
  const first = split(left).map(compileSegment);
  const second = split(right).map(compileSegment);
  // Templates of different lengths match no path in common; their order only has to be one.
  const differences = [
    first.length - second.length,
    ...first.map((segment, index) => segment.kind - (second[index]?.kind ?? 0)),
  ];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The path of a URL as it was sent: not decoded, without query and fragment. */
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
  const kind = names.length === 0 ? 0 : text === `{${names[0]}}` ? 2 : 1;
  return { kind, names, expression, pattern: honoSegment(kind, text, index, source) };
}

/** Parameters are named by their place: their own names may hold what Hono reads as syntax. */
function honoSegment(kind: Segment['kind'], text: string, index: number, source: string): string {
  if (kind === 2) return `:p${index}`;
  const plain = kind === 0 && /^[\p{L}\p{N}._~%-]*$/u.test(text);
  return plain ? decodeFixed(text) : `:p${index}{${source.replaceAll('([^/]+?)', '[^/]+')}}`;
}

/** Hono compares with the decoded path. */
function decodeFixed(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Braces delimit expressions in Hono's routes, so they are written by their codes. */
function escapeLiteral(text: string): string {
  return text
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('{', String.raw`\x7b`)
    .replaceAll('}', String.raw`\x7d`);
}

/** The app may be mounted below a path of its own, so segments are counted from the end. */
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
