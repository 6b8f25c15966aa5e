import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Command } from './command.js';
import { formatHelp, optionTable } from './help.js';
import { httpUrl, integer, parsedBy, path, separated } from './options.js';
import { parseCommand, UsageError } from './parse.js';
import { runnable, runProgram } from './program.js';

const command = {
  about: 'Sends a file to a server.',
  options: z
    .strictObject({
      file: z.string().meta({ positional: 'FILE', description: 'the file to send' }),
      name: z.string().optional().meta({ positional: 'NAME', description: 'its new name' }),
      target: httpUrl('http://127.0.0.1:4020')
        .default('http://127.0.0.1')
        .meta({ value: 'URL', description: 'the [server](servers.md) that gets it' }),
      port: integer(1, 65_535).optional().meta({ value: 'N', description: 'the port' }),
      retries: integer(0, 9).default(3).meta({ value: 'N', description: 'retries' }),
      apiKey: z
        .string()
        .regex(/^\w+$/, { error: 'takes letters and digits' })
        .optional()
        .meta({ value: 'KEY', description: 'the key', secret: true }),
      format: z.enum(['text', 'json', 'html']).default('text').meta({ description: 'the format' }),
      only: z
        .array(z.enum(['a', 'b']))
        .optional()
        .meta({ description: 'some parts' }),
      sizes: separated(integer(1, 9)).optional().meta({ value: 'N,…', description: 'sizes' }),
      day: parsedBy(readDay, 'takes a date')
        .optional()
        .meta({ value: 'DATE', variable: 'DAY', rare: true, description: 'the day' }),
      pool: integer(1, 9)
        .optional()
        .meta({ flag: false, variable: 'POOL', description: 'the `pool`' }),
      dryRun: z.boolean().default(false).meta({ description: 'send nothing' }),
    })
    .refine(({ dryRun, port }) => !dryRun || port === undefined, {
      error: '--dry-run and --port cannot be combined.',
    }),
  end: 'Exit codes: 0 success, 2 invalid arguments.',
} satisfies Command;

function readDay(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new TypeError('No date.');
  return time;
}

const parse = (line: string) => parseCommand(command, line.split(' ').filter(Boolean));

test('parses options, arguments and defaults, with their types', () => {
  const values = parse('a.txt --port 4020 --only a --only b --sizes 1,2');
  expect(values satisfies { port?: number | undefined; only?: ('a' | 'b')[] | undefined }).toEqual({
    file: 'a.txt',
    target: 'http://127.0.0.1',
    port: 4020,
    retries: 3,
    format: 'text',
    only: ['a', 'b'],
    sizes: [1, 2],
    dryRun: false,
  });
  expect(parse('a.txt b.txt --dry-run')).toMatchObject({ name: 'b.txt', dryRun: true });
});

test.each([
  ['', 'FILE is missing: the file to send.'],
  ['a b c', 'Unexpected argument "c".'],
  ['a --verbose', "Unknown option '--verbose'."],
  ['a --port', '--port takes a value.'],
  ['a --target --port 1', '--target takes a value.'],
  ['a --port 0', '--port takes 1 to 65535, not "0".'],
  ['a --target x', '--target takes a URL such as http://127.0.0.1:4020, not "x".'],
  ['a --format x', '--format takes text, json or html, not "x".'],
  ['a --only a --only x', '--only takes a or b, not "x".'],
  ['a --sizes 1,x', '--sizes takes 1 to 9, not "1,x".'],
  ['a --api-key s!cret', '--api-key takes letters and digits.'],
  ['a --dry-run --port 1', '--dry-run and --port cannot be combined.'],
])('refuses "%s" in one line', (line, message) => {
  expect(() => parse(line)).toThrow(new UsageError(message));
});

const read = (args: readonly string[], environment: object) =>
  parseCommand(command, ['a.txt', ...args], { ...environment });

