// "Fields named `code` are assigned by the service […] and must never be sent in requests" (CORE-GEN-015). Two tables
// of version 2 list a `code` as "ignored on create" (EXT-PS-001, EXT-RS-013).
import { expect, test } from 'vitest';
import { cases, resolve } from './document.js';

const ignored = ['v2.PaymentSplitCreate', 'v2.RefundSplitCreate'];
const components = '#/components/schemas/';

function collect(value: unknown, found: Map<string, object>): Map<string, object> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inside] of Object.entries(value)) {
    const name = key === '$ref' && typeof inside === 'string' ? inside.replace(components, '') : '';
    if (name === '') collect(inside, found);
    else if (!found.has(name)) {
      const schema = resolve(components + name) as object;
      collect(schema, found.set(name, schema));
    }
  }
  return found;
}

const reached = new Map<string, object>();
for (const { bodySchema } of cases)
  if (bodySchema !== undefined) collect(resolve(bodySchema), reached);

test('no request has a code, except for the ignored ones', () => {
  expect(reached.size).toBeGreaterThan(60);
  const withCode = [...reached].filter(
    ([, schema]) => 'code' in Object(Reflect.get(schema, 'properties')),
  );
  expect(withCode.map(([name]) => name).toSorted()).toEqual(ignored);
});
