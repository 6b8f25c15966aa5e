// Runs each command line of the pages as a stranger would: written as it is there, in a folder outside of this repository
// with a document of several files, with the packed packages, on the oldest Node that their program promises.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { startProcess } from '../../scripts/processes/start-process.js';
import { blocksOf } from '../markdown.js';
import { temporaryFolder } from '../temporary-folder.js';
import { findCommandLines, pagesWithCommands } from './command-lines.js';
import { installedNode, type OldestNode } from './nodes.js';
import { installOnce } from './shared.js';
import { startSandbox } from './start-sandbox.js';
import { readText } from '../repository.js';

/** The exit code, the first line that is printed, and whether it runs until it is stopped. */
interface Expected {
  readonly exit?: number;
  readonly first: RegExp;
  readonly runs?: true;
}

const written = { first: /^ +operations +schemas$/ };
const compared = { exit: 1, first: /^openapi\.yaml compared with / };
const serving = { first: /Press Ctrl-C to stop\./, runs: true } as const;
const tested = { first: /^Testing http\S+ with seed \d+\.$/ };

/** What each command line does; a text is the reason why it is not run here. */
const journeys: Readonly<Record<string, Expected | string>> = {
  'npx seller-funds-sandbox': serving,
  'npx seller-funds-sandbox --data FILE': serving,
  'npx seller-funds-sandbox --seed marketplace': serving,
  'seller-funds-sandbox --instant': serving,
  'seller-funds-sandbox --rate-limit': serving,
  'seller-funds-sandbox --strict': serving,
  'seller-funds-sandbox --seed FILE': 'FILE is a seed of the user: test/packages/commands',
  'seller-funds-sandbox seed FILE': 'FILE is a seed of the user: test/packages/commands',
  'DATABASE_URL=postgres://… npx seller-funds-sandbox':
    'needs PostgreSQL: test/packages/containers',
  'npx seller-funds-sandbox verify --data FILE': { first: /^No violations/ },
  'npx seller-funds-sandbox webhooks listen':
    'needs a sandbox on its default port: test/packages/install',
  'npx seller-funds-sandbox trigger payoutUpdate':
    'needs a sandbox on its default port: test/packages/install',
  'npx seller-funds-conformance': { exit: 2, first: /--target/ },
  'npx seller-funds-conformance --target http://127.0.0.1:8080 --api-key test_demo': tested,
  'npx seller-funds-conformance --target http://127.0.0.1:8080 --api-key test_1234': tested,
  'npx seller-funds-conformance --target http://127.0.0.1:8080 --report terminal,junit=conformance.xml,html=conformance.html':
    tested,
  'npx seller-funds-conformance --spec petstore.yaml --target http://127.0.0.1:3000 --api-key any':
    'needs a server of another document: test/adoption',
  'seller-funds-conformance list': { first: /./ },
  'seller-funds-conformance explain EXT-PS-036': { first: /^EXT-PS-036/ },
  'seller-funds-conformance --stories N --seed S': 'options without a target',
  'npx seller-funds-generate': { exit: 2, first: /^Pass a document/ },
  'npx seller-funds-generate --check': { exit: 2, first: /^Pass a document/ },
  'npx seller-funds-generate init': { first: /./ },
  'npx seller-funds-generate init openapi.yaml': { first: /./ },
  'npx seller-funds-generate --spec FILE --out DIR': written,
  'npx seller-funds-generate --spec FILE --out DIR --only docs': written,
  'npx seller-funds-generate --spec FILE --out DIR --only mcp': written,
  'npx seller-funds-generate --spec openapi.yaml --out src/api': written,
  'npx seller-funds-generate --spec openapi.yaml --out src/api --check': { exit: 1, first: /./ },
  'npx seller-funds-generate --spec openapi.yaml --out src/api --runtime package': written,
  "npx seller-funds-generate --spec openapi.yaml --out src/api --include tag:pets --exclude 'path:/v1/admin/*'":
    written,
  'npx seller-funds-generate --spec https://api.example.com/openapi.json --out src/api --header "Authorization: Bearer $TOKEN"':
    'needs the network: test/packages/commands',
  'python export.py | npx seller-funds-generate --spec - --out src/api':
    'needs a program of the user: test/generators/stdin',
  'npx seller-funds-generate --spec FILE --out DIR --emitter ./routes.js':
    'needs an emitter of the user: test/packages/commands',
  'npx seller-funds-generate --spec FILE --out DIR --emitter @acme/routes-emitter --only routes':
    'needs an emitter of the user: test/packages/commands',
  'npx seller-funds-diff': { exit: 2, first: /^Pass the document/ },
  'npx seller-funds-diff openapi.yaml': { first: /^openapi\.yaml compared with HEAD/ },
  'npx seller-funds-diff origin/main openapi.yaml': compared,
  'npx seller-funds-diff origin/main --spec openapi.yaml': compared,
  'npx seller-funds-diff old.yaml openapi.yaml': compared,
  'npx seller-funds-diff "$BASE" --spec openapi.yaml --accept accepted.yaml --format markdown --output diff.md --fail-on none':
    { first: /^$/ },
  'npx seller-funds-diff "$BASE" --spec openapi.yaml --accept accepted.yaml --format annotations': {
    exit: 1,
    first: /^::error /,
  },
};