test('takes environment variables where the flags are missing, and names them in errors', () => {
  expect(read([], { DAY: '1970-01-02', POOL: '2', NAME: 'b' })).toMatchObject({
    day: 86_400_000,
    pool: 2,
  });
  expect(read(['--day', '1970-01-01'], { DAY: 'never' }).day).toBe(0);
  expect(() => read([], { DAY: 'never' })).toThrow('DAY takes a date, not "never".');
  expect(() => read([], { POOL: '' })).toThrow('POOL takes 1 to 9, not "".');
  expect(() => read(['--pool', '1'], {})).toThrow("Unknown option '--pool'.");
});

test('formats the help, without rare options and the links of descriptions', () => {
  expect(formatHelp(command, 'send', { others: { list } })).toBe(`Usage: send FILE [NAME] [options]
       send list ID

Sends a file to a server.

  FILE                    the file to send
  NAME                    its new name
  --target URL            the server that gets it (default: http://127.0.0.1)
  --port N                the port
  --retries N             retries (default: 3)
  --api-key KEY           the key
  --format text|json|html
                          the format (default: text)
  --only a|b              some parts (repeatable)
  --sizes N,…             sizes
  POOL                    the pool
  --dry-run               send nothing
  --help, -h              show this text
  --help all              show 1 more options

Exit codes: 0 success, 2 invalid arguments.`);
});

test('reads letters of options, many arguments, and paths from the current folder', () => {
  const copy = {
    about: 'Copies.',
    options: z.strictObject({
      files: z.array(path()).optional().meta({ positional: 'FILE' }),
      out: path().optional().meta({ short: 'o', value: 'DIR', description: 'the folder' }),
    }),
  };
  const [a, b, out] = ['a', 'b', 'out'].map((name) => resolve(name));
  expect(parseCommand(copy, ['a', 'b', '-o', 'out'])).toEqual({ files: [a, b], out });
  expect(parseCommand(copy, [])).toEqual({});
  expect(() => parseCommand(copy, ['-o', ''])).toThrow('--out takes a path, not "".');
  expect(formatHelp(copy, 'copy')).toContain('  --out DIR, -o           the folder\n');
});

const list = {
  about: 'Lists.',
  options: z.strictObject({ id: z.string().meta({ positional: 'ID', description: 'the id' }) }),
} satisfies Command;

test.each([
  ['list 7', 3, 'list 7'],
  ['-- a.txt --port 1', 4, 'send a.txt'],
  ['list', 2, 'ID is missing: the id. `send --help` prints the usage.\n'],
  ['list --help', 0, expect.stringMatching(/^Usage: send list ID\n\nLists\.\n/)],
  ['--help all', 0, expect.stringMatching(/\n {2}--day DATE +the day \(or the variable DAY\)\n/)],
])('runs the command of "%s", which exits with %i', async (line, code, printed) => {
  let text = '';
  const print = (part: string): void => {
    text += part;
  };
  const program = {
    '': runnable(command, ({ file }) => (print(`send ${file}`), 4)),
    list: runnable(list, ({ id }) => (print(`list ${id}`), 3)),
  };
  const call = {
    command: 'send',
    args: line.split(' '),
    environment: {},
    out: print,
    error: print,
  };
  expect(await runProgram(program, call)).toBe(code);
  expect(text).toEqual(printed);
});

test('refuses unknown words if the command without words takes none', async () => {
  let text = '';
  const print = (part: string): void => {
    text += part;
  };
  const call = { command: 'a', args: ['lost'], environment: {}, out: print, error: print };
  expect(await runProgram({ list: runnable(list, () => 0) }, call)).toBe(2);
  expect(text).toMatch(/^Unknown command "lost"; there are list\. `a --help`/);
});

test('formats a table for the documentation', () => {
  const table = optionTable(command);
  expect(table).toContain('| `FILE` | the file to send |\n');
  expect(table).toContain(
    '| `--target URL` | the [server](servers.md) that gets it (default: http://127.0.0.1) |\n',
  );
  expect(table).toContain('| `--only a\\|b` | some parts (repeatable) |');
});
