import { join } from 'node:path';
import { benchFolder } from '../../install.ts';
import { findExport, type FoundExport } from '../find-export.ts';
import { checkApp, pathObject } from '../sample-app.ts';
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
    const descriptor = findExport(out, 'types/operations', namesOf(operation));
    return connect && descriptor && sendApp(connect, descriptor, operation);
  },
  validatorApp: ({ out, operation }) =>
    checkApp(
      findExport(out, 'validators/operations', namesOf(operation)),
      (name) => `${name}.responses['200']`,
    ),
};

/** An app that opens a connection and sends the one operation on it. */
function sendApp(
  connect: FoundExport,
  descriptor: FoundExport,
  operation: SampleOperation,
): string {
  return [
    `import { ${connect.name} } from '${connect.module}';`,
    `import { ${descriptor.name} } from '${descriptor.module}';`,
    `const connection = ${connect.name}({ baseUrl: '/' });`,
    `const input = { path: ${pathObject(operation)} };`,
    `connection.send(${descriptor.name}, input).then(console.log);`,
    '',
  ].join('\n');
}

/** An operation's names: a version before a dot becomes a folder, not a part of the name. */
function namesOf({ id }: SampleOperation): string[] {
  return [id, id.slice(id.indexOf('.') + 1)];
}