test('every command line of the pages is known', () => {
  expect([...findCommandLines().keys()].toSorted()).toEqual(Object.keys(journeys).toSorted());
});

test('every script of this repository that the pages name exists', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: object };
  const own = ['add', 'exec', 'install'];
  const unknown = pagesWithCommands().flatMap((page) =>
    blocksOf(readText(page))
      .flatMap(({ code }) => [...code.matchAll(/^(?:npx -y )?pnpm(?:@\d+)? ([a-z][\w:-]*)/gm)])
      .flatMap(([line, name = '']) => (name in scripts || own.includes(name) ? [] : [page, line])),
  );
  expect(unknown).toEqual([]);
});

let template: string;
let sandbox: string;

beforeAll(async () => {
  if (process.env['LONG_TESTS'] !== '1') return undefined;
  const project = await installOnce();
  template = vendorFolder();
  symlinkSync(join(project, 'node_modules'), join(template, 'node_modules'));
  const started = await startSandbox(project, ['--private-webhooks']);
  sandbox = new URL(started.url).host;
}, 600_000);

/** A document of three files in a Git repository, whose working tree has broken a client of `origin/main`. */
function vendorFolder(): string {
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    '.gitignore': 'node_modules\n',
    'accepted.yaml': '[]\n',
    'openapi.yaml': `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /pets/{petId}: { $ref: paths/pet.yaml }
  /v1/admin/pets: { get: { operationId: listAdminPets, tags: [pets], responses: { '204': { description: Done } } } }
`,
    'paths/pet.yaml': `get:
  operationId: getPet
  tags: [pets]
  parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
  responses:
    '200':
      description: A pet.
      content: { application/json: { schema: { $ref: ../schemas/Pet.yaml } } }
`,
    'schemas/Pet.yaml': `type: object
required: [name]
properties:
  name: { type: string }
  age: { type: integer }
`,
  };
  const folder = temporaryFolder(files);
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    return spawnSync('git', [...identity, ...args], { cwd: folder });
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Describe pets');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  cpSync(join(folder, 'schemas'), join(folder, 'old'), { recursive: true });
  const inOneFile = files['paths/pet.yaml'].replace('../schemas', 'old').replaceAll(/^/gm, '    ');
  writeFileSync(
    join(folder, 'old.yaml'),
    files['openapi.yaml'].replace(' { $ref: paths/pet.yaml }', `\n${inOneFile}`),
  );
  const pet = join(folder, 'schemas/Pet.yaml');
  writeFileSync(pet, readFileSync(pet, 'utf8').replace('required: [name]\n', ''));
  git('commit', '--quiet', '--all', '--message', 'Make the name optional');
  return folder;
}

const runnable = Object.entries(journeys).flatMap(([line, expected]) =>
  typeof expected === 'string' ? [] : [[line, expected] as const],
);

test.each(runnable)('%s', { tags: 'long' }, async (line, { exit = 0, first, runs }) => {
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
  const command = line
    .replaceAll(/127\.0\.0\.1:8080/g, sandbox)
    .replace('--data FILE', '--data sandbox.db')
    .replace('FILE', 'openapi.yaml')
    .replace('DIR', 'out');
  const [program = ''] = /sandbox|conformance/.exec(line) ?? [];
  const oldest = { sandbox: '22.16.0', conformance: '22.12.0' } as Readonly<
    Record<string, OldestNode>
  >;
  const node = await installedNode(oldest[program] ?? '20.19.0');
  const programs = [join(folder, 'node_modules/.bin'), dirname(node), process.env['PATH']];
  const env = { PATH: programs.join(delimiter), BASE: 'origin/main', API_KEY: 'test_journey' };
  const { status, printed, problems } = runs
    ? await startAndStop(command, first, folder, env)
    : await runToEnd(command, folder, env);
  expect({ status, printed, problems }).toMatchObject({
    status: exit,
    printed: expect.stringMatching(first),
  });
});

interface Ended {
  readonly status: number | null;
  /** The first line; of a server all lines until it listens. */
  readonly printed: string;
  readonly problems: string;
}

async function startAndStop(
  command: string,
  first: RegExp,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  // npx does not pass signals on. The folder of the programs is in PATH.
  const started = `exec ${command.replace('npx ', '')} --port ${await freePort()}`;
  const { output, stop } = await startProcess(['bash', '-c', started], first, { cwd, env });
  return { status: await stop(), printed: output(), problems: '' };
}

async function runToEnd(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  // `verify` needs the data of a sandbox.
  if (command.includes(' verify '))
    await (await startSandbox(cwd, ['--data', join(cwd, 'sandbox.db')])).stop();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd,
    env: { ...process.env, ...env, DATABASE_URL: undefined },
    encoding: 'utf8',
  });
  const [printed = ''] = `${stdout}${stderr}`.split('\n');
  return { status, printed, problems: stderr };
}
