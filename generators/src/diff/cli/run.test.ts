import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, describe } from 'vitest';
import { documentOf } from '../../testing/document.js';
import { makeFolder } from '../../testing/folder.js';
import { recordPrinted } from '../../testing/printed.js';
import { runDiff } from './run.js';

const printed = recordPrinted();

function filesOf(thing: object): Record<string, string> {
  const operation = {
    operationId: 'makeThing',
    requestBody: { content: { 'application/json': { schema: { $ref: 'Thing.json' } } } },
    responses: { 204: { description: 'Made.' } },
  };
  return {
    'openapi.json': documentOf({ paths: { '/things': { post: operation } } }),
    'Thing.json': JSON.stringify(thing, undefined, 2),
  };
}

/** The repositories by their documents: tests do not change what git has. */
const repositories = new Map<string, string>();

function repository(...documents: Parameters<typeof makeRepository>): string {
  const key = JSON.stringify(documents);
  const folder = repositories.get(key) ?? makeRepository(...documents);
  repositories.set(key, folder);
  return folder;
}

function makeRepository(before: object, after: object, openapi = '3.1.0'): string {
  const files = filesOf(before);
  const text = files['openapi.json']?.replace('3.1.0', openapi) ?? '';
  const folder = makeFolder({ ...files, 'openapi.json': text });
  rmSync(join(folder, 'node_modules'));
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
  for (const [name, content] of Object.entries(filesOf(after)))
    writeFileSync(join(folder, name), content);
  return folder;
}

const short = { type: 'object', properties: { name: { type: 'string', maxLength: 10 } } };
const shorter = { type: 'object', properties: { name: { type: 'string', maxLength: 5 } } };

function run(folder: string, ...args: string[]): Promise<number> {
  return runDiff({ program: 'diff', spec: join(folder, 'openapi.json') }, args);
}

test('compares an edit with the last commit, with positions in both', async () => {
  const folder = repository(short, shorter);
  expect(await run(folder)).toBe(1);
  expect(printed.out).toContain('Breaking for clients, risky for servers');
  expect(printed.out).toContain('request/limit-narrowed  maxLength: 10 → 5');
  expect(printed.out).toContain('POST /things · body.name');
  expect(printed.out).toMatch(/HEAD:Thing\.json:6 → \S*Thing\.json:6/);
  expect(printed.out).not.toContain('\u001B');
});

test('leaves index and work tree unchanged', async () => {
  const folder = repository(short, shorter);
  const status = (): string =>
    execFileSync('git', ['status', '--short'], { cwd: folder }).toString();
  const before = status();
  await run(folder);
  expect(status()).toBe(before);
});

test('reports no change without an edit', async () => {
  expect(await run(repository(short, short))).toBe(0);
  expect(printed.out).toContain('Nothing has changed.');
});

test('--fail-on and --for set the level that fails, and for whom', async () => {
  const folder = repository(shorter, short);
  expect(await run(folder)).toBe(0);
  expect(await run(folder, '--for', 'servers')).toBe(1);
  expect(await run(folder, '--for', 'both')).toBe(1);
  expect(await run(folder, '--fail-on', 'compatible')).toBe(1);
  expect(await run(folder, '--for', 'both', '--fail-on', 'none')).toBe(0);
});

test('writes JSON with all changes to the file of --output', async () => {
  const folder = repository(short, shorter);
  const output = join(folder, 'diff.json');
  expect(await run(folder, 'HEAD', '--format', 'json', '--output', output)).toBe(1);
  expect(printed.out).toBe('');
  const found = JSON.parse(readFileSync(output, 'utf8')) as Record<string, unknown>;
  expect(found).toMatchObject({
    base: 'HEAD',
    worst: { clients: 'breaking', servers: 'risky' },
    counts: { clients: { breaking: 1, risky: 0 }, servers: { risky: 1 } },
    changes: [
      {
        rule: 'request/limit-narrowed',
        occurrences: [{ operation: 'POST /things', field: 'body.name' }],
        before: { file: 'HEAD:Thing.json', line: 6, column: 20 },
      },
    ],
  });
});

