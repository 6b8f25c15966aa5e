import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'esbuild';

/** A relative import in the output of esbuild, which uses double quotes. */
const imports = /((?:\bfrom|\bimport)\s*\(?\s*)"(\.[^"]*)"/g;

/**
 * Compiles a module and its relative imports to separate files, like the build of a project, so that Node
 * can import the result.
 * @returns the compiled module
 */
export async function transpile(from: string, entry: string, to: string): Promise<string> {
  const queue = [join(from, entry)];
  const seen = new Set(queue);
  for (const file of queue) {
    const target = join(to, compiledName(relative(from, file)));
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.json')) {
      copyFileSync(file, target);
      continue;
    }
    const options = { loader: 'ts', format: 'esm', target: 'es2023', tsconfigRaw: {} } as const;
    const { code } = await transform(readFileSync(file, 'utf8'), options);
    const resolved = code.replaceAll(imports, (_all, before: string, specifier: string) => {
      const found = resolveModule(dirname(file), specifier);
      if (!seen.has(found)) queue.push(found);
      seen.add(found);
      const path = compiledName(relative(dirname(file), found)).replaceAll('\\', '/');
      return `${before}"${path.startsWith('.') ? path : `./${path}`}"`;
    });
    writeFileSync(target, resolved);
  }
  writeFileSync(join(to, 'package.json'), '{ "type": "module" }\n');
  return join(to, compiledName(entry));
}

/** Resolves a specifier to a source file, with any extension that generators use. */
export function resolveModule(folder: string, specifier: string): string {
  const path = join(folder, specifier);
  const stem = path.replace(/\.js$/, '');
  const found = [path, `${stem}.ts`, `${path}.ts`, join(path, 'index.ts')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
  if (found === undefined) throw new Error(`${specifier} is imported and was not emitted.`);
  return found;
}

function compiledName(path: string): string {
  return path.replace(/\.ts$/, '.js');
}
