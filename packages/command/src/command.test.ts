import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Command } from './command.js';
import { formatHelp, optionTable } from './help.js';
import { httpUrl, integer, separated } from './options.js';
import { parseCommand, UsageError } from './parse.js';

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
      dryRun: z.boolean().default(false).meta({ description: 'send nothing' }),
    })
    .refine(({ dryRun, port }) => !dryRun || port === undefined, {
      error: '--dry-run and --port cannot be combined.',
    }),
  end: 'Exit codes: 0 success, 2 invalid arguments.',
} satisfies Command;

const parse = (line: string) => parseCommand(command, line.split(' ').filter(Boolean));

test('parses options, arguments and defaults, with their types', () => {
  const values = parse('-- a.txt --port 4020 --only a --only b --sizes 1,2');
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
  ['a --port', "Option '--port <value>' argument missing."],
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

test('formats the help, without the links of descriptions', () => {
  expect(formatHelp(command, 'send', ['send list'])).toBe(`Usage: send FILE [NAME] [options]
       send list

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
  --dry-run               send nothing
  --help                  show this text

Exit codes: 0 success, 2 invalid arguments.`);
});

test('formats a table for the documentation', () => {
  const table = optionTable(command);
  expect(table).toContain('| `FILE` | the file to send |\n');
  expect(table).toContain(
    '| `--target URL` | the [server](servers.md) that gets it (default: http://127.0.0.1) |\n',
  );
  expect(table).toContain('| `--only a\\|b` | some parts (repeatable) |');
});
