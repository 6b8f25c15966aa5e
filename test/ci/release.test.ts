// Follows docs/releasing.md from the first release to the second, which is taken back, with a registry and a Git remote on
// this machine. The registry is installed from npm by this test only.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { pnpmCommand } from '../../scripts/processes/pnpm-command.js';
import { root } from '../../scripts/processes/run-node.js';
import { run } from '../../scripts/processes/run.js';
import { startProcess } from '../../scripts/processes/start-process.js';
import { temporaryFolder } from '../temporary-folder.js';

const repository = 'https://git.example/money/seller-funds';

let folder: string;
let clone: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  if (process.env['LONG_TESTS'] !== '1') return undefined;
  folder = temporaryFolder();
  clone = join(folder, 'clone');
  const remote = join(folder, 'remote.git');
  await run('git', ['clone', '--quiet', '--bare', '--no-tags', root, remote], folder);
  await run('git', ['clone', '--quiet', remote, clone], folder);
  const registry = await startRegistry(join(folder, 'registry'));
  const npmrc = join(folder, 'npmrc');
  const { host } = new URL(registry.url);
  writeFileSync(npmrc, `@seller-funds:registry=${registry.url}\n//${host}/:_authToken=any\n`);
  const author = { GIT_AUTHOR_NAME: 'Team', GIT_AUTHOR_EMAIL: 'team@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Team', GIT_COMMITTER_EMAIL: 'team@example.com' };
  environment = { ...process.env, ...author, ...committer, npm_config_userconfig: npmrc };
  return () => registry.stop();
}, 600_000);

async function startRegistry(home: string) {
  mkdirSync(home);
  const rights = { access: '$all', publish: '$all', unpublish: '$all' };
  const config = { storage: './storage', packages: { '**': rights }, log: { level: 'warn' } };
  writeFileSync(join(home, 'config.yaml'), JSON.stringify(config));
  // One of its dependencies asks for the tag `cjs`, which not every registry has.
  const manifest = { private: true, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', 'verdaccio@6.10.4'], home);
  const url = `http://127.0.0.1:${await freePort()}/`;
  const program = join(home, 'node_modules/verdaccio/bin/verdaccio');
  const { stop } = await startProcess(
    [process.execPath, program, '--config', 'config.yaml', '--listen', url],
    /http address/,
    { cwd: home },
  );
  return { url, stop };
}

const git = (...args: string[]): Promise<string> => run('git', args, clone, environment);
const npm = async (...args: string[]): Promise<string> =>
  (await run('npm', args, folder, environment)).trim();

function pnpm(...args: string[]): Promise<string> {
  const [command, ...before] = pnpmCommand();
  return run(command, [...before, ...args], clone, environment);
}

async function commitAndPush(message: string): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
  await git('push', '--quiet', 'origin', 'HEAD');
}

function publish(until = /$./): Promise<string[]> {
  const args = [join(clone, 'scripts/release/publish.ts'), 'dist/release'];
  // npm lists the files of a package on standard error, which would fill a pipe that nobody reads.
  const child = spawn(process.execPath, args, {
    cwd: clone,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    // With the npm that it has started.
    if (until.test(output) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });
  return new Promise((resolve) => {
    child.once('close', () => resolve(output.match(/^\S+ (?:published|tagged|is .*)$/gm) ?? []));
  });
}

const read = (file: string): string => readFileSync(join(clone, file), 'utf8');

async function release(): Promise<void> {
  const manifest = JSON.parse(read('package.json')) as object;
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...manifest, repository }));
  await pnpm('install', '--frozen-lockfile', '--prefer-offline');
  await pnpm('release', 'prepare');
  await commitAndPush('Release 0.1.0');
  expect(await pnpm('release', '--pack-only')).toContain('Ready to publish: ');
  const first = await publish(/published\n/);
  expect(first).toEqual(['@seller-funds/contract@0.1.0 published']);
  const second = await publish(/sandbox@0\.1\.0 published\n/);
  expect(second[0]).toBe('@seller-funds/contract@0.1.0 is in the registry');
  const last = await publish();
  expect(last.at(-1)).toBe('v0.1.0 tagged');
  const published = [...first, ...second, ...last].filter((line) => line.endsWith(' published'));
  expect(new Set(published).size).toBe(10);
  const place = (name: string): number =>
    published.findIndex((line) => line.startsWith(`@seller-funds/${name}@`));
  for (const [before, after] of [
    ['contract', 'validators'],
    ['validators', 'client'],
    ['webhooks', 'sandbox'],
    ['command', 'conformance'],
  ] as const)
    expect([before, place(before) < place(after)]).toEqual([before, true]);
  expect((await publish()).every((line) => / is (?:in the registry|tagged)$/.test(line))).toBe(
    true,
  );
  const head = (await git('rev-parse', 'HEAD')).trim();
  expect(await git('ls-remote', 'origin', 'refs/tags/v0.1.0')).toContain(head);
}

