import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFolder } from '../generate/tool.ts';

type Json = Record<string, unknown>;

const prefix = '#/components/schemas/';

/**
 * Converts the contract for Dredd and Portman: to OpenAPI 3.0, without circular schemas, and only with the responses
 * that a documented request can get (2xx and 401).
 * @param source the path of the bundled document
 * @returns the path of the file, which is written to the folder
 */
export function writeDocument(source: string, folder: string): string {
  const file = join(folder, 'openapi-3.0.json');
  const converter = join(toolFolder('dredd'), 'node_modules/@apiture/openapi-down-convert');
  const program = join(converter, 'lib/src/cli.js');
  execFileSync(process.execPath, [program, '--input', source, '--output', file]);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Json;
  dropErrors(document['paths'] as Json);
  cutCycles((document['components'] as { schemas: Json }).schemas);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

function dropErrors(paths: Json): void {
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item as Json))) {
    const { responses } = operation as { responses?: Json };
    for (const status of Object.keys(responses ?? {})) {
      if (!/^(?:2|401)/.test(status)) Reflect.deleteProperty(responses ?? {}, status);
    }
  }
}

/** Replaces circular references with a schema that allows everything. */
function cutCycles(schemas: Json): void {
  const done = new Set<string>();
  const visit = (name: string, around: readonly string[]): void => {
    if (!done.has(name)) walk(schemas[name], [...around, name]);
    done.add(name);
  };
  const walk = (part: unknown, around: readonly string[]): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      const reference: unknown = (inner as { $ref?: unknown } | null)?.$ref;
      if (typeof reference !== 'string' || !reference.startsWith(prefix)) walk(inner, around);
      else if (around.includes(reference.slice(prefix.length))) Reflect.set(part, key, {});
      else visit(reference.slice(prefix.length), around);
    }
  };
  for (const name of Object.keys(schemas)) visit(name, []);
}
