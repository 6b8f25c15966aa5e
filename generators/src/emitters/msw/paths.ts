import { stringLiteral } from '../../code/literals.js';

const special = /[*+?:()[\]{}\\#]/;

/** A path template and the query that some documents have in it. */
export function splitQuery(template: string): readonly [path: string, query: string | undefined] {
  const [, path = template, query] = /^((?:\{[^{}]+\}|[^?#])*)(?:\?([^#]*))?/.exec(template) ?? [];
  return [path, query];
}

/** A path template as an expression for MSW: `'/pets/:id'`, or a regular expression. */
export function routePath(template: string): string {
  const parts = template.split(/\{([^}]*)\}/);
  const isPlain = parts.every((part, index) =>
    index % 2 === 0 ? isPlainText(part, index) : part !== '',
  );
  return isPlain ? stringLiteral(parts.map(plain).join('')) : expression(parts);
}

/** True if the text between two parameters can be written literally: it must not continue a parameter name. */
function isPlainText(text: string, index: number): boolean {
  if (special.test(text)) return false;
  return index === 0 || text === '' ? text !== '' || index !== 0 : !/^\w/.test(text);
}

function plain(part: string, index: number): string {
  if (index % 2 === 0) return part;
  const name = part.replaceAll(/\W/g, '_');
  return `:${/^\d/.test(name) ? '_' : ''}${name}`;
}

function expression(parts: readonly string[]): string {
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : '([^/]+)')).join('');
  return `/${source}\\/?$/`;
}

function escaped(text: string): string {
  return text.replaceAll(/[^\w-]/g, (character) => {
    const code = character.charCodeAt(0);
    return code < 128 ? `\\${character}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
