/**
 * For tests with vitest: a `test` that gives each test a tenant of its own, in one sandbox a file whose clocks
 * stand still until they are moved.
 */
import { randomUUID } from 'node:crypto';
import { test as base } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import type { Tenant } from '../control-client/tenant.js';

/** What a test gets. */
export interface SandboxFixtures {
  /**
   * How the sandbox of the file is set up: all that `createSandbox` takes. Override it with
   * `test.extend({ sandboxOptions: [{ strict: true }, { scope: 'file' }] })`.
   */
  readonly sandboxOptions: SandboxOptions;
  /** The sandbox of the file, with all of its tenants. */
  readonly sandboxServer: Sandbox;
  /** A tenant that no other test has. */
  readonly sandbox: Tenant;
}

/** As vitest's own, with a `sandbox`. */
export const test = base.extend<SandboxFixtures>({
  sandboxOptions: [{}, { scope: 'file' }],
  sandboxServer: [
    async ({ sandboxOptions }, use) => {
      const server = await createSandbox({ clock: { mode: 'FROZEN' }, ...sandboxOptions });
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  sandbox: async ({ sandboxServer }, use) => {
    // Such as `test_` and the secret, if keys must have one.
    const start = sandboxServer.key.replace(/sandbox$/, '');
    await use(sandboxServer.tenant(`${start}${randomUUID()}`));
  },
});
