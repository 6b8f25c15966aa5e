// Generates code from a document (first argument) into a folder (second argument), imports it, and prints the
// diagnostics as JSON. A separate process, so that a hang or crash does not affect other documents.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, DiagnosticError, generate } from '@seller-funds/generators';
import { findLost, findParts } from './second-parser.ts';

const [spec = '', out = ''] = process.argv.slice(2);

/** A file that compiles only if no type of a component is `never`. */
function neverProbe(names: ReadonlyMap<string, readonly string[]>): string {
  const files = [...names].map(([module, ids], index) => {
    const tests = ids.map(
      (id) =>
        `export const _${index}_${id}: [all${index}.${id}] extends [never] ? true : false = false;`,
    );
    return [`import type * as all${index} from './out/types/${module}.js';`, ...tests].join('\n');
  });
  return `${files.join('\n')}\n`;
}

function found({ code, severity, message, location }: Diagnostic): object {
  return { code, severity, message, pointer: location?.pointer };
}

try {
  const { contract, files, warnings } = await generate({ spec });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(out, 'out', path)), { recursive: true });
    writeFileSync(join(out, 'out', path), text);
  }
  const contradictory = new Set(
    warnings
      .filter(({ code }) => code === 'schema/contradiction')
      .map((each) => each.location?.pointer),
  );
  const names = new Map<string, string[]>();
  for (const { name, schema } of contract.schemas) {
    if (!schema.possible || contradictory.has(schema.pointer)) continue;
    names.set(name.module, [...(names.get(name.module) ?? []), name.id]);
  }
  writeFileSync(join(out, 'never.ts'), neverProbe(names));
  const folders = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  for (const folder of folders) await import(join(out, 'out', folder, 'index.ts'));
  const parts = await findParts(spec);
  const pointers = warnings.flatMap(({ location }) => location?.pointer ?? []);
  const lost = parts && findLost(contract, parts, pointers);
  console.log(JSON.stringify({ parts: parts?.size, lost, found: warnings.map(found) }));
} catch (error) {
  if (!(error instanceof DiagnosticError)) throw error;
  console.log(JSON.stringify({ found: error.diagnostics.map(found) }));
  process.exitCode = 1;
}
