import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { Contract } from '@seller-funds/generators';
import { parse } from 'yaml';

type Json = Record<string, unknown>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Headers that OpenAPI gives no effect as parameters. */
const ignored = new Set(['accept', 'authorization', 'content-type']);

/**
 * The operations, parameters and component schemas that swagger-parser finds in a document, such as `GET /pets query limit`,
 * with their pointers; undefined if it cannot read the document.
 */
export async function findParts(file: string): Promise<Map<string, string> | undefined> {
  const root = await read(file).catch(() => undefined);
  if (root === undefined) return undefined;
  const { schemas = root['definitions'] } = objectOf(root['components']);
  const found = Object.keys(objectOf(schemas)).map((name) => [`schema ${name}`, ''] as const);
  const paths = Object.entries(objectOf(root['paths'])).flatMap(([path, value]) => {
    const item = resolve(root, value);
    return methods
      .filter((method) => typeof item[method] === 'object')
      .flatMap((method) => {
        const name = `${method.toUpperCase()} ${path}`;
        const pointer = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const own = [item['parameters'], resolve(root, item[method])['parameters']];
        const parameters = own.flatMap((list) => (Array.isArray(list) ? list : []));
        const names = parameters
          .map((each) => nameOf(resolve(root, each)))
          .filter((each) => each !== '');
        return ['', ...names].map((each) => [`${name}${each}`, pointer] as const);
      });
  });
  return new Map([...paths, ...found]);
}

/** The document with its files. The parser refuses versions that it does not know, and numbers as versions. */
async function read(file: string): Promise<Json> {
  const text = objectOf(parse(readFileSync(file, 'utf8'), { uniqueKeys: false, merge: true }));
  const version = text['swagger'] === undefined ? { openapi: '3.1.0' } : { swagger: '2.0' };
  const named = { paths: {}, ...text, ...version, info: { title: '', version: '' } };
  const whole = await SwaggerParser.bundle(file, named as never, { resolve: { http: false } });
  return whole as unknown as Json;
}

/** What our model does not have of the parts that the other parser found, apart from those that a warning is about. */
export function findLost(
  { operations, schemas }: Contract,
  parts: ReadonlyMap<string, string>,
  warned: readonly string[],
): string[] {
  const own = new Set([
    ...schemas.map(({ name }) => `schema ${name.original}`),
    ...operations.flatMap(({ method, path, parameters }) => {
      const name = `${method.toUpperCase()} ${path}`;
      return [name, ...parameters.map((each) => `${name} ${each.in} ${each.name}`)];
    }),
  ]);
  const isTold = (pointer: string): boolean =>
    pointer !== '' && warned.some((each) => each.startsWith(pointer));
  return [...parts].flatMap(([part, pointer]) => (own.has(part) || isTold(pointer) ? [] : part));
}

function nameOf({ in: place, name }: Json): string {
  const isIgnored = place === 'header' && ignored.has(String(name).toLowerCase());
  const isParameter = /^(?:path|query|header|cookie)$/.test(String(place));
  return isParameter && !isIgnored ? ` ${String(place)} ${String(name)}` : '';
}

/** Follows references within the document, which the other parser has made of all; up to a depth, as they may be cyclic. */
function resolve(root: Json, value: unknown, depth = 0): Json {
  const { $ref: reference } = objectOf(value);
  if (typeof reference !== 'string' || depth > 50) return objectOf(value);
  const tokens = reference.split('/').slice(1);
  const names = tokens.map((token) =>
    decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'),
  );
  const target = names.reduce<unknown>((found, name) => objectOf(found)[name], root);
  return resolve(root, target, depth + 1);
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
