import type { Connection } from '../storage/connection.js';
import { Database } from '../storage/database.js';
import type { Store, Transactions } from '../storage/store.js';
import { isOfAllTenants } from './all-tenant-statements.js';
import { type StatementTenants, tenantOfStatement } from './tenant-of-statement.js';

/** A recorded statement. */
export interface RecordedStatement {
  /** In PostgreSQL's syntax. */
  readonly sql: string;
  /** Whether it ran in a queue of one tenant or of all tenants. */
  readonly of: 'one' | 'all';
}

/** The statements of this process's tests, in order of first use. */
const statements = new Map<string, RecordedStatement>();

const analyses = new Map<string, StatementTenants>();

/** Returns all statements that checked stores have run in this process. */
export function recordedStatements(): readonly RecordedStatement[] {
  return [...statements.values()];
}

/**
 * Wraps a store so that it refuses statements of a tenant that could access rows of another tenant, and unlisted
 * statements over all tenants. A refused statement is a bug and fails the test.
 */
export function checkStatements(store: Store): Store {
  return {
    writer: (tenant) => checked(store.writer(tenant), tenant),
    reader: (tenant) => checked(store.reader(tenant), tenant),
    secret: store.secret,
    allTenants: () => checked(store.allTenants(), undefined),
    ...(store.onCommit && {
      onCommit: (listener: (units: number) => void) => store.onCommit?.(listener),
    }),
    close: () => store.close(),
  };
}

function checked(queue: Transactions, tenant: string | undefined): Transactions {
  return {
    run: (work) =>
      queue.run((db) =>
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

/** Replaces the `?` of SQLite by `$1`, `$2`, … of PostgreSQL. */
function withNumbers(sql: string): string {
  let number = 0;
  return sql.replaceAll('?', () => `$${(number += 1)}`);
}

/** @throws {Error} if a statement could access rows of another tenant */
function check(sql: string, parameters: readonly unknown[], tenant: string | undefined): void {
  const of = tenant === undefined ? 'all' : 'one';
  const key = `${of} ${sql}`;
  if (!statements.has(key)) statements.set(key, { sql, of });
  if (tenant === undefined) {
    if (isOfAllTenants(sql)) return;
    throw new Error(
      `This statement over all tenants is not listed in all-tenant-statements.ts: ${sql}`,
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
