import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from '@seller-funds/generators/diff';
import { parse } from 'yaml';
import type { RecordedChange, ReleaseNote } from '../../docs/releases/record.ts';
import { renderChanges } from '../../docs/releases/render.ts';
import { audienceOf, type Bump, bumpFor } from './bump.js';
import type { Manifest } from './packages.js';

const folder = '.changeset';

/** Returns the texts that people wrote for the next release. */
export function readChangesets(root: string): ReleaseNote[] {
  const files = readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  return files.toSorted().map((file) => {
    const content = readFileSync(join(root, folder, file), 'utf8');
    const [, head = '', text = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(content) ?? [];
    return { packages: Object.keys((parse(head) as object | null) ?? {}), text: text.trim() };
  });
}

/** Writes a changeset for client and one for server packages; for the first release of all, as minor. */
export function writeChangesets(
  root: string,
  changes: readonly RecordedChange[],
  packages: ReadonlyMap<string, Manifest>,
  isFirst: boolean,
): void {
  if (isFirst) {
    const bumps = [...packages.keys()].map((name) => [name, 'minor'] as const);
    return write(root, 'first-release', bumps, 'The first release.');
  }
  for (const audience of audiences) {
    const bumps = [...packages].flatMap(([name, { version }]): [string, Bump][] => {
      // Each release has the version of the contract, so it raises that.
      const least = name === '@seller-funds/contract' ? 'patch' : undefined;
      const bump = bumpFor(changes, audience, version) ?? least;
      return audienceOf.get(name) === audience && bump !== undefined ? [[name, bump]] : [];
    });
    if (bumps.length > 0)
      write(root, `api-for-${audience}`, bumps, renderChanges(changes, { audience }, '####'));
  }
}

function write(
  root: string,
  name: string,
  bumps: readonly (readonly [string, Bump])[],
  text: string,
): void {
  const head = bumps.map(([each, bump]) => `'${each}': ${bump}`).join('\n');
  writeFileSync(join(root, folder, `${name}.md`), `---\n${head}\n---\n\n${text}\n`);
}
