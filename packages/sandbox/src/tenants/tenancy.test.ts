// Every operation of both documents with the codes of another tenant, in path, query and body: it must treat them like
// codes that do not exist. New operations are tested without a change of this file.
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { beforeAll, expect, test } from 'vitest';
import control from '../generated/document/openapi.json' with { type: 'json' };
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Content {
  readonly examples?: Readonly<Record<string, Example>>;
  readonly schema?: Schema;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly {
    readonly in?: string;
    readonly name?: string;
    readonly $ref?: string;
  }[];
  readonly requestBody?: {
    readonly $ref?: string;
    readonly content?: Readonly<Record<string, Content>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Follows a reference within a document. */
function resolve<T extends { readonly $ref?: string }>(whole: object, part: T): T {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), whole) as T;
}

/** A body by its schema, with a code for each text. */
function sampleOf(whole: object, schema: Schema): unknown {
  const found = resolve(whole, schema);
  if (found.properties === undefined) {
    if (found.enum) return found.enum[0];
    return found.type === 'integer' ? 1 : found.type === 'boolean' ? true : '~';
  }
  const entries = Object.entries(found.properties);
  return Object.fromEntries(entries.map(([name, one]) => [name, sampleOf(whole, one)]));
}

/** A call with codes in all places: `~` stands for the code. */
interface Template {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly bodies: readonly unknown[];
}

function templatesOf(whole: Document): Template[] {
  return Object.entries(whole.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { operationId: id = '', parameters = [], requestBody } = operation;
      const query = parameters
        .map((each) => resolve(whole, each))
        .filter((each) => each.in === 'query')
        .map(({ name = '' }) => `${name}=~`);
      const content = requestBody && resolve(whole, requestBody).content?.['application/json'];
      const { examples = {}, schema = {} } = content ?? {};
      const values = Object.values(examples).map((each) => resolve(whole, each).value);
      return {
        id,
        method: method.toUpperCase(),
        // Each parameter alone: an invalid one would hide the others.
        path: [path.replaceAll(/\{\w+\}/g, '~'), ...query].join(' '),
        bodies: requestBody === undefined ? [undefined] : [sampleOf(whole, schema), ...values],
      };
    }),
  );
}

const templates = [document, control].flatMap((each) => templatesOf(each as unknown as Document));

/** A name that only the owner of the codes has. */
const marker = 'Seen by nobody else';

/** A code that the sandbox generated. */
const generated = /\b[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}\b/g;

/** Puts a code in place of each text of an example that names something. */
function fill(value: unknown, code: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(each, code, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, fill(one, code, key)]),
    );
  }
  const names =
    typeof value === 'string' && /(?:code|id|owner|account|holder|reference)$/i.test(name);
  return names || value === '~' || /^[a-z]{2,3}_/.test(String(value)) ? code : value;
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
  const own = new Set(text.match(generated));
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
  for (const { id, method, path, bodies } of templates) {
    for (const [kind, code] of codes) {
      const invented = `${code.slice(0, -9)}ZZZZZZZZZ`;
      for (const body of bodies) {
        const [base = '', ...query] = path.split(' ');
        for (const target of [base, ...query.map((each) => `${base}?${each}`)]) {
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
          const leaked = (shown.match(generated) ?? []).filter((each) => own.has(each));
          if (shown.includes(marker)) leaked.push(marker);
          if (response.status !== status || status >= 500 || leaked.length > 0)
            differences.push({ id, kind, target, statuses: [response.status, status], leaked });
        }
      }
    }
  }
  expect(differences).toEqual([]);
  expect(calls).toBeGreaterThan(templates.length * codes.size);
  expect((await owner('GET', '/_sandbox/state-hash')).body.hash).toBe(before);
}, 300_000);
