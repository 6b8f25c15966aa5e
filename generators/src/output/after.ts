import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { header, type PrintedFile } from '../code/print.js';
import { type DiagnosticError, fault } from '../diagnostics/diagnostic.js';

/**
 * Runs a command, such as a formatter, on files before they are compared and written: in a temporary folder beside the
 * output folder, where it finds its configuration.
 * @throws {DiagnosticError} if it fails, or removes a file or the first line of a file.
 */
export async function runAfter(
  command: string,
  files: readonly PrintedFile[],
  root: string,
): Promise<PrintedFile[]> {
  const out = resolve(root);
  const folder = join(dirname(out), `.${basename(out)}-${process.pid}`);
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await run(command, folder);
    return files.map(({ path }) => ({ path, text: read(command, folder, path) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(command: string, folder: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(join(folder, path), 'utf8');
  } catch {
    throw failed(command, `it removed ${path}`);
  }
  if (path.endsWith('.ts') && !text.startsWith(header.trimEnd())) {
    throw failed(command, `it removed the first line of ${path}, which marks it as generated`);
  }
  return text;
}

async function run(command: string, folder: string): Promise<void> {
  const child = spawn(command, { cwd: folder, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const code = await new Promise<number | null>((settle, fail) => {
    child.on('error', fail).on('close', settle);
  });
  if (code === 0) return;
  const said = Buffer.concat(output).toString().trim();
  const status = code === null ? 'a signal' : `exit code ${code}`;
  throw failed(command, `it ended with ${status}${said === '' ? '' : `: ${said}`}`);
}

function failed(command: string, reason: string): DiagnosticError {
  return fault('output/command', { command, reason });
}
