import { codeOf, documentOf, emitFrom } from './emit.js';

/** The endpoint of the one operation of a document, as source on one line, without what all have. */
export async function emittedEndpoint(path: string, operation: string, rest = ''): Promise<string> {
  const paths = `? "${path}"\n: ${operation}`;
  const generated = await emitFrom(documentOf(paths, rest));
  const file = generated.files.find((entry) => entry.path.startsWith('client/api/'))?.path ?? '';
  const [, found = ''] =
    /const endpoint: Endpoint = \{([\s\S]*?)\};\n(?: +const|\n| +return)/.exec(
      codeOf(generated, file),
    ) ?? [];
  return found
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^id: 'a', method: '\w+', path: [^,]+(?:, |$)/, '')
    .replace(/,$/, '');
}

/** A JSON success. */
export const ok = `responses: { '200': { description: "", content: { application/json: {} } } }`;
/** The path item of a GET with these parts. */
export const get = (more: string): string => `{ get: { operationId: a, ${more}, ${ok} } }`;
/** The path item of a POST with these parts. */
export const post = (more: string): string => `{ post: { operationId: a, ${more}, ${ok} } }`;
/** A parameter of an operation. */
export const parameter = (name: string, place: string, rest = 'schema: { type: string }'): string =>
  `{ name: "${name}", in: ${place}, ${place === 'path' ? 'required: true, ' : ''}${rest} }`;
