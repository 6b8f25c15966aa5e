import { loadModule, parseSync } from 'libpg-query';

await loadModule();

/** The tenant conditions of an SQL statement. */
export interface StatementTenants {
  /** The numbers of the parameters that are the tenant, from 1; all must have the same value. */
  readonly parameters: readonly number[];
  /** Reasons why it may affect several tenants, and constructs that a database sharded by tenant does not support. */
  readonly faults: readonly string[];
}

/** A node of the syntax tree: an object whose only key is its type, or the fields of such a node. */
type Node = { readonly [field: string]: unknown };

/** Functions that affect a whole database, and therefore all tenants. */
const databaseWide = /^(?:nextval|currval|setval|lastval|pg_(?:try_)?advisory_.*|pg_notify)$/;
const refusedStatements = new Set(['ListenStmt', 'NotifyStmt', 'UnlistenStmt', 'LockStmt']);

/**
 * Returns the parameters that restrict a statement to the rows of one tenant: the tenant column of every table has to
 * be equal to a parameter, directly or through other tables.
 * @param sql one statement in PostgreSQL syntax
 */
export function tenantOfStatement(sql: string): StatementTenants {
  const { stmts } = parseSync(sql) as { readonly stmts?: readonly { readonly stmt: Node }[] };
  const analysis = new Analysis();
  if (stmts?.length !== 1) return { parameters: [], faults: ['Expected one statement.'] };
  for (const { stmt } of stmts) analysis.statement(stmt, undefined);
  return analysis.result();
}

/** The tables of a statement or subquery, by alias or name. */
class Level {
  readonly items = new Map<string, { readonly id: string; readonly column: string }>();

  constructor(readonly outer: Level | undefined) {}
}

class Analysis {
  readonly #faults: string[] = [];
  /** Equal tenant columns and parameters, as a union-find forest. */
  readonly #parents = new Map<string, string>();
  readonly #tables: { readonly id: string; readonly name: string }[] = [];
  readonly #withNames = new Set<string>();

  statement(node: Node, outer: Level | undefined): void {
    const [[type, value] = ['', {}]] = Object.entries(node);
    const body = value as Node;
    if (type === 'SelectStmt') this.#select(body, outer);
    else if (type === 'InsertStmt') this.#insert(body);
    else if (type === 'UpdateStmt' || type === 'DeleteStmt') this.#change(body);
    else this.#faults.push(`${type} is not allowed in a request.`);
  }

  result(): StatementTenants {
    const ofTables = new Set(this.#tables.map(({ id }) => this.#root(id)));
    for (const { id, name } of this.#tables) {
      if (this.#parametersOf(this.#root(id)).length === 0) {
        this.#faults.push(`The tenant of ${name} is not restricted. Compare it with a parameter.`);
      }
    }
    const parameters = [...ofTables].flatMap((root) => this.#parametersOf(root));
    return { parameters, faults: this.#faults };
  }

  #select(body: Node, outer: Level | undefined): void {
    this.#withClause(body, outer);
    for (const side of ['larg', 'rarg']) {
      if (body[side] !== undefined) this.#select(body[side] as Node, outer);
    }
    const level = new Level(outer);
    for (const item of listOf(body['fromClause'])) this.#from(item, level);
    this.#conditions(body['whereClause'], level);
    const { fromClause: _from, larg: _left, rarg: _right, withClause: _with, ...rest } = body;
    this.#expressions(rest, level);
  }

  #change(body: Node): void {
    this.#withClause(body, undefined);
    const level = new Level(undefined);
    this.#table(body['relation'] as Node, level);
    for (const item of [...listOf(body['fromClause']), ...listOf(body['usingClause'])])
      this.#from(item, level);
    const [target] = level.items.values();
    for (const item of listOf(body['targetList'])) {
      const { name } = item['ResTarget'] as { readonly name?: string };
      if (name === target?.column && name !== undefined)
        this.#faults.push('It changes the tenant of a row.');
    }
    this.#conditions(body['whereClause'], level);
    const { fromClause: _from, usingClause: _using, relation: _relation, ...rest } = body;
    this.#expressions(rest, level);
  }

  #insert(body: Node): void {
    this.#withClause(body, undefined);
    const level = new Level(undefined);
    const own = this.#table(body['relation'] as Node, level);
    const columns = listOf(body['cols']).map(
      (each) => (each['ResTarget'] as { readonly name: string }).name,
    );
    // Without column names there is a value for every column; the tenant is the first column of every table.
    const place = columns.length === 0 ? 0 : columns.indexOf(own.column);
    const select = (body['selectStmt'] as Node)['SelectStmt'] as Node;
    const rows = listOf(select['valuesLists']);
    for (const row of rows) {
      const value = listOf((row['List'] as Node)['items'])[place];
      this.#equal(own.id, value === undefined ? undefined : this.#tenantIn(value, level));
    }
    if (rows.length === 0) {
      const inner = new Level(undefined);
      for (const item of listOf(select['fromClause'])) this.#from(item, inner);
      this.#conditions(select['whereClause'], inner);
      const value = listOf(select['targetList'])[place]?.['ResTarget'] as Node | undefined;
      this.#equal(own.id, value && this.#tenantIn(value['val'] as Node, inner));
      const { fromClause: _from, ...rest } = select;
      this.#expressions(rest, inner);
    }
    this.#expressions([rows, body['onConflictClause'], body['returningList']], level);
  }

