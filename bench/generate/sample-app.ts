import type { FoundExport } from './find-export.ts';
import type { SampleOperation } from './documents.ts';

/** The names of the parameters of a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
}

/** An object literal with a value for each path parameter. */
export function pathObject({ path }: SampleOperation): string {
  return `{ ${pathParameters(path)
    .map((name) => `${JSON.stringify(name)}: '1'`)
    .join(', ')} }`;
}

/** Arguments with a value for each path parameter. */
export function pathArguments({ path }: SampleOperation): string {
  return pathParameters(path)
    .map(() => `'1'`)
    .join(', ');
}

/** An app that imports one symbol and prints the result of a call. */
export function callApp(
  found: FoundExport | undefined,
  call: (name: string) => string,
): string | undefined {
  return found && `${importOf(found)}\n${call(found.name)}.then(console.log);\n`;
}

/** An app that imports one symbol and prints whether an unknown value is valid. */
export function checkApp(
  found: FoundExport | undefined,
  validator: (name: string) => string = (name) => name,
): string | undefined {
  return (
    found &&
    `${importOf(found)}\nconsole.log(${validator(found.name)}.safeParse(globalThis.input).success);\n`
  );
}

function importOf({ name, module }: FoundExport): string {
  return `import { ${name} } from '${module}';`;
}
