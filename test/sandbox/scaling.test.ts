// Compares docs/scaling.md and docs/citus.sql with the code; UPDATE_DOCS=1 updates the generated parts.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '@seller-funds/sandbox';
import { expect, test } from 'vitest';
import { defaultConcurrencyLimits } from '../../packages/sandbox/src/http/concurrency-limit.js';
import { AllTenants } from '../../packages/sandbox/src/storage/all-tenants.js';
import { tables } from '../../packages/sandbox/src/storage/tables.js';
import { tenantLimits } from '../../packages/sandbox/src/unit/tenant-limits.js';
import { citusStatements } from './citus.js';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const page = readFileSync(`${docs}scaling.md`, 'utf8');

test('docs/citus.sql is generated from the tables', () => {
  const text = citusStatements(tables);
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(`${docs}citus.sql`, text);
  expect(readFileSync(`${docs}citus.sql`, 'utf8')).toBe(text);
  for (const { name } of tables) expect(text).toContain(`create_distributed_table('${name}', `);
});

test('the page lists every read of all tenants', () => {
  const [, part = ''] = page.split('<!-- all-tenants -->');
  const listed = [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const methods = Object.getOwnPropertyNames(AllTenants.prototype);
  expect(new Set(listed)).toEqual(new Set(methods.filter((name) => name !== 'constructor')));
});

test('the page lists the limits of the code', () => {
  const limits = {
    'a tenant: fault rules': tenantLimits.faultRules,
    'a tenant: API keys': tenantLimits.keys,
    'a tenant: snapshots': tenantLimits.snapshots,
    'a tenant: stored files': tenantLimits.files,
    'a tenant: due webhooks': tenantLimits.dueWebhooks,
    'a tenant: webhooks waiting for a retry': tenantLimits.waitingWebhooks,
    'a tenant in a process: running requests': defaultConcurrencyLimits.runningOfTenant,
    'a tenant in a process: waiting requests': defaultConcurrencyLimits.waitingOfTenant,
    'a process: running requests': defaultConcurrencyLimits.running,
    'a process: waiting requests': defaultConcurrencyLimits.waiting,
  };
  for (const [what, limit] of Object.entries(limits))
    expect(page).toContain(`| ${what} | ${limit} |`);
});

test('the metrics of the page, also in its alarms, are those that a process emits', async () => {
  const sandbox = await createSandbox({ metrics: true });
  const response = await sandbox.fetch('http://any.example/_sandbox/metrics');
  const emitted = await response.text();
  await sandbox.close();
  const names = [...emitted.matchAll(/^# TYPE (sandbox_\w+)/gm)].map(([, name]) => name);
  expect(new Set(page.match(/\bsandbox_\w+/g))).toEqual(new Set(names));
  const [, alarms = ''] = page.split('| Alarm |');
  const selected = [...alarms.matchAll(/sandbox_due\w*\{\w+="\w+"\}/g)];
  expect(selected).not.toHaveLength(0);
  for (const [one] of selected) expect(emitted).toContain(`${one} `);
});
