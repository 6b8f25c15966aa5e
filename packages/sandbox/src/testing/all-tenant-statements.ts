/** A statement that may read rows of several tenants. No request of a tenant runs it. */
export interface AllTenantStatement {
  /** The result of the statement. */
  readonly name: string;
  /** When it runs. */
  readonly reason: string;
  /** Matches its SQL, with single spaces. */
  readonly sql: RegExp;
}

/** All of these statements; migrations run DDL only. */
export const allTenantStatements: readonly AllTenantStatement[] = [
  {
    name: 'the next job of each tenant whose clock runs',
    reason:
      'In the background, every 10 seconds: finds the jobs of a process that has stopped. Reads 1000 tenants at a time.',
    sql: /^select t\.id as tenant, \( select min\(j\.due_at\) from jobs as j where j\.tenant = t\.id and j\.failure is null \) - t\.clock_offset as "dueAt" from tenants as t where t\.clock_mode = 'REALTIME' and t\.id > \$1 order by t\.id limit \$2$/,
  },
  {
    name: 'the tenants with due webhooks',
    reason:
      'In the background, every 10 seconds: finds the deliveries of a process that has stopped.',
    sql: /^select distinct "tenant" from "webhook_deliveries" where "state" = \$1$/,
  },
  {
    name: 'the number of tenants',
    reason: 'The list of tenants in the dashboard on this machine.',
    sql: /^select count\(\*\) as "total" from "tenants"$/,
  },
  {
    name: 'a page of tenants',
    reason: 'The list of tenants in the dashboard on this machine.',
    sql: /^select "t"\."id", "t"\."changed_at" as "changedAt", .* from "tenants" as "t" order by .* limit \$1 offset \$2$/,
  },
  {
    name: 'the keys of a page of tenants',
    reason: 'The list of tenants in the dashboard on this machine; it shows masked keys.',
    sql: /^select "key", "tenant" from "api_keys" where "tenant" in \([$\d, ]+\) and "revoked_at" is null order by "key"$/,
  },
  {
    name: 'the number of tenants, for metrics',
    reason: 'The metrics.',
    sql: /^select count\(\*\) as count from tenants$/,
  },
  {
    name: 'the due jobs',
    reason: 'The metrics: number, and age of the oldest.',
    sql: /^select count\(\*\) as count, min\(j\.due_at - t\.clock_offset\) as oldest from jobs as j .*$/,
  },
  {
    name: 'the due webhooks',
    reason: 'The metrics: number, and age of the oldest.',
    sql: /^select count\(\*\) as count, min\(d\.due_at - t\.clock_offset\) as oldest from webhook_deliveries as d .*$/,
  },
  {
    name: 'the migrations',
    reason: 'The readiness check. The table has no rows of tenants.',
    sql: /^SELECT \* FROM migrations ORDER BY name$/,
  },
  {
    name: 'the idle tenants',
    reason: 'In the background, every hour. Each is then deleted in its own transaction.',
    sql: /^select id from tenants where changed_at > 0 and changed_at < \$1 and id > \$2 order by id limit \$3$/,
  },
  {
    name: 'all tenants',
    reason: 'The command `sandbox verify`; each tenant is then checked in its own transaction.',
    sql: /^select "id", "clock_at" from "tenants" order by "id"$/,
  },
];

/** True if a statement is in the list. */
export function isOfAllTenants(sql: string): boolean {
  const plain = sql.trim().replaceAll(/\s+/g, ' ');
  return allTenantStatements.some((each) => each.sql.test(plain));
}
