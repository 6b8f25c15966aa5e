// @module-tag ci
// Every operation of both documents with the codes of another tenant, in path, query and body: it must treat them like
// codes that do not exist. New operations are tested without a change of this file.
import { beforeAll, expect, test } from 'vitest';
import { generatedCode, operationRequests, replaceCodes } from '../testing/operation-requests.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

const marker = 'Seen by nobody else';

/** Puts a code in place of each text of an example that names something. */
function fill(body: unknown, code: string): unknown {
  return replaceCodes(body, (text, name) => {
    const names = /(?:code|id|owner|account|holder|reference)$/i.test(name);
    return names || text === '~' || /^[a-z]{2,3}_/.test(text) ? code : text;
  });
}

let owner: Call;
let text: string;
const started = useTestSandbox(() => ({ requestLog: 100 }));
beforeAll(async () => {
  owner = started.as('test_owner');
  await owner('POST', '/_sandbox/marketplace');
  await owner('POST', '/api/accountholders', { displayName: marker });
  text = JSON.stringify((await owner('GET', '/_sandbox/export')).body.tables);
}, 120_000);

test('codes of another tenant are unknown in every operation, and nothing of it is returned or changed', async () => {
  const own = new Set(text.match(generatedCode));
  expect(text).toContain(marker);
  // One code of each kind of resource.
  const codes = new Map([...own].map((code) => [code.slice(0, code.indexOf('_')), code]));
  expect(codes.size).toBeGreaterThan(10);
  // The other tenant may store what it sends, and read it again.
  for (const code of codes.values()) own.delete(code);
  const before = (await owner('GET', '/_sandbox/state-hash')).body.hash;
  const [foreign, unknown] = [started.as('test_foreign'), started.as('test_unknown')];
  const differences: unknown[] = [];
  let calls = 0;
  for (const { id, method, path, query, bodies } of operationRequests) {
    for (const [kind, code] of codes) {
      const invented = `${code.slice(0, -9)}ZZZZZZZZZ`;
      for (const body of bodies) {
        // Each parameter alone: an invalid one would hide the others.
        for (const target of [path, ...query.map((name) => `${path}?${name}=~`)]) {
          const send = async (call: Call, sent: string) =>
            call(
              method,
              target.replaceAll('~', sent),
              body === undefined ? undefined : fill(body, sent),
            );
          const response = await send(foreign, code);
          const { status } = await send(unknown, invented);
          calls += 1;
          const shown = JSON.stringify(response.body);
          const leaked = (shown.match(generatedCode) ?? []).filter((each) => own.has(each));
          if (shown.includes(marker)) leaked.push(marker);
          if (response.status !== status || status >= 500 || leaked.length > 0)
            differences.push({ id, kind, target, statuses: [response.status, status], leaked });
        }
      }
    }
  }
  expect(differences).toEqual([]);
  expect(calls).toBeGreaterThan(operationRequests.length * codes.size);
  expect((await owner('GET', '/_sandbox/state-hash')).body.hash).toBe(before);
}, 300_000);
