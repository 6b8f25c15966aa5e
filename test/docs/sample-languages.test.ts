// The samples of the reference in other languages send what the curl sample sends: they run, if their language is on this
// machine, and the request log of a sandbox shows what arrived.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { otherSamples } from '../../generators/src/emitters/docs/other-samples.js';
import { samplesOf } from '../../generators/src/emitters/docs/samples.js';
import { referenceSite } from '../../generators/src/emitters/docs/site.js';
import type { Contract } from '../../generators/src/model/contract.js';
import { buildContract } from '../../generators/src/model/build.js';
import { loadDocument } from '../../generators/src/source/load.js';
import { contractOf } from '../../generators/src/testing/document.js';
import { fillTenant } from '../../packages/sandbox/src/cli/fill-tenant.js';
import { startTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { run } from '../../scripts/processes/run.js';
import { temporaryFolder } from '../temporary-folder.js';

const key = 'test_examples';
const java = `import java.net.URI;
import java.net.http.*;

class Samples {
`;

const programs: Readonly<
  Record<string, readonly [command: string, file: string, of: (codes: string[]) => string]>
> = {
  curl: ['bash', 'samples.sh', (codes) => codes.join('\n')],
  fetch: ['node', 'samples.mjs', (codes) => codes.map((code) => `{ ${code} }`).join('\n')],
  Python: ['python3', 'samples.py', (codes) => codes.join('\n')],
  Ruby: ['ruby', 'samples.rb', (codes) => codes.join('\n')],
  Java: [
    'java',
    'Samples.java',
    (codes) => {
      const methods = codes.map(
        (code, index) => `static void sample${index}() throws Exception {\n${code}\n}\n`,
      );
      const calls = codes.map((_code, index) => `sample${index}();`).join('\n');
      return `${java}${methods.join('')}
public static void main(String[] arguments) throws Exception {\n${calls}\n}\n}\n`;
    },
  ],
};
const atHand = Object.keys(programs).filter(
  (label) => spawnSync(programs[label]?.[0] ?? '', ['--version']).status === 0,
);

interface Logged {
  readonly elements: readonly { readonly id: number }[];
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly request: { readonly body: string };
}

interface ReceivedRequest {
  readonly operation: string;
  readonly status: number | null;
  readonly request: unknown;
}

async function runSamples(contract: Contract, label: string): Promise<ReceivedRequest[]> {
  const { sandbox } = await startTestSandbox({ clock: { mode: 'REALTIME' }, requestLog: 1000 });
  const { url: server } = await sandbox.listen({ port: 0 });
  await fillTenant('examples', { fetch, origin: server, key });
  const headers = { authorization: `Bearer ${key}` };
  const log = async (target: string, method = 'GET') =>
    (
      await fetch(`${server}/_sandbox/requests${target}`, { method, headers })
    ).json() as Promise<Logged>;
  await log('', 'DELETE');
  const site = referenceSite(contract, { connection: { server, key } });
  const samples = contract.operations.flatMap((operation) => {
    const { markdown } = otherSamples(site, operation);
    const own = samplesOf(contract, operation, site.connection, () => undefined);
    const others = [...markdown.matchAll(/^### ([^:\n]+).*\n\n```.*\n([^]*?)\n```$/gm)];
    const code =
      own[0]?.codes.find((each) => each.label === label)?.code ??
      others.find(([, heading]) => heading === label)?.[2];
    return code === undefined ? [] : [{ operation: operation.id, code }];
  });
  const [command = '', file = '', programOf] = programs[label] ?? [];
  const text = programOf?.(samples.map(({ code }) => code)) ?? '';
  await run(command, [file], temporaryFolder({ FILE: '%PDF-1.4', [file]: text }));
  const { elements } = await log('?_pageSize=500');
  return await Promise.all(
    elements.toReversed().map(async ({ id }, index) => {
      const { method, path, status, request } = await log(`/${id}`);
      const { body } = request;
      const sent = body.startsWith('{') || body.startsWith('[') ? JSON.parse(body) : body;
      const isForm = body.startsWith('--');
      const arrived = [method, path, isForm ? 'a form' : sent];
      return { operation: samples[index]?.operation ?? '', status, request: arrived };
    }),
  );
}

test('send the same request as curl, and succeed', { tags: ['long', 'linux'] }, async () => {
  const { contract } = buildContract(await loadDocument('spec/openapi.yaml'));
  const expected = await runSamples(contract, 'curl');
  expect(expected.filter(({ status }) => status !== 200)).toEqual([]);
  for (const label of atHand.filter((each) => each !== 'curl')) {
    const sent = await runSamples(contract, label);
    const operations = new Set(sent.map(({ operation }) => operation));
    const same = expected.filter(({ operation }) => operations.has(operation));
    expect([label, sent]).toEqual([label, same]);
    expect(operations.size).toBeGreaterThan(contract.operations.length - 5);
  }
});

test('quote any text, or are left out', { tags: ['long', 'linux'] }, async () => {
  const texts = [
    '"',
    "'",
    '\\',
    '\n',
    '#{1}',
    '$HOME',
    '${1}',
    '%s',
    '`id`',
    'é',
    '\u2028',
    '</a>',
  ];
  const paths = Object.fromEntries(
    texts.flatMap((text, index) => {
      const schema = { type: 'object', additionalProperties: { type: 'string' } };
      const parameters = [
        { name: 'q', in: 'query', required: true, example: text, schema: { type: 'string' } },
      ];
      return ['application/json', 'application/x-www-form-urlencoded'].map((type, place) => [
        `/api/unknown/${index}-${place}`,
        {
          post: {
            operationId: `send${index}of${place}`,
            parameters,
            requestBody: { content: { [type]: { schema, example: { text } } } },
            responses: { 204: { description: 'Sent.' } },
          },
        },
      ]);
    }),
  );
  const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } };
  const contract = await contractOf({ paths, components, security: [{ key: [] }] });
  const expected = await runSamples(contract, 'curl');
  expect(expected).toHaveLength(2 * texts.length);
  for (const label of atHand.filter((each) => each !== 'curl')) {
    const sent = await runSamples(contract, label);
    const operations = new Set(sent.map(({ operation }) => operation));
    const same = expected.filter(({ operation }) => operations.has(operation));
    expect([label, sent]).toEqual([label, same]);
    expect(operations.size).toBeGreaterThan(texts.length);
  }
});
