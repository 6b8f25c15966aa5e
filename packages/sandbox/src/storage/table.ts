import type { Engine, Value } from './connection.js';

export interface Column<T extends Value = Value> {
  readonly type: 'text' | 'int';
  readonly isOptional: boolean;
  /** The condition on a value, with `?` for the column; undefined if every value is allowed. */
  readonly check: string | undefined;
  /** Never set: the type of a value. */
  readonly value?: T;
}

type Columns = Readonly<Record<string, Column>>;

/** Any text. */
export const text: Column<string> = { type: 'text', isOptional: false, check: undefined };

/** A whole number within ±(2^53 − 1); moments are milliseconds since 1970. */
export const int: Column<number> = { type: 'int', isOptional: false, check: undefined };

/** A whole number above 0. */
export const positive: Column<number> = { ...int, check: '? > 0' };

/** A whole number, 0 or more. */
export const natural: Column<number> = { ...int, check: '? >= 0' };

/** 1 for true, 0 for false. */
export const flag: Column<number> = { ...int, check: '? IN (0, 1)' };

/** One of these texts. */
export function oneOf<const V extends string>(...values: readonly V[]): Column<V> {
  const list = [...new Set(values)].map((value) => `'${value}'`).join(', ');
  return { type: 'text', isOptional: false, check: `? IN (${list})` };
}

/** A column that may be NULL; its check applies to other values. */
export function optional<T extends Value>({ type, check }: Column<T>): Column<T | null> {
  return { type, isOptional: true, check };
}

interface Reference {
  readonly columns: readonly string[];
  readonly to: { readonly name: string; readonly key: readonly string[] };
  /** The referenced columns; the primary key by default. */
  readonly at?: readonly string[];
}

interface Index {
  readonly columns: readonly string[];
  readonly isUnique?: boolean;
  /** The condition of a partial index; all rows by default. */
  readonly where?: string;
}

/** The content of a table: `state` is exported, hashed and replaced by a reset; a `log` is only dropped; `retained` stays. */
type Content = 'state' | 'log' | 'retained';

/** Options of a table. Names of constraints and indexes are prefixed with the table's name. */
export interface TableOptions<N extends string> {
  readonly key: readonly N[];
  readonly unique?: readonly (readonly N[])[];
  readonly references?: readonly (Reference & { readonly columns: readonly N[] })[];
  readonly checks?: Readonly<Record<string, string>>;
  readonly indexes?: Readonly<Record<string, Index & { readonly columns: readonly N[] }>>;
  /** True if rows are never updated, and not deleted while their generation is the current one. */
  readonly isAppendOnly?: boolean;
  readonly content?: Content;
}

export type RowOf<T extends { readonly columns: Columns }> = {
  readonly [K in keyof T['columns']]: T['columns'][K] extends Column<infer V> ? V : never;
};

/** A row to insert: columns that may be NULL can be left out. */
export type NewRow<Row> = {
  readonly [K in keyof Row as null extends Row[K] ? never : K]: Row[K];
} & { readonly [K in keyof Row as null extends Row[K] ? K : never]?: Row[K] | undefined };

/** A row of a list without its position, which only pages and sorting need. */
export type ElementOf<T extends { readonly columns: Columns }> = Omit<RowOf<T>, 'position'>;

/**
 * DDL for both engines, and the type of rows. The columns of the owner begin each key, index and reference; statements
 * omit them. The owner of a row is a tenant, or a generation of it: one of several states, of which one is current.
 */
export class Table<const C extends Columns = Columns> {
  constructor(
    readonly name: string,
    readonly columns: C,
    private readonly options: TableOptions<keyof C & string>,
  ) {}

  get key(): readonly string[] {
    return this.options.key;
  }

  get isAppendOnly(): boolean {
    return this.options.isAppendOnly === true;
  }

  get content(): Content {
    return this.options.content ?? 'state';
  }

  /** The columns of a row's owner. */
  get owner(): readonly string[] {
    return this.content === 'retained' ? ['tenant'] : ['tenant', 'generation'];
  }

  ddl(engine: Engine): string {
    const { key, unique = [], references = [], checks = {}, indexes = {} } = this.options;
    const owner = { tenant: text, ...(this.content !== 'retained' && { generation: int }) };
    const columns = Object.entries({ ...owner, ...this.columns });
    const owned = (names: readonly string[]) => quoteColumns([...this.owner, ...names].join(', '));
    const lines = [
      ...columns.map(([name, column]) => columnDdl(name, column, engine)),
      `PRIMARY KEY (${owned(key)})`,
      ...unique.map((each) => `UNIQUE (${owned(each)})`),
      ...references.map(
        ({ columns: from, to, at = to.key }) =>
          `FOREIGN KEY (${owned(from)}) REFERENCES ${to.name} (${owned(at)})`,
      ),
      ...Object.entries(checks).map(
        ([name, condition]) => `CONSTRAINT ${this.name}_${name} CHECK (${quoteColumns(condition)})`,
      ),
    ];
    const end = engine === 'sqlite' ? ' STRICT, WITHOUT ROWID' : '';
    return [
      `CREATE TABLE ${this.name} (\n  ${lines.join(',\n  ')}\n)${end};`,
      ...Object.entries(indexes).map(
        ([name, { columns: of, isUnique = false, where }]) =>
          `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${this.name}_${name} ON ${this.name} ` +
          `(${owned(of)})${where === undefined ? '' : ` WHERE ${quoteColumns(where)}`};`,
      ),
      ...(this.options.isAppendOnly === true ? [appendOnly(engine, this.name)] : []),
    ].join('\n');
  }
}

/** Quotes the names of columns that have capital letters, which PostgreSQL would read as lower case. */
function quoteColumns(ddl: string): string {
  return ddl.replaceAll(/\b[a-z]+[A-Z]\w*/g, '"$&"');
}

function columnDdl(name: string, { type, isOptional, check }: Column, engine: Engine): string {
  const storage = type === 'text' ? 'TEXT' : engine === 'sqlite' ? 'INTEGER' : 'BIGINT';
  const condition = check === undefined ? '' : ` CHECK (${check.replace('?', name)})`;
  return quoteColumns(`${name} ${storage}${isOptional ? '' : ' NOT NULL'}${condition}`);
}

function appendOnly(engine: Engine, table: string): string {
  const message = `${table} is append-only`;
  if (engine === 'sqlite') {
    return `CREATE TRIGGER ${table}_no_update BEFORE UPDATE ON ${table}
  BEGIN SELECT RAISE(ABORT, '${message}'); END;
CREATE TRIGGER ${table}_no_delete BEFORE DELETE ON ${table}
  WHEN EXISTS (SELECT 1 FROM tenants WHERE tenant = OLD.tenant AND generation = OLD.generation)
  BEGIN SELECT RAISE(ABORT, '${message}'); END;`;
  }
  return `CREATE FUNCTION ${table}_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF NOT EXISTS (SELECT 1 FROM tenants WHERE tenant = OLD.tenant AND generation = OLD.generation)
      THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION '${message}';
  END $$;
CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION ${table}_append_only();`;
}
