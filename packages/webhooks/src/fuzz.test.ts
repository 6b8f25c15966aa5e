import { expect, test } from 'vitest';
import { constructEvent } from './construct-event.js';
import type { WebhookHeaders } from './headers.js';
import { Random } from './testing/random.js';
import { apiKey, kyc, notification } from './testing/notifications.js';
import { WebhookError } from './webhook-error.js';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const rounds = 3_000;

const body = JSON.stringify(kyc.data);
const good = { url: kyc.url, now: kyc.now, apiKey };

/** Mutates a text: changes a character, or truncates, doubles or replaces it. */
function disturbed(chance: Random, text: string): string {
  const place = chance.below(text.length + 1);
  const odd = chance.pick([
    '',
    '\0',
    ' ',
    '"',
    '\n',
    ':',
    'é',
    '\ud800',
    '9',
    '__proto__',
    '{',
    'A',
  ]);
  return chance.pick([
    () => text.slice(0, place) + odd + text.slice(place + 1),
    () => text.slice(0, place),
    () => text.slice(place) + text.slice(0, place),
    () => text + odd,
    () => odd.repeat(chance.below(200)),
  ])();
}

function anything(chance: Random, depth = 3): unknown {
  const inner = (): unknown => anything(chance, depth - 1);
  const names = ['accountOwnerCode', 'kycStatus', 'payoutCode', 'payoutStatus', 'x', '__proto__'];
  const leaves = [null, true, -0, 1e308, '', 'ah_1', 'ACTIVE', '💶'];
  const nested = [
    () => [inner(), inner()],
    () => Object.fromEntries([1, 2, 3].map(() => [chance.pick(names), inner()])),
  ];
  return depth > 0 && chance.below(3) > 0 ? chance.pick(nested)() : chance.pick(leaves);
}

function outcome(options: { body: string; headers: WebhookHeaders }): Promise<unknown> {
  return constructEvent({ ...good, ...options }).catch((error: unknown) => error);
}

function isFineError(error: unknown): error is WebhookError {
  const shown = `${String(error)} ${JSON.stringify(error)}`;
  const secrets = [apiKey, kyc.data.accountOwnerCode];
  return error instanceof WebhookError && !secrets.some((secret) => shown.includes(secret));
}

test(`disturbed notifications are refused, or mean the same (seed ${seed})`, async () => {
  const chance = new Random(seed);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const part = chance.pick(['x-signature', 'x-timestamp', 'body'] as const);
    const before = part === 'body' ? body : kyc.headers[part];
    const after = disturbed(chance, before);
    const headers = part === 'body' ? kyc.headers : { ...kyc.headers, [part]: after };
    const result = await outcome({ headers, body: part === 'body' ? after : body });
    results.push({ result, changed: part !== 'body' && after !== before });
  }
  const accepted = results.filter(({ result }) => !isFineError(result));
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(rounds / 2);
  // The signed parts are unchanged; other fields of the body may have changed.
  const { accountOwnerCode } = kyc.data;
  const sentAt = new Date(kyc.headers['x-timestamp']);
  for (const entry of accepted) {
    expect(entry).toMatchObject({ changed: false, result: { accountOwnerCode, sentAt } });
  }
});

test(`signed bodies of any content become an event or are refused (seed ${seed})`, async () => {
  const chance = new Random(seed);
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const content = anything(chance);
    const more = typeof content === 'object' && !Array.isArray(content) ? content : { content };
    const { headers, body: text } = notification({ ...more, accountOwnerCode: 'ah_1' });
    const result = await outcome({ headers, body: text });
    seen.add(isFineError(result) ? result.code : (result as { type: string }).type);
  }
  expect(seen).toEqual(new Set(['body_invalid', 'kycUpdate', 'payoutUpdate', 'unknown']));
});

test('does not fail on a deeply nested body', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const text = `${body.slice(0, -1)},"more":${deep}}`;
  const result = await outcome({ headers: kyc.headers, body: text });
  expect(result).toMatchObject({ type: 'kycUpdate' });
});
