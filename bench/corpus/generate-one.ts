// Generates from the document of the first argument into the folder of the second, imports what came of it, and
// prints what was found as JSON. A process of its own: what hangs or crashes stops no other document.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, DiagnosticError, generate } from '@seller-funds/generators';

const [spec = '', out = ''] = process.argv.slice(2);

/** The types of components, as one file that compiles only if none of them is `never` without a reason. */
function neverProbe(names: ReadonlyMap<string, readonly string[]>): string {
  const files = [...names].map(([module, ids], index) => {
    const tests = ids.map(
      (id) => `export const _${index}_${id}: [all${index}.${id}] extends [never] ? true : false = false;`,
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
    warnings.filter(({ code }) => code === 'schema/contradiction').map((each) => each.location?.pointer),
  );
  const names = new Map<string, string[]>();
  for (const { name, schema } of contract.schemas) {
    if (!schema.possible || contradictory.has(schema.pointer)) continue;
    names.set(name.module, [...(names.get(name.module) ?? []), name.id]);
  }
  writeFileSync(join(out, 'never.ts'), neverProbe(names));
  const folders = new Set(files.map(({ path }) => path.split('/')[0] ?? ''));
  for (const folder of folders) await import(join(out, 'out', folder, 'index.ts'));
  const { operations, schemas } = contract;
  const counts = { operations: operations.length, schemas: schemas.length };
  console.log(JSON.stringify({ ...counts, found: warnings.map(found) }));
} catch (error) {
  if (!(error instanceof DiagnosticError)) throw error;
  console.log(JSON.stringify({ found: error.diagnostics.map(found) }));
  process.exitCode = 1;
}
