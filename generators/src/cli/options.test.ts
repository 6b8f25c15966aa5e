import { expect, test } from 'vitest';
import { optionsOf } from '@seller-funds/command';
import { generateCommand, type Options, parseOptions, UsageError } from './options.js';

const nothing: Options = {
  specs: [],
  out: undefined,
  config: undefined,
  jobs: [],
  settings: {},
  remote: { headers: {}, hosts: [], lock: undefined, update: false },
  check: false,
  watch: false,
  verbose: false,
  debug: false,
};
const spec = (file: string, name?: string) => ({ file, name });

test.each<[string, Partial<Options>]>([
  ['', {}],
  ['--check', { check: true }],
  ['--debug', { debug: true }],
  ['--watch', { watch: true }],
  ['--strict --verbose', { settings: { strict: true }, verbose: true }],
  ['--spec a.yaml --out b', { specs: [spec('a.yaml')], out: 'b' }],
  ['--out=b --check --spec=a.yaml', { specs: [spec('a.yaml')], out: 'b', check: true }],
  ['--spec pets=a/b.yaml --out b', { specs: [spec('a/b.yaml', 'pets')], out: 'b' }],
  [
    '--spec x/pets.yaml --spec my-orders=../x=y.json --out b',
    { specs: [spec('x/pets.yaml'), spec('../x=y.json', 'my-orders')], out: 'b' },
  ],
  [
    '--spec a.yaml --out b --requests open --responses strict',
    {
      specs: [spec('a.yaml')],
      out: 'b',
      settings: { requests: 'open', responses: 'strict' },
    },
  ],
  [
    '--spec a.yaml --out b --arrays brackets',
    { specs: [spec('a.yaml')], out: 'b', settings: { arrays: 'brackets' } },
  ],
  ['--only types', { settings: { only: ['types'] } }],
  ['--config a.json --job pets --job orders', { config: 'a.json', jobs: ['pets', 'orders'] }],
  ['--config a.json --out b', { config: 'a.json', out: 'b' }],
  ['--emitter x --emitter ./y.js', { settings: { emitters: ['x', './y.js'] } }],
  ['--user-agent shop/1', { settings: { userAgent: 'shop/1' } }],
])('parses %j', (line, expected) => {
  expect(parseOptions(line.split(' ').filter(Boolean))).toEqual({ ...nothing, ...expected });
});

test.each([
  ['--spec a.yaml', '--spec and --out must be used together.'],
  ['--out b', '--spec and --out must be used together.'],
  ['--spec= --out=b', '--spec takes a path, not "".'],
  ['--spec=a --out=', '--out takes a path, not "".'],
  ['--spec pets= --out b', '--spec takes a path, not "pets=".'],
  ['--spec a --out b --job c', '--job chooses documents of a configuration'],
  ['--spec a --out b --requests loose', '--requests takes strict or open, not "loose".'],
  ['--spec a --out b --responses=', '--responses takes strict or open, not "".'],
  ['--spec a --out b --arrays comma', '--arrays takes index, brackets or repeat, not "comma".'],
  ['--update-lock --check', '--update-lock and --check cannot be combined'],
  ['--header x', '--header takes "Name: value"; one has no name.'],
  ['--header Key:', 'Key has no value that can be sent.'],
  ['--header Key:\u0000secret', 'Key has no value that can be sent.'],
  ['--watch --check', '--watch and --check cannot be combined'],
  ['--only=', '""'],
  ['--only=,', '","'],
])('rejects %j', (line, message) => {
  expect(() => parseOptions(line.split(' '))).toThrow(UsageError);
  expect(() => parseOptions(line.split(' '))).toThrow(message);
});

test.each(optionsOf(generateCommand).filter(({ isFlag, type }) => isFlag && type !== 'boolean'))(
  'rejects an empty $flag in plain words',
  ({ flag }) => {
    const message = new RegExp(`^${flag} takes (?!.*expected)[^\n]*\\.$`);
    expect(() => parseOptions([flag, ''])).toThrow(message);
  },
);

test.each(['--unknown', 'spec.yaml', '--spec', '--spec --out b', '--check=yes', '-x', '-- a'])(
  'rejects %j',
  (line) => {
    expect(() => parseOptions(line.split(' '))).toThrow(UsageError);
  },
);
