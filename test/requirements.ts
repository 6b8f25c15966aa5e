import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tests declare it by a tag of the same name: they are skipped if `isMet` is false, and listed at the end. */
export interface Requirement {
  readonly name: RequirementName;
  readonly isMet: boolean;
  /** The missing thing, to follow the verb "need". */
  readonly what: string;
  /** How to meet the requirement, as an imperative. */
  readonly remedy: string;
}

export type RequirementName =
  | 'chromium'
  | 'postgres'
  | 'openssl'
  | 'linux'
  | 'posix'
  | 'ci'
  | 'long'
  | 'json-schema-suite';

declare module 'vitest' {
  interface TestTags {
    readonly tags: RequirementName;
  }
}

const wellKnown = [
  // Without a user interface: needs half of the CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...wellKnown].find((path) => existsSync(path));
}

/**
 * Returns the path of Chromium, for tests with the tag `chromium`.
 * @throws {Error} if Chromium is not installed
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined)
    throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH.');
  return path;
}

/**
 * Returns the connection string of the PostgreSQL server, for tests with the tag `postgres`.
 * @throws {Error} if TEST_DATABASE_URL is not set
 */
export function databaseUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set.');
  return url;
}

export const isLong = process.env['LONG_TESTS'] === '1';

/** True in CI, where `TEST_REQUIRES` names `ci`, and in long runs: tests that take minutes run on each change. */
export const isCi = isLong || (process.env['TEST_REQUIRES'] ?? '').split(',').includes('ci');

/** All requirements, and whether this machine meets them; `long` for `pnpm test:long`. */
export function checkRequirements(long: boolean): readonly Requirement[] {
  return [
    {
      name: 'chromium',
      isMet: findChromium() !== undefined,
      what: 'Chromium',
      remedy: 'Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
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
      name: 'ci',
      isMet: long || isCi,
      what: 'more time than is left while somebody waits for it',
      remedy: 'Set TEST_REQUIRES=ci, as CI does.',
    },
    {
      name: 'long',
      isMet: long,
      what: 'more time than a run of all tests may take',
      remedy: 'Run pnpm test:long.',
    },
  ];
}
