/**
 * Fixtures for vitest: `test` gives each test its own tenant, in one sandbox per file. Clocks are frozen.
 */
import { randomUUID } from 'node:crypto';
import { test as base } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import type { Tenant } from '../control-client/tenant.js';

/** The fixtures of a test. */
export interface SandboxFixtures {
  /**
   * The options of the file's sandbox. Override them with
   * `test.extend({ sandboxOptions: [{ strict: true }, { scope: 'file' }] })`.
   */
  readonly sandboxOptions: SandboxOptions;
  /** The sandbox of the file. */
  readonly sandboxServer: Sandbox;
  /** A tenant of this test only. */
  readonly sandbox: Tenant;
}

/** The `test` of vitest with sandbox fixtures. */
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
    // `test_`, followed by the secret if keys must have one.
    const start = sandboxServer.key.replace(/sandbox$/, '');
    await use(sandboxServer.tenant(`${start}${randomUUID()}`));
  },
});
