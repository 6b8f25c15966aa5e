import { join } from 'node:path';
import { benchFolder } from '../../install.ts';
import { findExport, type FoundExport } from '../find-export.ts';
import { checkApp, pathArguments } from '../sample-app.ts';
import type { SampleOperation } from '../documents.ts';
import type { Tool } from '../tool.ts';

const root = join(benchFolder, '..');
const bin = join(root, 'generators/dist/bin.js');

/** Our generator with all outputs, as an installed package. */
export const ours: Tool = {
  name: 'ours',
  start: ({ document, out }) => ({ args: [bin, '--spec', document, '--out', out], cwd: root }),
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

/** The same with the three outputs that its peers also have. */
export const oursThree: Tool = {
  name: 'ours-three',
  variantOf: ours.name,
  start: ({ document, out }) => ({
    args: [bin, '--spec', document, '--out', out, '--only', 'types,client,validators'],
    cwd: root,
  }),
};

function callApp(connect: FoundExport, make: FoundExport, operation: SampleOperation): string {
  return [
    `import { ${connect.name} } from '${connect.module}';`,
    `import { ${make.name} } from '${make.module}';`,
    `const call = ${make.name}(${connect.name}({ baseUrl: '/' }));`,
    `call(${pathArguments(operation)}).then(console.log);`,
    '',
  ].join('\n');
}

/** The names of an operation: a version before a dot is a folder, not part of the name. */
function namesOf({ id }: SampleOperation): string[] {
  return [id, id.slice(id.indexOf('.') + 1)];
}
