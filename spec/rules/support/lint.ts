import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import contractPlugin from '../index.ts';

/** A problem in the output of the linter. */
export interface Found {
  /** The file, relative to the fixture, with line and column: `openapi.yaml:12:3`. */
  readonly at: string;
  readonly message: string;
}

/**
 * Runs Redocly with one of our rules on a small document, for the tests of the rules. `files` maps names to contents;
 * `openapi.yaml` is the root document. The files are deleted afterwards. Returns the problems by line and column.
 */
export async function lintWith(
  rule: string,
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Found[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-rule-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const config = await createConfig({
      plugins: [contractPlugin({ contentDir: folder })],
      rules: { [`contract/${rule}`]: { severity: 'error', ...options } },
    });
    const problems = await lint({ ref: join(folder, 'openapi.yaml'), config });
    const found = problems.flatMap(({ message, location }) => {
      const [first] = location.map(getLineColLocation);
      if (first === undefined) return [];
      const file = first.source.absoluteRef.slice(folder.length + 1);
      return [{ at: `${file}:${first.start.line}:${first.start.col}`, message, ...first.start }];
    });
    const ordered = found.toSorted((a, b) => a.line - b.line || a.col - b.col);
    return ordered.map(({ at, message }) => ({ at, message }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The beginning of a small document, before `paths:`. */
export const head = `openapi: 3.1.1
info: { title: Test, version: 1.0.0 }
x-versions:
  v1: { title: Version 1, basePath: /api/v1 }
  v2: { title: Version 2, basePath: /api }
`;
