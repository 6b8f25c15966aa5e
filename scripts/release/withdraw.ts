import { readRecords, type ReleaseRecord, writeRecord } from '../../docs/releases/record.ts';

/**
 * Marks a release as withdrawn in its record, from which the changelog is written.
 * @returns the commands that take it back in the registry and in GitHub, for a person with the rights
 * @throws {Error} if there is no such release
 */
export function withdrawRelease(root: string, version: string, reason: string): readonly string[] {
  const records = readRecords(root);
  const record = records.find((each) => each.version === version);
  if (record === undefined) throw new Error(`There is no record of the release ${version}.`);
  writeRecord(root, { ...record, withdrawn: reason });
  const earlier = records.slice(records.indexOf(record) + 1);
  const text = `'${reason.replaceAll("'", String.raw`'\''`)}'`;
  return [
    ...Object.entries(record.packages).flatMap(([name, released]) => [
      `npm deprecate ${name}@${released} ${text}`,
      ...previous(earlier, name).map((each) => `npm dist-tag add ${name}@${each} latest`),
    ]),
    `gh release edit v${version} --prerelease`,
  ];
}

function previous(earlier: readonly ReleaseRecord[], name: string): string[] {
  const found = earlier.find(
    ({ packages, withdrawn }) => withdrawn === undefined && name in packages,
  );
  return found?.packages[name] === undefined ? [] : [found.packages[name]];
}
