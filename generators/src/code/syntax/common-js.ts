import { isAscii } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { KeptCode } from './kept-code.js';

/** How a file is run. */
export interface RunOptions {
  /** What the file gets in place of modules that it requires, by the names that it uses. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** What becomes of its source, as it is wrapped, before it is compiled. */
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
  const bytes = readWrapped(file);
  const source = edit ? edit(bytes) : bytes;
  const code = kept?.find(file, source);
  const script = new Script(textOf(source), { filename: file, ...(code && { cachedData: code }) });
  kept?.add(file, source, script);
  const require = nodeModule.createRequire(file);
  const module = { exports: {} };
  const run = script.runInThisContext() as (...values: readonly unknown[]) => void;
  const requireGiven = (name: string): unknown =>
    Object.hasOwn(given, name) ? given[name] : require(name);
  run.call(module.exports, module.exports, requireGiven, module, file, dirname(file));
  return module.exports;
}

/** What a file of CommonJS is wrapped in; on one line, so that its lines are told as they are. */
const head = '(function (exports, require, module, __filename, __dirname) { ';
const tail = '\n})';

/** A wrapped file, read to where it belongs: each copy of nine million characters takes its time. */
function readWrapped(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(head.length + size + tail.length);
    bytes.write(head);
    readSync(descriptor, bytes, head.length, size, 0);
    bytes.write(tail, head.length + size);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

/** Where all is ASCII nothing has to be decoded. */
function textOf(source: Buffer): string {
  return source.toString(isAscii(source) ? 'latin1' : 'utf8');
}
