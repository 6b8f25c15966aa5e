import { type StatementStructures, StructureKind } from 'ts-morph';
import { expect, test } from 'vitest';
import { FileDraft } from './file.js';
import { flatLayout } from './layout.js';
import { header, printFiles } from './print.js';
import { constant, exportNames, exportTypes } from './structures.js';

async function print(draft: FileDraft, ...statements: StatementStructures[]): Promise<string> {
  const [printed] = await printFiles([{ draft, statements }], flatLayout);
  return printed?.text ?? '';
}

test('prints the header, sorted imports and formatted statements', async () => {
  const file = new FileDraft('client', 'v1');
  file.declare('Split');
  const z = file.use({ from: { package: 'zod' }, name: '*', as: 'z' });
  const type = { emitter: 'types', file: 'v1' } as const;
  const split = file.use({ from: type, name: 'Split', typeOnly: true });
  const make = file.use({ from: type, name: 'make' });
  const run = file.use({
    from: { emitter: 'client', file: 'runtime/run' },
    name: 'Run',
    typeOnly: true,
  });
  const statements = [
    constant({
      docs: ['A split.\n\nTwo `lines`.'],
      name: 'Split',
      initializer: `${make}<${split}, ${run}>(${z}.string( ))`,
    }),
    constant({ docs: [], name: 'two', initializer: '2' }),
    { ...constant({ docs: [], name: 'three', initializer: '3' }), leadingTrivia: '' },
    exportTypes('./a.js'),
    exportNames('./b.js', 'b', 'type C'),
  ];
  expect(await print(file, ...statements))
    .toBe(`${header}import { type Split as SplitType, make } from '../types/v1.js';
import type { Run } from './runtime/run.js';
import * as z from 'zod';

/**
 * A split.
 *
 * Two \`lines\`.
 */
export const Split = make<SplitType, Run>(z.string());

export const two = 2;
export const three = 3;
export type * from './a.js';

export { b, type C } from './b.js';
`);
});

test('prints the members of an interface', async () => {
  const text = await print(new FileDraft('client', 'v1'), {
    kind: StructureKind.Interface,
    isExported: true,
    docs: ['Two.'],
    name: 'Two',
    typeParameters: ['Three = string'],
    methods: [
      {
        docs: ['Four.'],
        name: "'fo-ur'",
        parameters: [
          { name: 'five', type: 'Three' },
          { name: 'six', type: '{ a: 1 }', hasQuestionToken: true },
        ],
        returnType: 'void',
      },
      { leadingTrivia: '\n', name: 'seven', returnType: 'Three' },
    ],
  });
  expect(text).toBe(
    `${header}/** Two. */
export interface Two<Three = string> {
  /** Four. */
  'fo-ur'(five: Three, six?: { a: 1 }): void;

  seven(): Three;
}
`,
  );
});

test.each(['`', "'", '"', '/*', '//'])(
  '%j in a pattern or a comment opens nothing',
  async (mark) => {
    const pattern = String(new RegExp(mark, 'u'));
    const text = await print(
      new FileDraft('validators', 'v1'),
      constant({ docs: [`A ${mark} b.`], name: 'one', initializer: `[\n${pattern}, ]` }),
      constant({ docs: [], name: 'two', initializer: '2' }),
    );
    expect(text).toBe(
      `${header}/** A ${mark} b. */\nexport const one = [${pattern}];\n\nexport const two = 2;\n`,
    );
  },
);

test('rejects code that does not parse', async () => {
  const broken = constant({ docs: [], name: 'a', initializer: '(' });
  await expect(print(new FileDraft('client', 'v1'), broken)).rejects.toThrow(
    'Emitted code of client/v1.ts does not parse',
  );
});

test('prints text unchanged and code with a header', async () => {
  const files = await printFiles(
    [
      { emitter: 'types', path: 'openapi.json', text: '{"a":1}' },
      { emitter: 'types', path: 'a.ts', text: 'export const a   = 1' },
    ],
    flatLayout,
  );
  expect(files).toEqual([
    { path: 'types/a.ts', text: `${header}export const a = 1;\n` },
    { path: 'types/openapi.json', text: '{"a":1}' },
  ]);
});

test('rejects two files of one path, ignoring case', async () => {
  const files = ['Index', 'index'].map((name) => {
    return { draft: new FileDraft('client', name), statements: [] };
  });
  await expect(printFiles(files, flatLayout)).rejects.toThrow(
    'Two emitted files have the path client/index.ts.',
  );
});
