import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newSecret, Secrets } from './secrets.js';

const tenant = 'aB3-_kLmNo12';

test('a secret depends on the root, the tenant and the code, and on nothing else', () => {
  const secret = new Secrets('root').of(tenant, 'onb_1');
  expect(secret).toMatch(/^[0-9a-f]{40}$/);
  expect(new Secrets('root').of(tenant, 'onb_1')).toBe(secret);
  const others = [
    new Secrets(newSecret()).of(tenant, 'onb_1'),
    new Secrets('root').of('aB3-_kLmNo13', 'onb_1'),
    new Secrets('root').of(tenant, 'onb_2'),
  ];
  expect(new Set([secret, ...others]).size).toBe(4);
});

describe('a link', () => {
  const secrets = new Secrets(newSecret());
  const link = secrets.linkOf(tenant);

  test('stands for its tenant, and only with the same root', () => {
    expect(secrets.tenantOfLink(link)).toBe(tenant);
    expect(link).not.toContain(tenant);
    expect(new Secrets(newSecret()).tenantOfLink(link)).toBeUndefined();
  });

  test.each(['', tenant, 'x'.repeat(22), `${link}AA`])('is not %j', (text) => {
    expect(secrets.tenantOfLink(text)).toBeUndefined();
  });
});

/** Other uses of randomness and digests, none of which makes or compares a secret of the sandbox. */
const harmless = [
  'domain/files/file-faults.ts: createHash', // recognizes a file by its digest
  'http/request-id.ts: randomUUID', // request ids
  'storage/tables.ts: createHash', // the name of the schema
  'tenants/keys.ts: hash', // the tenant of a key
  'tenants/state-hash.ts: createHash, hash', // the hash of a state
  'vitest/index.ts: randomInt, randomUUID', // keys of tests
];

test('nothing else makes or compares secrets', () => {
  const folder = new URL('..', import.meta.url);
  const files = globSync('**/*.ts', {
    cwd: folder.pathname,
    exclude: ['**/*.test.ts', 'testing/**', 'generated/**'],
  });
  const uses =
    /import \{ (.+) \} from 'node:crypto'|from '(node:crypto)'|[^.]\b(crypto\.)|(Math\.random)/g;
  const found = files.flatMap((file) => {
    const matches = readFileSync(new URL(file, folder), 'utf8').matchAll(uses);
    return [...matches].map(([, ...names]) => `${file}: ${names.join('')}`);
  });
  expect(found.toSorted()).toEqual([...harmless, 'kernel/secrets.ts: node:crypto'].toSorted());
});
