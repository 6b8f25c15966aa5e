import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { constructEvent } from './construct-event.js';
import type { WebhookHeaders } from './headers.js';
import { apiKey, good, kyc, notification } from './testing/notifications.js';
import { WebhookError } from './webhook-error.js';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const rounds = 3_000;

const { body } = good;

const marks = ['', '\0', ' ', '"', '\n', ':', 'é', '\ud800', '9', '__proto__', '{', 'A'];

/** Texts with another character, truncated, rotated, extended or replaced. */
const disturbed = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.constantFrom(...marks), fc.nat(200))
    .chain(([place, mark, times]) =>
      fc.constantFrom(
        text.slice(0, place) + mark + text.slice(place + 1),
        text.slice(0, place),
        text.slice(place) + text.slice(0, place),
        text + mark,
        mark.repeat(times),
      ),
    );

const names = ['accountOwnerCode', 'kycStatus', 'payoutCode', 'payoutStatus', 'x', '__proto__'];
const leaves = [null, true, -0, 1e308, '', 'ah_1', 'ACTIVE', '💶'];
const anything = fc.anything({
  key: fc.constantFrom(...names),
  values: [fc.constantFrom(...leaves)],
  maxDepth: 3,
});

function outcome(options: { body: string; headers: WebhookHeaders }): Promise<unknown> {
  return constructEvent({ ...good, ...options }).catch((error: unknown) => error);
}

function isFineError(error: unknown): error is WebhookError {
  const shown = `${String(error)} ${JSON.stringify(error)}`;
  const secrets = [apiKey, kyc.data.accountOwnerCode];
  return error instanceof WebhookError && !secrets.some((secret) => shown.includes(secret));
}

test(`disturbed notifications are refused, or mean the same (seed ${seed})`, async () => {
  const parts = { ...kyc.headers, body };
  const changes = fc
    .constantFrom('x-signature', 'x-timestamp', 'body')
    .chain((part) => disturbed(parts[part]).map((after) => [part, parts[part], after] as const));
  const results = [];
  for (const [part, before, after] of fc.sample(changes, { seed, numRuns: rounds })) {
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
  const seen = new Set<string>();
  for (const content of fc.sample(anything, { seed, numRuns: rounds })) {
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
