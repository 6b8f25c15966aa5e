import { readFileSync } from 'node:fs';
import { ts } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { readModule } from '../code/declarations.js';
import { FileDraft } from '../code/file.js';
import { flatLayout } from '../code/layout.js';
import { printFiles } from '../code/print.js';
import { exportNames, exportTypes } from '../code/structures.js';
import { runtimes } from '../testing/runtimes.js';
import { RuntimePacker } from './runtime.js';

function statementsOf(text: string): ts.Statement[] {
  const { statements } = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  return statements.filter(
    (statement) =>
      !ts.isImportDeclaration(statement) &&
      !(ts.isExportDeclaration(statement) && statement.moduleSpecifier),
  );
}

function referencesIn(node: ts.Node): string[] {
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...referencesIn(child)));
  if (!ts.isIdentifier(node)) return inside;
  const { parent } = node;
  const isName = 'name' in parent && parent.name === node;
  const isShorthand = ts.isShorthandPropertyAssignment(parent) || ts.isExportSpecifier(parent);
  const isKey = 'propertyName' in parent && parent.propertyName === node;
  return (isName && !isShorthand) || isKey ? inside : [...inside, node.text];
}

describe.each(runtimes)('the modules of %s', (emitter, names) => {
  test.each(names)('%s is read as the compiler reads it', (name) => {
    const text = readFileSync(new URL(`./${emitter}/runtime/${name}.ts`, import.meta.url), 'utf8');
    const { declarations, imports } = readModule(text);
    const known = new Set([
      ...imports.map(({ local }) => local),
      ...declarations.flatMap((declaration) => declaration.name ?? []),
    ]);
    const read = statementsOf(text).map((statement, index) => {
      const { text: own = '', words } = declarations[index] ?? {};
      const missing = referencesIn(statement).filter(
        (word) => known.has(word) && !words?.has(word),
      );
      return { isWhole: own.endsWith(statement.getText()), missing };
    });
    expect(read).toEqual(declarations.map(() => ({ isWhole: true, missing: [] })));
  });
});

describe('a file that imports and exports names of modules', () => {
  const draft = new FileDraft('client', 'api/pets');
  draft.use({ from: { emitter: 'client', file: 'runtime/write-path' }, name: 'writePath' });
  draft.use({ from: { emitter: 'client', file: 'runtime/media' }, name: 'bareType' });
  const statements = [
    exportTypes('./group.js'),
    exportNames('./runtime/clock.js', 'clock'),
    exportNames('./runtime/call.js', 'Call', 'type ReceivedResponse'),
  ];
  const packer = new RuntimePacker();
  const bound = packer.bind([{ draft, statements }]);

  test('imports and exports the files that the modules are written to', async () => {
    const [printed] = await printFiles(bound, flatLayout);
    expect(printed?.text.split('\n').slice(2).join('\n'))
      .toBe(`import { bareType, writePath } from '../runtime/body.js';
export type * from './group.js';

export { clock, Call, type ReceivedResponse } from './runtime/call.js';
`);
  });

  test('brings what it uses, and exports only that', async () => {
    const files = await printFiles(packer.files(), flatLayout);
    const text = files.map((file) => file.text).join('\n');
    expect(text).toContain('export function writePath');
    expect(text).toContain('export const clock');
    expect(text).not.toContain('writeQuery');
    expect(text).toMatch(/^(?:async )?function encode/m);
  });
});
