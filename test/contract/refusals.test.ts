import { beforeAll, describe, expect, test } from 'vitest';
import { validators } from '@seller-funds/validators';
import { isLong } from '../requirements.js';
import { cases, type Case } from './document.js';
import { mutationsOf } from './mutations.js';
import { fits } from './oracle.js';
import { prismUrl } from './prism.js';

let mockUrl: string;
beforeAll(async () => {
  if (isLong) mockUrl = await prismUrl();
});

const withBody = cases.filter((entry) => entry.bodySchema !== undefined);

test('covers every operation with a body', () => {
  expect(withBody.map((entry) => entry.id)).toEqual(
    cases.filter(({ operation }) => operation.body).map((entry) => entry.id),
  );
});

describe.each(withBody)('$id', (entry) => {
  test.each(entry.bodies)('fields dropped and of a wrong type: $name', async ({ value }) => {
    const disagreements: string[] = [];
    let refused = 0;
    for (const { label, body } of mutationsOf(value)) {
      const valid = fits(entry.bodySchema ?? '', body);
      if (validatorOf(entry)(body) !== valid) disagreements.push(`${label}: validator`);
      if (!valid) refused += 1;
      // Prism takes ten times as long as all validators.
      if (!isLong) continue;
      const prism = await prismAccepts(entry, body);
      if (prism !== valid && !isUnknownToPrism(entry, label)) disagreements.push(`${label}: Prism`);
    }
    expect(disagreements).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
});

/** Prism reads schemas as JSON Schema draft 7, which has no `dependentRequired` (D206). */
function isUnknownToPrism({ id }: Case, label: string): boolean {
  return id === 'v2.createRefundSplit' && /^drop (?:totalAmount|extProcessedAt)$/.test(label);
}

function validatorOf(entry: Case): (body: unknown) => boolean {
  const { body } = validators[entry.id] as {
    body?: { safeParse(value: unknown): { success: boolean } };
  };
  if (!body) throw new Error(`${entry.id} has no validator for its body`);
  return (value) => body.safeParse(value).success;
}

async function prismAccepts({ operation, path }: Case, body: unknown): Promise<boolean> {
  const values = [...path];
  const url = mockUrl + operation.path.replaceAll(/\{[^}]+\}/g, () => values.shift() ?? '');
  const response = await fetch(url, {
    method: operation.method.toUpperCase(),
    headers: { authorization: 'Bearer test_contract', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status === 200) return true;
  if (response.status === 422 || response.status === 400) return false;
  throw new Error(`${operation.id}: Prism returned ${response.status}`);
}
