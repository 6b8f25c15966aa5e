import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, toolFolder } from '../generate/tool.ts';
import { runProgram, PeerTimeoutError, versionOf, type Peer } from './peer.ts';

/** The result of running a collection. */
export interface CollectionResult {
  readonly failed: readonly string[];
  /** The violations that Prism's proxy reported in response headers. */
  readonly violations: readonly string[];
  readonly late: readonly string[];
  readonly statuses: readonly number[];
}

/** Portman's contract tests, run by Newman, with variables for the codes of created resources. */
export async function portman(document: string, folder: string): Promise<Peer> {
  const collection = await writeCollection(document, folder);
  const versions = `portman ${versionOf('portman', '@apideck/portman')}, newman ${versionOf('portman', 'newman')}`;
  return {
    name: 'Portman',
    description: `${versions}, all contract tests, with variables for codes`,
    run: async (target, apiKey) => {
      return new Set((await runCollection(collection, folder, target, apiKey)).failed);
    },
  };
}

/** Writes the collection of requests and tests. Returns the path of the file. */
export async function writeCollection(document: string, folder: string): Promise<string> {
  const configuration = join(folder, 'portman.json');
  writeFileSync(configuration, JSON.stringify(configurationFor(document)));
  const collection = join(folder, 'collection.json');
  const command = commandOf('portman', '@apideck/portman/bin/portman');
  const args = ['-l', document, '-c', configuration, '-b', 'http://127.0.0.1', '-o', collection];
  await runProgram([command, ...args], folder);
  return collection;
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

type Paths = Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;

const tests = ['statusSuccess', 'contentType', 'jsonBody', 'schemaValidation', 'headersPresent'];

/** Enables all contract tests, and uses the codes that a POST returns in the paths below its own. */
function configurationFor(document: string): object {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Paths };
  const creators = Object.keys(paths).filter((path) => paths[path]?.['post']);
  const named = (path: string): string => `made${creators.indexOf(path)}`;
  const overwrites = Object.keys(paths).flatMap((path) => {
    const variables = [...path.matchAll(/\/\{([^}]+)\}/g)].flatMap(({ index, 1: key }) => {
      const creator = creators.find((each) => each === path.slice(0, index));
      return creator === undefined
        ? []
        : [{ key, value: `{{${named(creator)}}}`, overwrite: true }];
    });
    const overwrite = { overwriteRequestPathVariables: variables };
    return variables.length === 0 ? [] : [{ openApiOperation: `*::${path}`, ...overwrite }];
  });
  return {
    version: 1,
    tests: {
      contractTests: tests.map((test) => {
        return { openApiOperation: '*::/*', [test]: { enabled: true } };
      }),
    },
    assignVariables: creators.map((path) => ({
      openApiOperation: `POST::${path}`,
      collectionVariables: [{ responseBodyProp: 'code', name: named(path) }],
    })),
    overwrites,
    globals: { securityOverwrites: { bearer: { token: '{{apiKey}}' } } },
  };
}
