// Runs the programs of packages/webhooks/SIGNATURES.md with its test vector, if their interpreters are installed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constructEvent } from '@seller-funds/webhooks';
import { expect, test } from 'vitest';
import { readText } from '../repository.js';
import { isLong } from '../requirements.js';
import { temporaryFolder } from '../temporary-folder.js';

const page = readText('packages/webhooks/SIGNATURES.md');
const folder = temporaryFolder();

function cell(name: string): string {
  const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`));
  return /\| `([^|]*)` \|$/.exec(row ?? '')?.[1] ?? '';
}

const vector = {
  KEY: cell('key'),
  URL: cell('url'),
  BODY: cell('body'),
  TIMESTAMP: cell('`x-timestamp`'),
  SIGNATURE: cell('`x-signature`'),
  NOW: '2026-03-03T08:25:11.482Z',
};

interface Program {
  readonly language: string;
  readonly file: string;
  readonly compile?: readonly string[];
  readonly run: readonly string[];
}

const programs: readonly Program[] = [
  { language: 'python', file: 'signatures.py', run: ['python3', 'signatures.py'] },
  {
    language: 'java',
    file: 'Signatures.java',
    compile: ['javac', 'Signatures.java'],
    run: ['java', 'Signatures'],
  },
  {
    language: 'go',
    file: 'signatures.go',
    compile: ['go', 'build', '-o', 'signatures-go', 'signatures.go'],
    run: ['./signatures-go'],
  },
  { language: 'php', file: 'signatures.php', run: ['php', 'signatures.php'] },
];

function start(
  [command = '', ...args]: readonly string[],
  env: object = {},
): { status: number | null; stdout: string; stderr: string } | undefined {
  const options = { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const result = spawnSync(command, args, options);
  return result.error ? undefined : result;
}

function codeOf(language: string): string {
  const code = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(page)?.[1];
  if (code === undefined) throw new Error(`The page has no ${language}.`);
  return code;
}

test('the test vector is valid', async () => {
  const headers = { 'x-signature': vector.SIGNATURE, 'x-timestamp': vector.TIMESTAMP };
  const now = new Date(vector.NOW);
  const known = { apiKey: vector.KEY, url: vector.URL, headers, body: vector.BODY, now };
  expect(await constructEvent(known)).toMatchObject({ type: 'kycUpdate' });
});

function isHere({ compile, run }: Program): boolean {
  const [command = ''] = compile ?? run;
  return start([command, command === 'go' ? 'version' : '--version'])?.status === 0;
}

type Case = readonly [what: string, change: object, expected: string];

const cases: readonly Case[] = [
  ['the vector', {}, 'true'],
  ['another key', { KEY: 'another-key' }, 'false'],
  ['another address', { URL: `${vector.URL}/` }, 'false'],
  ['another owner', { BODY: vector.BODY.replace('ah_', 'ax_') }, 'false'],
  ['another signature', { SIGNATURE: vector.SIGNATURE.replace('S', 'T') }, 'false'],
  ['too old', { NOW: '2026-03-03T08:25:12.482Z' }, 'false'],
  ['ahead of the clock', { NOW: '2026-03-03T08:15:10.482Z' }, 'false'],
];

test.for(programs)('$language', { tags: 'ci' }, (program, { skip }) => {
  const { language, file, compile, run } = program;
  if (!isHere(program)) return skip(`this machine cannot run ${run.join(' ')}`);
  writeFileSync(join(folder, file), codeOf(language));
  expect(compile && start(compile)?.stderr).toBe(compile && '');
  // Each case starts the program once: a usual run has one accepted and one refused.
  const tried = isLong ? cases : cases.slice(0, 2);
  const results = tried.map(([what, change]) => {
    const result = start(run, { ...vector, ...change });
    return [what, result?.stdout.trim() ?? '', result?.stderr];
  });
  expect(results).toEqual(tried.map(([what, , expected]) => [what, expected, '']));
});

test('the shell prints the signature', { tags: 'openssl' }, () => {
  expect(start(['sh', '-c', codeOf('sh')], vector)?.stdout).toBe(vector.SIGNATURE);
});