test('escapes text of the document in Markdown', async () => {
  const hostile = { type: 'string', enum: ['`<b>\n# x`'] };
  const folder = repository({ type: 'string', enum: ['a'] }, hostile);
  expect(await run(folder, '--format', 'markdown')).toBe(1);
  expect(printed.out).toContain('``values: without "a", also "`<b>\\n# x`"``');
  expect(printed.out).not.toMatch(/^# x/m);
});

test('compares with a file, without a repository', async () => {
  const old = makeFolder(filesOf(short));
  const now = makeFolder(filesOf(shorter));
  expect(await run(now, join(old, 'openapi.json'))).toBe(1);
  expect(printed.out).toContain('maxLength: 10 → 5');
});

test('compares with another path in a revision', async () => {
  const folder = repository(short, shorter);
  const moved = join(folder, 'api.json');
  writeFileSync(moved, readFileSync(join(folder, 'openapi.json')));
  expect(await runDiff({ program: 'diff', spec: moved }, ['HEAD'])).toBe(2);
  expect(printed.errors).toContain('HEAD:api.json:1:1 error');
  expect(await runDiff({ program: 'diff', spec: moved }, ['HEAD:openapi.json'])).toBe(1);
});

test.each([
  [['nonsense'], '"nonsense" is neither a file nor a revision'],
  [['--output=/dev/null/x'], 'Cannot write --output: a part of its path is a file.'],
  [['--upload-pack=x'], 'Unknown option'],
  [['--', '--', '--all'], '"--all" is neither a file nor a revision'],
  [['HEAD', 'a.yaml', 'HEAD~1'], 'Unexpected argument "HEAD~1"'],
  [['--format', 'xml'], '--format takes terminal, markdown, annotations or json, not "xml".'],
  [['--fail-on', 'much'], '--fail-on takes docs, compatible, risky, breaking or none'],
  [['--for', 'me'], '--for takes clients, servers or both'],
])('%j is rejected with a message', async (args, message) => {
  expect(await run(repository(short, shorter), ...args)).toBe(2);
  expect(printed.errors).toContain(message);
  expect(printed.errors).not.toContain('    at ');
});

test('rejects a revision without a repository', async () => {
  expect(await run(makeFolder(filesOf(short)))).toBe(2);
  expect(printed.errors).toContain('is in no git repository');
});

test('reports the revision of a base that cannot be read', async () => {
  const folder = repository(short, short, '2.0');
  expect(await run(folder)).toBe(2);
  expect(printed.errors).toContain('HEAD:openapi.json:1:');
  expect(printed.errors).toContain('[document/version]');
});

test('annotates the line of a change', async () => {
  const folder = repository(short, shorter);
  expect(await run(folder, '--format', 'annotations')).toBe(1);
  expect(printed.out).toMatch(
    /^::error file=\S*Thing\.json,line=6,title=breaking%3A request\/limit-narrowed::maxLength: 10 → 5%0A/,
  );
});

async function runWith(...entries: object[]): Promise<number> {
  const folder = repository(short, shorter);
  writeFileSync(join(folder, 'accepted.yaml'), JSON.stringify(entries, undefined, 1));
  return run(folder, '--accept', join(folder, 'accepted.yaml'));
}

describe('--accept', () => {
  const entry = {
    rule: 'request/limit-narrowed',
    at: 'POST /things · *',
    reason: 'Agreed.',
    until: '9999-01-01',
  };
  test('lists an accepted change apart, and does not fail for it', async () => {
    expect(await runWith(entry)).toBe(0);
    expect(printed.out).toMatch(
      /Nothing has changed\.\n\nAccepted\n.*limit-narrowed.*\n.*body\.name\n.*\n.*until 9999-01-01: Agreed\./,
    );
  });

  test.each([
    [
      'an unknown rule',
      { rule: 'request/limits' },
      /accepted\.yaml:3: rule is not the name of a rule/,
    ],
    [
      'another place',
      { at: 'GET /things' },
      /accepted\.yaml:2: there is no change .* at GET \/things/,
    ],
    ['a day that has passed', { until: '2020-01-01' }, /accepted\.yaml:2: expired on 2020-01-01/],
    ['no reason', { reason: undefined }, /accepted\.yaml:2: reason .*/],
  ])('rejects an entry with %s', async (_, change, message) => {
    expect(await runWith({ ...entry, ...change })).toBe(2);
    expect(printed.errors).toMatch(message);
  });
});
