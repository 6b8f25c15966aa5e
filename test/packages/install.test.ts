// Follows the sections on installing in an empty folder.
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { run } from '../../scripts/processes/run.js';
import { writeProgram } from '../docs/programs.js';
import { blocksOf, programOf } from '../markdown.js';
import { temporaryFolder } from '../temporary-folder.js';
import { ownNode, systemNode } from './nodes.js';
import { packOnce } from './shared.js';
import { startCommand, startSandbox } from './start-sandbox.js';
import { readText } from '../repository.js';

const quickStart = 'docs/guide/quick-start.md';
const pages = ['README.md', quickStart];

const title = 'Install in a project of your own';

function commandsOf(page: string): string[] {
  const blocks = blocksOf(readText(page));
  return blocks.flatMap(({ heading, code }) => (heading === title ? code.split('\n') : []));
}

test('each page packs the packages with the same commands', () => {
  for (const page of pages) {
    expect(commandsOf(page).slice(0, 2)).toEqual([
      'npx -y pnpm@12 build',
      `npx -y pnpm@12 -r --filter '@seller-funds/*' pack --pack-destination "$PWD/dist/packages"`,
    ]);
  }
});

test('the table of the README has the packages that each one needs', () => {
  const [, section = ''] = readText('README.md').split(`## ${title}\n`);
  const [table = ''] = section.split('\n## ', 1);
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.*?) *\| (.*?) *\|/gm)];
  const found = rows.map(([, name = '', needs = '', node = '']) => {
    return [name, [...needs.matchAll(/`(\w+)`/g)].map(([, need = '']) => need), node];
  });
  const expected = found.map(([name]) => {
    const manifest = manifestOf(String(name));
    return [name, needsOf(String(name)), /\d+(?:\.[1-9]\d*)*/.exec(manifest.engines.node)?.[0]];
  });
  expect(found).toEqual(expected);
  expect(found).toHaveLength(6);
});

interface Manifest {
  readonly engines: { readonly node: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestOf(name: string): Manifest {
  const folder = name === 'generators' ? name : `packages/${name}`;
  return JSON.parse(readText(folder, 'package.json')) as Manifest;
}

function needsOf(name: string): string[] {
  const { dependencies = {} } = manifestOf(name);
  const own = Object.keys(dependencies).flatMap(
    (each) => /^@seller-funds\/(.*)/.exec(each)?.[1] ?? [],
  );
  return [...new Set(own.flatMap((each) => [each, ...needsOf(each)]))].toSorted();
}

async function emptyFolder() {
  const [first] = await packOnce();
  const folder = temporaryFolder();
  // As npx does: the commands of the project first. Node is that of the machine.
  const node = (systemNode() ?? ownNode).path;
  const programs = [join(folder, 'node_modules/.bin'), dirname(node), process.env['PATH']];
  const PACKAGES = dirname(first?.path ?? '');
  const environment = { ...process.env, PATH: programs.join(delimiter), PACKAGES };
  const shell = (command: string) => run('bash', ['-c', command], folder, environment);
  return { folder, node, environment, shell };
}

test('the quick start leads to a received webhook', { tags: 'long' }, async () => {
  const { folder, environment, shell } = await emptyFolder();
  const [, , install, newerNode, serve, listen, program, trigger] = commandsOf(quickStart);
  expect([serve, listen]).toEqual([
    'npx seller-funds-sandbox',
    'npx seller-funds-sandbox webhooks listen',
  ]);
  await shell(`${install} && ${newerNode}`);
  const sandbox = await startSandbox(folder, [], environment);
  const { code, expected } = programOf(readText(quickStart));
  writeProgram(folder, code, sandbox.url);
  expect(await shell(program ?? '')).toBe(`${expected.join('\n')}\n`);
  const port = ['--port', String(await freePort())];
  const listening = ['webhooks', 'listen', ...port, '--url', sandbox.url];
  const receiver = await startCommand(folder, listening, environment);
  expect(await shell(`${trigger} --url ${sandbox.url}`)).toContain('DELIVERED, 200');
  expect(receiver.output()).toContain('payoutUpdate, signature valid');
});

test('the README installs the client', { tags: 'long' }, async () => {
  const { shell } = await emptyFolder();
  expect(await shell(`${commandsOf('README.md')[2]} --dry-run`)).toContain('added ');
});