async function installByName(): Promise<void> {
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '@seller-funds/client', 'zod'], app, environment);
  const code =
    "import { createClient } from '@seller-funds/client'; console.log(typeof createClient)";
  expect(await run(process.execPath, ['-e', code], app)).toBe('function\n');
  const shown = await npm('view', '@seller-funds/client', 'homepage', 'bugs.url', '--json');
  expect(JSON.parse(shown)).toEqual({
    homepage: `${repository}/tree/v0.1.0/packages/client#readme`,
    'bugs.url': `${repository}/issues`,
  });
}

async function releaseAgain(): Promise<void> {
  const schema = 'spec/v2/schemas/v2.Division.yaml';
  const note = '  note:\n    type: string\n    description: A note (D54).\n    x-decision: D54\n';
  writeFileSync(join(clone, schema), read(schema).replace('  kycTier:\n', `${note}  kycTier:\n`));
  const head = "---\n'@seller-funds/sandbox': patch\n---\n\n";
  writeFileSync(join(clone, '.changeset/faster.md'), `${head}It starts faster.\n`);
  await pnpm('generate');
  await commitAndPush('Add a field');
  await git('fetch', '--quiet', '--tags');
  const preview = join(folder, 'preview.md');
  await pnpm('release', 'preview', '--output', preview);
  await pnpm('release', 'prepare');
  await commitAndPush('Release 0.1.1');
  expect(await pnpm('release', '--pack-only')).toContain('Ready to publish: ');
  const notes = read('dist/release/notes.md');
  expect(readFileSync(preview, 'utf8')).toBe(`# Next release: 0.1.1\n\n${notes}`);
  expect(notes).toContain('`response 200[].note`: `new optional property`');
  expect(notes).toContain('- **sandbox**: It starts faster.');
  const lines = await publish();
  expect(lines.at(-1)).toBe('v0.1.1 tagged');
  expect(lines).toContain('@seller-funds/generators@0.1.0 is in the registry');
  expect(await npm('view', '@seller-funds/client', 'version')).toBe('0.1.1');
}

async function publishDocs(): Promise<void> {
  const pages = join(folder, 'pages');
  await pnpm('docs:build');
  await pnpm('docs:publish', '--to', pages, '--ref', 'refs/tags/v0.1.1');
  const changelog = readFileSync(join(pages, '0.1.1/changelog.html'), 'utf8');
  expect(changelog).toContain('<a href="v2.listDivisions.html"><code>GET /api/divisions');
  expect(changelog).toContain('response 200[].note');
  expect(changelog).not.toContain('It starts faster.');
}

async function takeBack(): Promise<void> {
  const printed = await pnpm('release', 'withdraw', '0.1.1', '--reason', "Names don't fit.");
  const commands = printed.match(/^npm (?:deprecate|dist-tag) .*$/gm) ?? [];
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) await run('bash', ['-c', command], folder, environment);
  expect(await npm('view', '@seller-funds/client', 'version')).toBe('0.1.0');
  expect(await npm('view', '@seller-funds/client@0.1.1', 'deprecated')).toBe("Names don't fit.");
  expect(read('spec/releases/0.1.1.json')).toContain('"withdrawn": "Names don\'t fit."');
}

test('from the first release to the second, which is taken back', { tags: 'long' }, async () => {
  await release();
  await installByName();
  await releaseAgain();
  await publishDocs();
  await expect(takeBack()).resolves.toBeUndefined();
});
