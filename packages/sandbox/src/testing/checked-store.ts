import type { Connection } from '../storage/connection.js';
import { Database } from '../storage/database.js';
import type { Store, Transactions } from '../storage/store.js';
import { isOfAllTenants } from './all-tenant-statements.js';
import { type StatementTenants, tenantOfStatement } from './tenant-of-statement.js';

/** A statement that ran. */
export interface RecordedStatement {
  /** In PostgreSQL's syntax. */
  readonly sql: string;
  /** Whether it ran for one tenant, or for all. */
  readonly of: 'one' | 'all';
}

/** The statements of this process's tests, as they were when they ran first. */
const statements = new Map<string, RecordedStatement>();

const analyses = new Map<string, StatementTenants>();

/** All statements that checked stores have run in this process. */
export function recordedStatements(): readonly RecordedStatement[] {
  return [...statements.values()];
}

/**
 * A store that refuses every statement of a tenant that could touch the rows of another one, and every statement for
 * all tenants that is not listed. What it refuses fails the test: it is a fault of the sandbox.
 */
export function checkStatements(store: Store): Store {
  return {
    writer: (tenant) => checked(store.writer(tenant), tenant),
    reader: (tenant) => checked(store.reader(tenant), tenant),
    allTenants: () => checked(store.allTenants(), undefined),
    ...(store.onCommit && { onCommit: (told: (units: number) => void) => store.onCommit?.(told) }),
    close: () => store.close(),
  };
}

function checked(lane: Transactions, tenant: string | undefined): Transactions {
  return {
    run: (work) =>
      lane.run((db) =>
        work(new Database(new CheckedConnection(db.target, tenant), db.positionCache)),
      ),
  };
}

class CheckedConnection implements Connection {
  readonly engine;

  constructor(
    readonly connection: Connection,
    readonly tenant: string | undefined,
  ) {
    this.engine = connection.engine;
  }

  query(...[sql, parameters]: Parameters<Connection['query']>): ReturnType<Connection['query']> {
    check(this.engine === 'sqlite' ? withNumbers(sql) : sql, parameters, this.tenant);
    return this.connection.query(sql, parameters);
  }

  script(sql: string): Promise<void> {
    return this.connection.script(sql);
  }
}

/** SQLite's `?` as PostgreSQL's `$1`; no statement has a `?` elsewhere. */
function withNumbers(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => `$${(number += 1)}`);
}

/** @throws {Error} if a statement could touch the rows of another tenant */
function check(sql: string, parameters: readonly unknown[], tenant: string | undefined): void {
  const of = tenant === undefined ? 'all' : 'one';
  const key = `${of} ${sql}`;
  if (!statements.has(key)) statements.set(key, { sql, of });
  if (tenant === undefined) {
    if (isOfAllTenants(sql)) return;
    throw new Error(
      `No list has this statement over all tenants (all-tenant-statements.ts): ${sql}`,
    );
  }
  const analysis = analyses.get(sql) ?? tenantOfStatement(sql);
  analyses.set(sql, analysis);
  const [fault] = analysis.faults;
  if (fault !== undefined) throw new Error(`${fault} The statement of a tenant: ${sql}`);
  const other = analysis.parameters.find((number) => parameters[number - 1] !== tenant);
  if (other === undefined) return;
  throw new Error(`$${other} is not the tenant ${tenant} that the statement runs for: ${sql}`);
}
