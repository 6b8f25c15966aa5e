import { expect, test } from 'vitest';
import { emitters } from '../emitters/index.js';
import { type Options, readOptions, usageOf, UsageError } from './options.js';

const nothing: Options = {
  specs: [],
  out: undefined,
  only: undefined,
  check: false,
  watch: false,
  strict: false,
  root: undefined,
  directions: {},
  arrays: undefined,
  verbose: false,
  help: false,
  debug: false,
};

test.each<[string, Partial<Options>]>([
  ['', {}],
  ['--check', { check: true }],
  ['-- --check', { check: true }],
  ['--help', { help: true }],
  ['-h', { help: true }],
  ['--debug', { debug: true }],
  ['--watch', { watch: true }],
  ['--strict --verbose', { strict: true, verbose: true }],
  ['--spec a.yaml --out b', { specs: [{ file: 'a.yaml', name: undefined }], out: 'b' }],
  [
    '--out=b --check --spec=a.yaml',
    { specs: [{ file: 'a.yaml', name: undefined }], out: 'b', check: true },
  ],
  ['--spec pets=a/b.yaml --out b', { specs: [{ file: 'a/b.yaml', name: 'pets' }], out: 'b' }],
  [
    '--spec x/pets.yaml --spec my-orders=../x=y.json --out b',
    {
      specs: [
        { file: 'x/pets.yaml', name: 'pets' },
        { file: '../x=y.json', name: 'my-orders' },
      ],
      out: 'b',
    },
  ],
  [
    '--spec a.yaml --out b --requests open --responses strict',
    {
      specs: [{ file: 'a.yaml', name: undefined }],
      out: 'b',
      directions: { requests: 'open', responses: 'strict' },
    },
  ],
  [
    '--spec a.yaml --out b --arrays brackets',
    { specs: [{ file: 'a.yaml', name: undefined }], out: 'b', arrays: 'brackets' },
  ],
  ['--only types', { only: ['types'] }],
  ['--only validators,types,types', { only: ['types', 'validators'] }],
])('%j is understood', (line, expected) => {
  expect(readOptions(line.split(' ').filter(Boolean))).toEqual({ ...nothing, ...expected });
});

test.each([
  ['--spec a.yaml', '--spec and --out go together.'],
  ['--out b', '--spec and --out go together.'],
  ['--spec= --out=b', '--spec and --out need a path.'],
  ['--spec=a --out=', '--spec and --out need a path.'],
  ['--spec pets= --out b', '--spec and --out need a path.'],
  ['--spec https://api.test/openapi.yaml --out b', 'nothing is fetched from the network'],
  ['--spec pets=file:///tmp/a.yaml --out b', 'nothing is fetched from the network'],
  ['--spec a/api.yaml --spec b/Api.yaml --out c', 'Two documents would go to Api/: name one'],
  ['--root a', '--root goes with --spec'],
  ['--spec a --out b --requests loose', '--requests is strict or open, not "loose".'],
  ['--spec a --out b --responses=', '--responses is strict or open, not "".'],
  ['--responses strict', '--requests and --responses go with --spec'],
  ['--spec a --out b --arrays comma', '--arrays is index, brackets, repeat, not "comma".'],
  ['--arrays index', '--arrays goes with --spec'],
  ['--watch --check', '--watch writes and --check does not'],
  ['--only python', `--only knows ${emitters.map(({ name }) => name).join(', ')}, not "python".`],
  ['--only=', '""'],
  ['--only=,', '","'],
])('%j is refused', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(UsageError);
  expect(() => readOptions(line.split(' '))).toThrow(message);
});

test.each(['--unknown', 'spec.yaml', '--spec', '--spec --out b', '--check=yes', '-x', '-- -- a'])(
  '%j makes no sense',
  (line) => {
    expect(() => readOptions(line.split(' '))).toThrow(UsageError);
  },
);

test.each(emitters.map(({ name }) => name))('with %s comes what it imports', (name) => {
  const { only = [] } = readOptions(['--only', name]);
  expect(only).toContain(name);
  const needed = emitters
    .filter((entry) => only.includes(entry.name))
    .flatMap(({ needs }) => needs);
  expect(only).toEqual(expect.arrayContaining(needed));
  const order = emitters.map((entry) => entry.name).filter((entry) => only.includes(entry));
  expect(only).toEqual(order);
});

test('the usage names every option', () => {
  const usage = usageOf('generate', undefined);
  expect(usage).toMatch(/^Usage: generate \[options\]\n {2}--spec/);
  expect(usageOf('generate', 'all')).toContain('\n  (no options)       all\n');
  const names = [
    'check',
    'spec',
    'out',
    'only',
    'watch',
    'strict',
    'root',
    'arrays',
    'verbose',
    'debug',
    'help',
  ];
  for (const name of names) {
    expect(usage).toContain(`--${name}`);
  }
});
