import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../test/temporary-folder.js';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Creates a temporary folder with files, which can import the packages of the generators. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder(files);
  symlinkSync(packages, join(folder, 'node_modules'));
  return folder;
}
