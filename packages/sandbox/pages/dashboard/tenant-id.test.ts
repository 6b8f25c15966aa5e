import { expect, test } from 'vitest';
import { tenantOf } from '../../src/tenants/keys.js';
import { tenantIdOf } from './tenant-id.js';

test.each(['test_sandbox', 'test_ro_sandbox', 'test_sandbox.k2', 'test_éè', 'test_?>~~>?'])(
  'the page finds the tenant of %s as the sandbox does',
  async (key) => {
    expect(await tenantIdOf(key)).toBe(tenantOf(key));
  },
);
