/**
 * For tests with vitest: a `test` that gives each test a tenant of its own, in one sandbox a file whose clocks
 * stand still until they are moved.
 */
import { randomUUID } from 'node:crypto';
import { test as base } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.js';
import type { Tenant } from '../steer/tenant.js';

/** What a test gets. */
export interface SandboxFixtures {
  /** The sandbox of the file, with all of its tenants. */
  readonly sandboxServer: Sandbox;
  /** A tenant that no other test has. */
  readonly sandbox: Tenant;
}

/** As vitest's own, with a `sandbox`. */
export const test = base.extend<SandboxFixtures>({
  sandboxServer: [
    // vitest reads from the first parameter which fixtures it needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await createSandbox({ clock: { mode: 'FROZEN' } });
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  sandbox: async ({ sandboxServer }, use) => {
    await use(sandboxServer.tenant(`test_${randomUUID()}`));
  },
});
