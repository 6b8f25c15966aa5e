/**
 * Fixtures for vitest: `test` gives each test its own tenant, in one sandbox per file. Clocks are frozen. `testInWorlds`
 * gives it a sandbox that decides at random what the references leave open.
 */
import { randomInt, randomUUID } from 'node:crypto';
import {
  alternativesOf,
  drawWorld,
  type PolicyName,
  type World,
} from '@seller-funds/contract/policies';
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
  sandbox: ({ sandboxServer }, use) => use(newTenant(sandboxServer)),
});

function newTenant(server: Sandbox): Tenant {
  // `test_`, followed by the secret if keys must have one.
  const start = server.key.replace(/sandbox$/, '');
  return server.tenant(`${start}${randomUUID()}`);
}

/** The seed of the first world of each test; at random, unless SANDBOX_WORLD says it. */
const firstSeed = Number(process.env['SANDBOX_WORLD'] ?? randomInt(1_000_000));

/**
 * As `test`, in a sandbox that decides at random what the references leave open: a client that passes depends on nothing
 * that the platform does not promise. Each repetition has another world: `{ repeats: 4 }` tries five. The message of a
 * failure has the answers on which the test depends, and how to run it in the same world again.
 */
export const testInWorlds = base.extend<SandboxFixtures>({
  sandboxOptions: [{}, { scope: 'file' }],
  sandboxServer: async ({ sandboxOptions, task, onTestFailed }, use) => {
    const seed = firstSeed + (task.result?.repeatCount ?? 0);
    const asked = new Set<PolicyName>();
    const drawn = { ...drawWorld(seed), ...sandboxOptions.world };
    const world = new Proxy(drawn, {
      get: (answers, name: PolicyName) => {
        asked.add(name);
        return answers[name];
      },
    });
    const server = await createSandbox({ clock: { mode: 'FROZEN' }, ...sandboxOptions, world });
    onTestFailed(() => {
      const error = task.result?.errors?.at(-1);
      if (!error) return;
      const again = `SANDBOX_WORLD=${seed} npx vitest run ${task.file.name} -t ${JSON.stringify(task.name)}`;
      error.message += `\n\n${describeWorld(seed, drawn, asked)} Run it there again: ${again}`;
    });
    await use(server);
    await server.close();
  },
  sandbox: ({ sandboxServer }, use) => use(newTenant(sandboxServer)),
});

/** The answers that differ from those of a usual sandbox, of the questions that a test asked. */
function describeWorld(seed: number, world: World, asked: ReadonlySet<PolicyName>): string {
  const rows = [...asked].flatMap((name) => {
    const [usual] = alternativesOf(name);
    return world[name] === usual ? [] : [`${name} is ${world[name]}, not ${usual}`];
  });
  const others = rows.length === 0 ? 'all that was asked has its usual answer' : rows.join('; ');
  return `In world ${seed}, ${others}.`;
}
