import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';

/** True if a text is probably JSON: its object or array is empty, or begins with a string. */
export function isJsonText(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*["[{\]])/.test(text);
}

/** The error of the JSON parser, if there is one; `fallback` is the offset if the error has none. */
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

/** Finds duplicate keys in the objects of a JSON text; its parser keeps the last value. */
export function findDuplicateKeys(file: string, text: string): Diagnostic[] {
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;
  const open: (Set<string> | undefined)[] = [];
  const diagnostics: Diagnostic[] = [];
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
        diagnostics.push(diagnostic('source/key-twice', { key }, placeOf(file, text, last.index)));
      keys?.add(key);
    }
  }
  return diagnostics;
}

function placeOf(file: string, text: string, offset: number): NonNullable<Diagnostic['location']> {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - before.lastIndexOf('\n'), pointer: '#' };
}
