import { join, relative } from 'node:path';
import { benchFolder } from '../install.ts';
import type { SampleOperation } from './documents.ts';
import { findExport, type FoundExport } from './find-export.ts';
import { type Tool, toolFolder } from './tool.ts';

const valuesOf = ({ path }: SampleOperation): (readonly [name: string, value: string])[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [name, `'1'`]);

/** An object literal with a value for each path parameter. */
const pathObject = (operation: SampleOperation): string =>
  `{ ${valuesOf(operation)
    .map(([name, value]) => `${JSON.stringify(name)}: ${value}`)
    .join(', ')} }`;

/** Arguments with a value for each path parameter. */
const pathArguments = (operation: SampleOperation): string =>
  valuesOf(operation)
    .map(([, value]) => value)
    .join(', ');

const importOf = ({ name, module }: FoundExport): string =>
  `import { ${name} } from '${module}';\n`;

/** An app that imports a function and prints the result of a call. */
const callApp = (found: FoundExport | undefined, call: string): string | undefined =>
  found && `${importOf(found)}${found.name}${call}.then(console.log);\n`;

/** An app that imports a schema and prints whether an unknown value is valid. */
const checkApp = (
  found: FoundExport | undefined,
  schema = (name: string) => name,
): string | undefined =>
  found &&
  `${importOf(found)}console.log(${schema(found.name)}.safeParse(globalThis.input).success);\n`;

/** The names of an operation: a version before a dot is a folder, not part of the name. */
const namesOf = ({ id }: SampleOperation): string[] => [id, id.slice(id.indexOf('.') + 1)];

/** Our generator with all outputs, as an installed package. */
const ours: Tool = {
  name: 'ours',
  bin: join(benchFolder, '../generators/dist/bin.js'),
  args: ({ document, out }) => ['--spec', document, '--out', out],
  clientApp: ({ out, operation }) => {
    const connect = findExport(out, 'client/connection.ts', ['connect']);
    const app = callApp(
      findExport(out, 'client', namesOf(operation)),
      `(connect({ baseUrl: '/' }))(${pathArguments(operation)})`,
    );
    return connect && app && importOf(connect) + app;
  },
  validatorApp: ({ out, operation }) =>
    checkApp(
      findExport(out, 'validators/operations', namesOf(operation)),
      (name) => `${name}.responses['200']`,
    ),
};

const heyPlugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];

/** hey-api/openapi-ts with its default client and its zod plugin. */
export const heyApi: Tool = {
  name: 'hey-api',
  package: '@hey-api/openapi-ts',
  bin: '@hey-api/openapi-ts/bin/run.js',
  args: ({ document, out }) => [
    `--input=${document}`,
    `--output=${out}`,
    '--no-log-file',
    '--plugins',
    ...heyPlugins,
  ],
  clientApp: ({ out, operation }) =>
    callApp(findExport(out, 'sdk.gen.ts', [operation.id]), `({ path: ${pathObject(operation)} })`),
  validatorApp: ({ out, operation }) =>
    checkApp(findExport(out, 'zod.gen.ts', [`z${operation.id}Response`])),
};

/** Every generator that is compared, ours first. */
export const tools: readonly Tool[] = [
  ours,
  {
    // With the three outputs that its peers also have.
    name: 'ours-three',
    variantOf: 'ours',
    bin: ours.bin,
    args: (task) => [...ours.args(task), '--only', 'types,client,validators'],
  },
  heyApi,
  {
    // Its fetch client and its zod output, both in one run.
    name: 'orval',
    package: 'orval',
    bin: 'orval/dist/bin/orval.mjs',
    args: () => ['--config', 'orval.config.mjs'],
    clientApp: ({ out, operation }) =>
      callApp(findExport(out, 'client.ts', [operation.id]), `(${pathArguments(operation)})`),
    validatorApp: ({ out, operation: { id } }) =>
      checkApp(findExport(out, 'zod.ts', [`${id}Response`, `${id}200Response`])),
  },
  {
    // Its plugins for types, a fetch client and zod, at the latest common version.
    name: 'kubb',
    package: '@kubb/cli',
    bin: '@kubb/cli/bin/kubb.cjs',
    args: () => ['generate', '--config', 'kubb.config.mjs'],
    clientApp: ({ out, operation }) =>
      callApp(findExport(out, 'clients', [operation.id]), `(${pathArguments(operation)})`),
    validatorApp: ({ out, operation: { id, method } }) => {
      const kind = method === 'get' ? 'Query' : 'Mutation';
      return checkApp(findExport(out, 'zod', [`${id}${kind}ResponseSchema`]));
    },
  },
  {
    // A zodios client with zod 3 schemas and inferred types.
    name: 'openapi-zod-client',
    package: 'openapi-zod-client',
    bin: 'openapi-zod-client/bin.js',
    args: ({ document, out }) => [document, '-o', `${out}/client.ts`, '--export-schemas'],
    clientApp: ({ out, operation }) => {
      const path = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1');
      return callApp(
        findExport(out, 'client.ts', ['createApiClient']),
        `('/').${operation.method}('${path}', { params: ${pathObject(operation)} })`,
      );
    },
    // Responses are part of the client's table; all components are in one object.
    validatorApp: ({ out }) =>
      checkApp(findExport(out, 'client.ts', ['schemas']), (name) => `Object.values(${name})[0]`),
  },
  {
    // Types only; openapi-fetch is its client.
    name: 'openapi-typescript',
    package: 'openapi-typescript',
    bin: 'openapi-typescript/bin/cli.js',
    args: ({ document, out }) => [document, '--output', `${out}/schema.ts`],
    clientApp: ({ operation }) =>
      `import createClient from 'openapi-fetch';
import type { paths } from './out/schema';
const client = createClient<paths>({ baseUrl: '/' });
const input = { params: { path: ${pathObject(operation)} } };
client.${operation.method.toUpperCase()}('${operation.path}', input).then(console.log);
`,
  },
];

/** Generators that are not compared, but have to read our contract. */
export const readers: readonly Tool[] = [
  {
    name: 'openapi-typescript-codegen',
    bin: 'openapi-typescript-codegen/bin/index.js',
    args: ({ document, out }) => ['--input', document, '--output', out],
  },
  {
    name: 'rtk-query',
    bin: '@rtk-query/codegen-openapi/lib/bin/cli.mjs',
    args: () => ['config.cjs'],
  },
  {
    name: 'typed-openapi',
    bin: 'typed-openapi/bin.js',
    // It joins an absolute path to its working directory.
    args: ({ document, out }) => [
      document,
      '--output',
      relative(toolFolder('typed-openapi'), `${out}/client.ts`),
    ],
  },
];
