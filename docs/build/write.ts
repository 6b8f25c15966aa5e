import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeFiles, type WrittenFile } from '../../spec/bundle/files.ts';
import type { SiteFiles } from './check.ts';

/** Writes the changed files of a site to its folder, and removes obsolete ones. */
export async function writeSite(folder: string, files: SiteFiles): Promise<WrittenFile[]> {
  const written = await writeFiles(folder, files);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (!files.has(relative(folder, file).replaceAll(sep, '/'))) await rm(file);
  }
  return written;
}
