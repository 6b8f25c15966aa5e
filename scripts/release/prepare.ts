import { join } from 'node:path';
import { changesSince } from '@seller-funds/generators/diff';
import {
  readRecords,
  recordFolder,
  type RecordedChange,
  type ReleaseRecord,
  removeRecord,
  writeRecord,
} from '../../docs/releases/record.ts';
import { documentationExtensions } from '../../spec/rules/support/extensions.ts';
import { pnpmCommand } from '../processes/pnpm-command.js';
import { run } from '../processes/run.js';
import { readChangesets, writeChangesets } from './changeset.js';
import { readPackages } from './packages.js';

const contract = '@seller-funds/contract';

/** Returns the tag of a release. */
export function tagOf({ version }: Pick<ReleaseRecord, 'version'>): string {
  return `v${version}`;
}

/**
 * Prepares a release: raises the versions by the changesets and by the changes of the contract since the last release,
 * writes the changelogs of the packages and the record of the release. A record without a tag belongs to a release that
 * was never finished: the new one replaces it.
 * @param root the repository, with all tags
 * @param today such as `2026-11-28`
 */
export async function prepareRelease(root: string, today: string): Promise<ReleaseRecord> {
  const [command, ...before] = pnpmCommand();
  const pnpm = (...args: string[]): Promise<string> => run(command, [...before, ...args], root);
  const { released, unfinished } = await readReleases(root);
  const changes = await changesOf(root, released, today);
  const written = readChangesets(root);
  const old = readPackages(root);
  writeChangesets(root, changes, old, released === undefined && unfinished.length === 0);
  await pnpm('exec', 'changeset', 'version');
  // The generated client contains its version, for the User-Agent header.
  await pnpm('run', 'generate', '--only', 'client');
  const raised = [...readPackages(root)].filter(
    ([name, { version }]) => version !== old.get(name)?.version,
  );
  const packages = Object.fromEntries(raised.map(([name, { version }]) => [name, version]));
  for (const record of unfinished) removeRecord(root, record);
  const record = {
    version: packages[contract] ?? '',
    date: today,
    packages: Object.assign({}, ...unfinished.map((each) => each.packages), packages) as object,
    changes,
    notes: [...unfinished.flatMap((each) => each.notes), ...written],
  } as ReleaseRecord;
  writeRecord(root, record);
  return record;
}

/** The releases: the last one that has a tag, and later ones that have none. */
export async function readReleases(root: string): Promise<{
  readonly released: ReleaseRecord | undefined;
  /** The oldest first. */
  readonly unfinished: readonly ReleaseRecord[];
}> {
  const tags = (await run('git', ['tag', '--list', 'v*'], root)).split('\n');
  const records = readRecords(root);
  const index = records.findIndex((record) => tags.includes(tagOf(record)));
  return {
    released: records[index],
    unfinished: records.slice(0, index === -1 ? undefined : index).toReversed(),
  };
}

async function changesOf(
  root: string,
  released: ReleaseRecord | undefined,
  today: string,
): Promise<RecordedChange[]> {
  if (released === undefined) return [];
  const documentation = documentationExtensions();
  const spec = join(root, 'spec/openapi.yaml');
  const found = await changesSince(tagOf(released), spec, { documentation, today });
  return found.map(({ before: _before, after: _after, ...change }) => change);
}

/** Returns why a prepared release cannot be published; undefined if it can. */
export async function findStaleRecord(root: string): Promise<string | undefined> {
  const { released, unfinished } = await readReleases(root);
  const version = readPackages(root).get(contract)?.version ?? '';
  const record = [...unfinished, released].find((each) => each?.version === version);
  if (record === undefined) return `${recordFolder} has no record of ${version}.`;
  if (record === released) {
    const [tagged, head] = await Promise.all(
      [tagOf(record), 'HEAD'].map((name) => run('git', ['rev-list', '-n1', name], root)),
    );
    // A run that ended after the tag goes on.
    return tagged === head ? undefined : `${tagOf(record)} is another commit: prepare a release.`;
  }
  if (readChangesets(root).length > 0) return 'There are changesets that it does not contain.';
  const changes = JSON.stringify(await changesOf(root, released, record.date));
  if (changes === JSON.stringify(record.changes)) return undefined;
  return `The contract is not that of ${recordFolder}/${version}.json.`;
}
