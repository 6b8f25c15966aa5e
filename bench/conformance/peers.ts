import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prism from '@stoplight/prism-cli/package.json' with { type: 'json' };
import { freePort } from '../../packages/sandbox/src/testing/free-port.ts';
import { programOf } from '../../scripts/processes/run-node.ts';
import { startProcess } from '../../scripts/processes/start-process.ts';
import { toOpenApi30 } from '../../spec/bundle/openapi30.ts';
import { commandOf, toolFolder, versionOf } from '../generate/tool.ts';
import { runMeasured } from '../measure/run.ts';

/** Thrown if a run times out. */
export class PeerTimeoutError extends Error {}

/** Another tool that tests an implementation against a document. */
export interface Peer {
  readonly name: string;
  readonly description: string;
  /**
   * Tests a target with the API key of a new tenant. Returns a text for each failed test.
   * @throws {PeerTimeoutError} if the peer or the target timed out
   */
  readonly run: (target: string, apiKey: string) => Promise<ReadonlySet<string>>;
}

/** Portman's contract tests, and Prism's validation proxy in front of the target; both send Portman's requests. */
export async function peersOf(document: string, folder: string): Promise<readonly Peer[]> {
  const collection = await writeCollection(document, folder);
  const versions = ['@apideck/portman', 'newman'].map((name) => versionOf('portman', name));
  const program = programOf('@stoplight/prism-cli', 'prism');
  return [
    {
      name: 'Portman',
      description: `portman ${versions.join(', newman ')}, all contract tests, with variables for codes`,
      run: async (target, apiKey) =>
        new Set((await runCollection(collection, folder, target, apiKey)).failed),
    },
    {
      name: 'Prism proxy',
      description: `prism ${prism.version} proxy, on the OpenAPI 3.1 document, with Portman's requests`,
      run: async (target, apiKey) => {
        const port = String(await freePort());
        const args = ['proxy', document, target, '--port', port, '--host', '127.0.0.1'];
        const proxy = await startProcess(
          [process.execPath, program, ...args],
          /Prism is listening/,
        );
        const url = `http://127.0.0.1:${port}`;
        try {
          return new Set((await runCollection(collection, folder, url, apiKey)).violations);
        } finally {
          await proxy.stop();
        }
      },
    },
  ];
}

/** The result of running a collection. */
interface CollectionResult {
  readonly failed: readonly string[];
  /** The violations that Prism's proxy reported in response headers. */
  readonly violations: readonly string[];
  readonly late: readonly string[];
  readonly statuses: readonly number[];
}

/**
 * Sends the requests of a collection to a target.
 * @throws {PeerTimeoutError} if a response timed out
 */
export async function runCollection(
  collection: string,
  folder: string,
  target: string,
  apiKey: string,
): Promise<CollectionResult> {
  const result = join(folder, 'newman.json');
  const program = join(toolFolder('portman'), 'run-newman.cjs');
  await runProgram([program, collection, target, apiKey, result], folder);
  const read = JSON.parse(readFileSync(result, 'utf8')) as CollectionResult;
  if (read.late.length > 0) throw new PeerTimeoutError(`Timeout: ${read.late.join(', ')}.`);
  return read;
}

/** Ignores the exit code, which reports failed tests. */
async function runProgram(args: readonly string[], cwd: string): Promise<void> {
  const { failure } = await runMeasured({ args, cwd, seconds: 300 });
  if (failure?.startsWith('not done')) throw new PeerTimeoutError(failure);
}

/** Writes Portman's collection of requests and tests for a document. Returns the path of the file. */
async function writeCollection(document: string, folder: string): Promise<string> {
  const [plain, configuration, collection] = ['openapi-3.0', 'portman', 'collection'].map((name) =>
    join(folder, `${name}.json`),
  ) as [string, string, string];
  const simple = simplify(JSON.parse(readFileSync(document, 'utf8')) as Document);
  writeFileSync(plain, JSON.stringify(simple));
  writeFileSync(configuration, JSON.stringify(configurationFor(simple)));
  const command = commandOf('portman', '@apideck/portman/bin/portman');
  const args = ['-l', plain, '-c', configuration, '-b', 'http://127.0.0.1', '-o', collection];
  await runProgram([command, ...args], folder);
  return collection;
}

type Json = Record<string, unknown>;
interface Document extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses?: Json }>>>>;
  readonly components: { readonly schemas: Json };
}

/**
 * The contract for Portman: as OpenAPI 3.0, without the circular references of schemas, and only with the responses that
 * a documented request can get (2xx and 401).
 */
function simplify(contract: Document): Document {
  const document = toOpenApi30(contract) as unknown as Document;
  for (const { responses = {} } of Object.values(document.paths).flatMap((item) =>
    Object.values(item),
  ))
    for (const status of Object.keys(responses))
      if (!/^(?:2|401)/.test(status)) Reflect.deleteProperty(responses, status);
  const { schemas } = document.components;
  const done = new Set<string>();
  const visit = (name: string, around: readonly string[]): void => {
    if (!done.has(name)) walk(schemas[name], [...around, name]);
    done.add(name);
  };
  const walk = (part: unknown, around: readonly string[]): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      const reference: unknown = (inner as { $ref?: unknown } | null)?.$ref;
      const [, name] = /^#\/components\/schemas\/(.*)$/.exec(String(reference)) ?? [];
      if (name === undefined) walk(inner, around);
      else if (around.includes(name)) Reflect.set(part, key, {});
      else visit(name, around);
    }
  };
  for (const name of Object.keys(schemas)) visit(name, []);
  return document;
}

/** Enables all contract tests, and uses the codes that a POST returns in the paths below its own. */
function configurationFor({ paths }: Document): object {
  const tests = ['statusSuccess', 'contentType', 'jsonBody', 'schemaValidation', 'headersPresent'];
  const creators = Object.keys(paths).filter((path) => paths[path]?.['post']);
  const nameOf = (path: string): string => `made${creators.indexOf(path)}`;
  const overwrites = Object.keys(paths).flatMap((path) => {
    const variables = [...path.matchAll(/\/\{([^}]+)\}/g)].flatMap(({ index, 1: key }) => {
      const creator = creators.find((each) => each === path.slice(0, index));
      return creator === undefined
        ? []
        : [{ key, value: `{{${nameOf(creator)}}}`, overwrite: true }];
    });
    const overwrite = { overwriteRequestPathVariables: variables };
    return variables.length === 0 ? [] : [{ openApiOperation: `*::${path}`, ...overwrite }];
  });
  return {
    version: 1,
    tests: {
      contractTests: tests.map((test) => ({
        openApiOperation: '*::/*',
        [test]: { enabled: true },
      })),
    },
    assignVariables: creators.map((path) => ({
      openApiOperation: `POST::${path}`,
      collectionVariables: [{ responseBodyProp: 'code', name: nameOf(path) }],
    })),
    overwrites,
    globals: { securityOverwrites: { bearer: { token: '{{apiKey}}' } } },
  };
}
