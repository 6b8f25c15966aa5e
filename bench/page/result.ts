import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '../install.ts';
import type { Section } from './page.ts';

/** The folder of results, ignored by git. */
export const resultFolder = join(benchFolder, '../dist/bench');

/** Writes the result of a benchmark as `NAME.json` and `NAME.md`, and prints it. */
export function writeResult(name: string, section: Section, tables: readonly string[]): void {
  const text = `${[`# \`${section.command}\``, section.conditions, ...tables].join('\n\n')}\n`;
  mkdirSync(resultFolder, { recursive: true });
  writeFileSync(join(resultFolder, `${name}.md`), text);
  writeFileSync(join(resultFolder, `${name}.json`), `${JSON.stringify(section, undefined, 2)}\n`);
  console.log(`${text}\nWritten to dist/bench/${name}.md and dist/bench/${name}.json.`);
}

/** Reads what `writeResult` wrote. */
export function readResult(name: string): Section {
  return JSON.parse(readFileSync(join(resultFolder, `${name}.json`), 'utf8')) as Section;
}
