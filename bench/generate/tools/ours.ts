import { join } from 'node:path';
import { benchFolder } from '../../install.ts';
import { findExport, type FoundExport } from '../find-export.ts';
import { checkApp, pathArguments } from '../sample-app.ts';
import type { SampleOperation } from '../documents.ts';
import type { Tool } from '../tool.ts';

const root = join(benchFolder, '..');
const script = join(root, 'scripts/generate.ts');

/** Our generator with all its outputs, started as its script starts it. */
export const ours: Tool = {
  name: 'ours',
  outputs: ['types', 'client', 'validators', 'server'],
  start: ({ document, out }) => ({
    args: ['--import', 'tsx/esm', script, '--spec', document, '--out', out],
    cwd: root,
  }),
  validators: 'validators/index.ts',
  clientApp: ({ out, operation }) => {
    const connect = findExport(out, 'client/connection.ts', ['connect']);
    const make = findExport(out, 'client', namesOf(operation));
    return connect && make && callApp(connect, make, operation);
  },
  validatorApp: ({ out, operation }) =>
    checkApp(
      findExport(out, 'validators/operations', namesOf(operation)),
      (name) => `${name}.responses['200']`,
    ),
};

/** An app that opens a connection and makes the one method on it. */
function callApp(connect: FoundExport, make: FoundExport, operation: SampleOperation): string {
  return [
    `import { ${connect.name} } from '${connect.module}';`,
    `import { ${make.name} } from '${make.module}';`,
    `const call = ${make.name}(${connect.name}({ baseUrl: '/' }));`,
    `call(${pathArguments(operation)}).then(console.log);`,
    '',
  ].join('\n');
}

/** An operation's names: a version before a dot becomes a folder, not a part of the name. */
function namesOf({ id }: SampleOperation): string[] {
  return [id, id.slice(id.indexOf('.') + 1)];
}
