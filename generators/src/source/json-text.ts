import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';

/** Whether a text was meant as JSON: the first thing in its object or array is a string, or nothing. */
export function isJsonText(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*["[{\]])/.test(text);
}

/** What JSON itself says of a malformed text, once; `fallback` is where it does not say where. */
export function findJsonSyntaxError(
  file: string,
  text: string,
  fallback: number,
): Diagnostic | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const end = message.includes('end of JSON') ? text.trimEnd().length : fallback;
    const reason = message.replace(/ in JSON at position.*$| at position.*$/s, '');
    return diagnostic('source/syntax', { reason }, placeOf(file, text, Number(position ?? end)));
  }
}

/** The keys that stand twice in one object of a JSON text, of which its parser keeps the last. */
export function findDuplicateKeys(file: string, text: string): Diagnostic[] {
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;
  const open: (Set<string> | undefined)[] = [];
  const found: Diagnostic[] = [];
  let last = { text: '', index: 0 };
  for (let match = tokens.exec(text); match !== null; match = tokens.exec(text)) {
    const [token] = match;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') last = { text: token, index: match.index };
    else {
      const keys = open.at(-1);
      const key = last.text.includes('\\')
        ? (JSON.parse(last.text) as string)
        : last.text.slice(1, -1);
      if (keys?.has(key))
        found.push(diagnostic('source/key-twice', { key }, placeOf(file, text, last.index)));
      keys?.add(key);
    }
  }
  return found;
}

function placeOf(file: string, text: string, offset: number): NonNullable<Diagnostic['location']> {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - before.lastIndexOf('\n'), pointer: '#' };
}
