import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { KeptCode } from './kept-code.js';

/** How a file is run. */
export interface RunOptions {
  /** What the file gets in place of modules that it requires, by the names that it uses. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** What becomes of its source before it is compiled. */
  readonly edit?: (source: Buffer) => Buffer;
}

/** Kept where Node keeps what it compiles, if it does. */
const kept = KeptCode.in(nodeModule.getCompileCacheDir?.());

/** Keeps the code of the files that have been run for the next time, which then starts sooner. */
export function keepCode(): void {
  kept?.store();
}

/**
 * Runs a file of CommonJS and gives its exports, as `require` does. Unlike that it can leave out what
 * a file loads and never uses, and nobody else's `require` sees what came of it.
 * @throws {Error} what the file throws.
 */
export function runCommonJs(file: string, { given = {}, edit }: RunOptions = {}): unknown {
  const bytes = readFileSync(file);
  const source = edit ? edit(bytes) : bytes;
  const code = kept?.find(file, source);
  const script = new Script(
    // On one line, so that the lines of a stack trace are those of the file.
    `(function (exports, require, module, __filename, __dirname) { ${textOf(source)}\n})`,
    { filename: file, ...(code && { cachedData: code }) },
  );
  kept?.add(file, source, script);
  const require = nodeModule.createRequire(file);
  const module = { exports: {} };
  const run = script.runInThisContext() as (...values: readonly unknown[]) => void;
  const requireGiven = (name: string): unknown =>
    Object.hasOwn(given, name) ? given[name] : require(name);
  run.call(module.exports, module.exports, requireGiven, module, file, dirname(file));
  return module.exports;
}

/** Where all is ASCII nothing has to be decoded, which takes its time with nine million characters. */
function textOf(source: Buffer): string {
  return source.toString(isAscii(source) ? 'latin1' : 'utf8');
}
