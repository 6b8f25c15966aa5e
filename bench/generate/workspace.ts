import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { resultFolder } from '../page/result.ts';
import type { BenchDocument } from './documents.ts';
import type { Emitted } from './result.ts';
import { packagesOf, type Task, type Tool } from './tool.ts';

/** The folder of a tool and a document, with `out` and everything derived from it. */
export function workFolder(document: BenchDocument, tool: Tool): string {
  return join(resultFolder, 'generate', document.name, tool.name);
}

/** Creates an empty folder for a run, which can import the packages of the tool. */
export function prepare(document: BenchDocument, tool: Tool): Task {
  const folder = workFolder(document, tool);
  rmSync(folder, { recursive: true, force: true });
  const out = join(folder, 'out');
  mkdirSync(out, { recursive: true });
  symlinkSync(join(packagesOf(tool), 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { document: document.file, out, operation: document.operation };
}

/** The size of the output. */
export function emittedIn(out: string): Emitted {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