  #withClause(body: Node, outer: Level | undefined): void {
    const clause = body['withClause'] as Node | undefined;
    for (const each of listOf(clause?.['ctes'])) {
      const { ctename, ctequery } = each['CommonTableExpr'] as Node;
      this.#withNames.add(String(ctename));
      this.statement(ctequery as Node, outer);
    }
  }

  #from(item: Node, level: Level): void {
    const join = item['JoinExpr'] as Node | undefined;
    const subselect = item['RangeSubselect'] as Node | undefined;
    if (join) {
      this.#from(join['larg'] as Node, level);
      this.#from(join['rarg'] as Node, level);
      this.#conditions(join['quals'], level);
      this.#expressions(join['quals'], level);
    } else if (subselect) {
      this.statement(subselect['subquery'] as Node, level);
    } else if (item['RangeVar'] !== undefined) {
      this.#table(item['RangeVar'] as Node, level);
    } else {
      // A function, such as json_each, does not read a table.
      this.#expressions(item, level);
    }
  }

  #table(node: Node, level: Level): { readonly id: string; readonly column: string } {
    const name = String(node['relname']);
    const alias = (node['alias'] as { readonly aliasname?: string } | undefined)?.aliasname ?? name;
    const item = {
      id: `table ${this.#tables.length}`,
      column: name === 'tenants' ? 'id' : 'tenant',
    };
    if (this.#withNames.has(name)) return item;
    this.#tables.push({ id: item.id, name });
    level.items.set(alias, item);
    return item;
  }

  /** Records `a.tenant = b.tenant` and `a.tenant = $1` among conditions joined by AND. */
  #conditions(node: unknown, level: Level): void {
    if (typeof node !== 'object' || node === null) return;
    const { BoolExpr: and, A_Expr: comparison } = node as { BoolExpr?: Node; A_Expr?: Node };
    if (and?.['boolop'] === 'AND_EXPR') {
      for (const each of listOf(and['args'])) this.#conditions(each, level);
    }
    if (comparison?.['kind'] !== 'AEXPR_OP' || operatorOf(comparison) !== '=') return;
    const left = this.#tenantIn(comparison['lexpr'] as Node, level);
    const right = this.#tenantIn(comparison['rexpr'] as Node, level);
    if (left !== undefined && right !== undefined) this.#equal(left, right);
  }

  /** Returns the id of an expression that is a parameter or the tenant column of a table; else undefined. */
  #tenantIn(expression: Node, level: Level): string | undefined {
    const cast = expression['TypeCast'] as Node | undefined;
    if (cast) return this.#tenantIn(cast['arg'] as Node, level);
    const parameter = expression['ParamRef'] as { readonly number?: number } | undefined;
    if (parameter) return `$${parameter.number}`;
    const column = expression['ColumnRef'] as Node | undefined;
    if (!column) return undefined;
    const names = listOf(column['fields']).map((field) => {
      return String((field['String'] as Node | undefined)?.['sval']);
    });
    const [last, table] = names.toReversed();
    for (let at: Level | undefined = level; at; at = at.outer) {
      const found = [...at.items].find(([alias, item]) => {
        return item.column === last && (table === undefined || table === alias);
      });
      if (found) return found[1].id;
    }
    return undefined;
  }

  /** Analyses subqueries and functions at any depth of expressions. */
  #expressions(node: unknown, level: Level): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'SubLink') {
        const { subselect, ...rest } = value as Node;
        this.statement(subselect as Node, level);
        this.#expressions(rest, level);
        continue;
      }
      if (key === 'FuncCall') {
        const name = listOf((value as Node)['funcname']).at(-1)?.['String'] as Node | undefined;
        if (databaseWide.test(String(name?.['sval'])))
          this.#faults.push(`${String(name?.['sval'])} affects the whole database.`);
      }
      if (key === 'lockingClause') this.#faults.push('It locks rows without changing them.');
      this.#expressions(value, level);
    }
  }

  #equal(left: string, right: string | undefined): void {
    if (right !== undefined) this.#parents.set(this.#root(left), this.#root(right));
  }

  #root(id: string): string {
    const parent = this.#parents.get(id);
    return parent === undefined || parent === id ? id : this.#root(parent);
  }

  #parametersOf(root: string): number[] {
    const names = new Set([...this.#parents.keys(), ...this.#parents.values()]);
    return [...names]
      .filter((name) => name.startsWith('$') && this.#root(name) === root)
      .map((name) => Number(name.slice(1)));
  }
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? (value as readonly Node[]) : [];
}

function operatorOf(comparison: Node): string {
  return String((listOf(comparison['name'])[0]?.['String'] as Node | undefined)?.['sval']);
}

/** Returns the constructs in DDL that a database sharded by tenant does not support. */
export function databaseWideDdl(sql: string): readonly string[] {
  const found: string[] = [];
  const { stmts = [] } = parseSync(sql) as { readonly stmts?: readonly { readonly stmt: Node }[] };
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'CreateSeqStmt' || refusedStatements.has(key)) found.push(key);
      if (key === 'Constraint') {
        const { contype, deferrable, fk_attrs: from, pk_attrs: to } = value as Node;
        if (deferrable === true) found.push('a deferrable constraint');
        if (contype === 'CONSTR_IDENTITY') found.push('an identity column');
        const firsts = [from, to].map((names) => listOf(names)[0]?.['String'] as Node | undefined);
        const crosses = firsts.some((name) => name?.['sval'] !== 'tenant');
        if (contype === 'CONSTR_FOREIGN' && crosses) found.push('a foreign key across tenants');
      }
      if (key === 'sval' && String(value).endsWith('serial')) found.push('a serial column');
      look(value);
    }
  };
  look(stmts);
  return found;
}
