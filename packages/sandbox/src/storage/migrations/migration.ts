import type { Engine } from '../connection.js';

/** A step forward of the schema. Its name is stored; neither name nor script ever changes again. */
export interface Migration {
  readonly name: string;
  readonly script: (engine: Engine) => string;
}

/** What differs between the engines' data definition languages. */
export interface Ddl {
  /** A whole number of 64 bits. */
  readonly int: string;
  /** What follows a table's definition. */
  readonly end: string;
}

/** The dialect of an engine. */
export function ddlOf(engine: Engine): Ddl {
  return engine === 'sqlite'
    ? { int: 'INTEGER', end: 'STRICT, WITHOUT ROWID' }
    : { int: 'BIGINT', end: '' };
}

/**
 * Makes a table append-only: rows are never changed, and are deleted only once their tenant is gone.
 */
export function appendOnly(engine: Engine, table: string): string {
  const message = `${table} is append-only`;
  if (engine === 'sqlite') {
    return `
      CREATE TRIGGER ${table}_no_update BEFORE UPDATE ON ${table}
        BEGIN SELECT RAISE(ABORT, '${message}'); END;
      CREATE TRIGGER ${table}_no_delete BEFORE DELETE ON ${table}
        WHEN EXISTS (SELECT 1 FROM tenants WHERE id = OLD.tenant)
        BEGIN SELECT RAISE(ABORT, '${message}'); END;`;
  }
  return `
    CREATE FUNCTION ${table}_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF NOT EXISTS (SELECT 1 FROM tenants WHERE id = OLD.tenant) THEN RETURN OLD; END IF;
        END IF;
        RAISE EXCEPTION '${message}';
      END $$;
    CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION ${table}_append_only();`;
}
