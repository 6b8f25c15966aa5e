import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../generators/src/diff/change.ts';

/** What changed with a release, and why: the changelog, the release notes and the preview are written from it. */
export interface ReleaseRecord {
  /** The version of the release: that of the contract's package. */
  readonly version: string;
  /** Such as `2026-11-28`. */
  readonly date: string;
  readonly packages: Readonly<Record<string, string>>;
  /** The changes of the contract since the previous release, by `pnpm spec:diff`. */
  readonly changes: readonly RecordedChange[];
  /** The texts of the changesets. */
  readonly notes: readonly ReleaseNote[];
  /** Why the release must not be used any more. */
  readonly withdrawn?: string;
}

/** A change of the contract, without its places in files. */
export type RecordedChange = Omit<Change, 'before' | 'after'>;

/** The text of a changeset, and the packages that it is about. */
export interface ReleaseNote {
  readonly packages: readonly string[];
  readonly text: string;
}

/** The folder of the records. */
export const recordFolder = 'spec/releases';

/** Reads the records of all releases, the newest first. */
export function readRecords(root: string): ReleaseRecord[] {
  const folder = join(root, recordFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted((left, right) => right.localeCompare(left, 'en', { numeric: true }))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReleaseRecord);
}

/** Writes the record of a release; returns its file. */
export function writeRecord(root: string, record: ReleaseRecord): string {
  const file = fileOf(record);
  mkdirSync(join(root, recordFolder), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(record, undefined, 2)}\n`);
  return file;
}

/** Removes the record of a release that was never published. */
export function removeRecord(root: string, record: ReleaseRecord): void {
  rmSync(join(root, fileOf(record)));
}

function fileOf({ version }: ReleaseRecord): string {
  return `${recordFolder}/${version}.json`;
}
