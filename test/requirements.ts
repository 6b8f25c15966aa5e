import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Something that some tests need and not every machine has, or that is asked for by name. A test says by a tag of
 * this name that it needs it: it is skipped where `isMet` is false, and the end of a run says so.
 */
export interface Requirement {
  /** The tag of the tests. */
  readonly name: RequirementName;
  readonly isMet: boolean;
  /** What is missing, after "need". */
  readonly what: string;
  /** What to do about it, as an imperative. */
  readonly remedy: string;
}

/** The tags that tests may have. */
export type RequirementName =
  | 'chromium'
  | 'postgres'
  | 'openssl'
  | 'linux'
  | 'posix'
  | 'long'
  | 'json-schema-suite';

declare module 'vitest' {
  interface TestTags {
    readonly tags: RequirementName;
  }
}

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium on this machine: `CHROMIUM_PATH`, or where it usually is; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...wellKnown].find((path) => existsSync(path));
}

/**
 * Chromium, for tests with the tag `chromium`.
 * @throws {Error} if there is none
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new Error('No Chromium: install it, or set CHROMIUM_PATH.');
  return path;
}

/**
 * The PostgreSQL server of the tests with the tag `postgres`.
 * @throws {Error} if there is none
 */
export function databaseUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('No PostgreSQL: set TEST_DATABASE_URL.');
  return url;
}

/** Whether the long tests were asked for: searches may go on for as long as they find new ground. */
export const isLong = process.env['LONG_TESTS'] === '1';

/**
 * All requirements, held against this machine.
 * @param long whether the long tests were asked for
 */
export function checkRequirements(long: boolean): readonly Requirement[] {
  return [
    {
      name: 'chromium',
      isMet: findChromium() !== undefined,
      what: 'Chromium',
      remedy: 'Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    },
    {
      name: 'postgres',
      isMet: process.env['TEST_DATABASE_URL'] !== undefined,
      what: 'a PostgreSQL server',
      remedy:
        'Install its programs (Debian: apt-get install postgresql) and run pnpm exec tsx ' +
        'scripts/with-postgres.ts pnpm test, or set TEST_DATABASE_URL.',
    },
    {
      name: 'openssl',
      isMet: spawnSync('openssl', ['version']).status === 0,
      what: 'the command openssl',
      remedy: 'Install it (Debian: apt-get install openssl).',
    },
    {
      name: 'linux',
      isMet: process.platform === 'linux',
      what: 'Linux',
      remedy: 'Run the tests there.',
    },
    {
      name: 'posix',
      isMet: process.platform !== 'win32',
      what: 'a system with POSIX permissions',
      remedy: 'Run the tests there.',
    },
    {
      name: 'json-schema-suite',
      isMet: process.env['JSON_SCHEMA_TEST_SUITE'] !== undefined,
      what: 'the JSON Schema Test Suite',
      remedy: 'Set JSON_SCHEMA_TEST_SUITE to a checkout of json-schema-org/JSON-Schema-Test-Suite.',
    },
    {
      name: 'long',
      isMet: long,
      what: 'more time than a run of all tests may take',
      remedy: 'Run pnpm test:long.',
    },
  ];
}
