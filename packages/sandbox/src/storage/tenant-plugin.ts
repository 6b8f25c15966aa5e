import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  JoinNode,
  type KyselyPlugin,
  type MergeQueryNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  QueryNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  IdentifierNode,
  type WhereNode,
} from 'kysely';
import { ownerColumns, tableNames } from './tables.js';

type QueryId = Parameters<OperationNodeTransformer['transformNode']>[1];

/** The tables and the view by name. No text of an `sql` tag may contain one: use `own`. */
const named = new RegExp(String.raw`\b(?:${tableNames.join('|')})\b`, 'i');

/** Subqueries that were built with a bound builder, and so are bound already. */
const boundQueries = new WeakSet<OperationNode>();

/** Whose rows the statements of a builder read and write; the values may be placeholders. */
export interface Owner {
  readonly tenant: unknown;
  /** By default the current one, which each statement looks up. */
  readonly generation?: unknown;
}

/**
 * Binds all statements of a query builder to an owner: each table in a SELECT, UPDATE, DELETE or join gets the conditions
 * `tenant = ?` and `generation = ?`, each inserted row these values; tables that all generations share have the tenant
 * only. In `sql` tags, `own` stands for the owner's rows of a table.
 */
export class TenantPlugin implements KyselyPlugin {
  /** Created for the first query that is not a statement: many units have none. */
  #transformer: TenantTransformer | undefined;

  constructor(private readonly owner: Owner) {}

  transformQuery({ node, queryId }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.#transformer ??= new TenantTransformer(this.owner);
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return Promise.resolve(result);
  }
}

class TenantTransformer extends OperationNodeTransformer {
  readonly #values: Readonly<Record<string, OperationNode>>;

  constructor({ tenant, generation }: Owner) {
    super();
    const value = ValueNode.create(tenant);
    const current = ['(select generation from tenants where tenant = ', ')'];
    this.#values = {
      tenant: value,
      generation:
        generation === undefined ? RawNode.create(current, [value]) : ValueNode.create(generation),
    };
  }

  protected override transformSelectQuery(node: SelectQueryNode, id: QueryId): SelectQueryNode {
    if (boundQueries.has(node)) return node;
    const bound = this.#restrict(super.transformSelectQuery(node, id), node.from?.froms);
    boundQueries.add(bound);
    return bound;
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id: QueryId): UpdateQueryNode {
    const tables = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])];
    return this.#restrict(super.transformUpdateQuery(node, id), tables);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id: QueryId): DeleteQueryNode {
    const tables = [...node.from.froms, ...(node.using?.tables ?? [])];
    return this.#restrict(super.transformDeleteQuery(node, id), tables);
  }

  protected override transformJoin(node: JoinNode, id: QueryId): JoinNode {
    const join = super.transformJoin(node, id);
    return this.#conditionsOn(node.table).reduce(JoinNode.cloneWithOn, join);
  }

  protected override transformInsertQuery(node: InsertQueryNode, id: QueryId): InsertQueryNode {
    const insert = super.transformInsertQuery(node, id);
    const names = (node.into && tableOf(node.into)?.owner) ?? [];
    const owner = names.map((name) => ColumnNode.create(name));
    // Stored rows have the owner, which their type does not show.
    if (insert.columns?.some(({ column }) => names.includes(column.name)))
      throw new TypeError('The owner of a row must not be given.');
    const columns = [...owner, ...(insert.columns ?? [])];
    const conflict = insert.onConflict?.columns && {
      onConflict: { ...insert.onConflict, columns: [...owner, ...insert.onConflict.columns] },
    };
    return { ...insert, columns, values: this.#withOwner(names, insert.values), ...conflict };
  }

  protected override transformMergeQuery(_node: MergeQueryNode): MergeQueryNode {
    throw new TypeError('MERGE is not bound to a tenant: use INSERT with ON CONFLICT.');
  }

  protected override transformRaw(node: RawNode, id: QueryId): RawNode {
    const text = node.sqlFragments.find((fragment) => named.test(fragment));
    if (text !== undefined)
      throw new TypeError(`The text of an sql tag must not name a table: use own in ${text}`);
    const parameters = node.parameters.map((parameter, index) => {
      if (!TableNode.is(parameter)) return parameter;
      // PostgreSQL 15 requires an alias.
      if (/^\s+as\s/.test(node.sqlFragments[index + 1] ?? '')) return allRowsOf(parameter);
      throw new TypeError('In an sql tag, a table needs an alias: ${own.payouts} as p.');
    });
    return super.transformRaw({ ...node, parameters }, id);
  }

  #restrict<N extends { readonly where?: WhereNode }>(
    query: N,
    tables: readonly OperationNode[] = [],
  ): N {
    return tables
      .flatMap((table) => this.#conditionsOn(table))
      .reduce((node, condition) => QueryNode.cloneWithWhere(node, condition), query);
  }

  #conditionsOn(node: OperationNode): OperationNode[] {
    const table = tableOf(node);
    if (!table) return [];
    return table.owner.map((name) => {
      const column = ReferenceNode.create(ColumnNode.create(name), TableNode.create(table.name));
      return BinaryOperationNode.create(column, OperatorNode.create('='), this.#valueOf(name));
    });
  }

  #valueOf(column: string): OperationNode {
    return this.#values[column] as OperationNode;
  }

  #withOwner(columns: readonly string[], values: OperationNode | undefined): OperationNode {
    const owner = columns.map((name) => this.#valueOf(name));
    if (values && ValuesNode.is(values)) {
      return ValuesNode.create(values.values.map((row) => rowWith(owner, row)));
    }
    if (values && SelectQueryNode.is(values)) {
      const first = columns.map((name) =>
        SelectionNode.create(AliasNode.create(this.#valueOf(name), IdentifierNode.create(name))),
      );
      return { ...values, selections: [...first, ...(values.selections ?? [])] } as SelectQueryNode;
    }
    throw new TypeError('Only VALUES and SELECT can be inserted.');
  }
}

function rowWith(
  owner: readonly OperationNode[],
  row: ValueListNode | PrimitiveValueListNode,
): ValueListNode {
  const values = PrimitiveValueListNode.is(row) ? row.values.map(ValueNode.create) : row.values;
  return ValueListNode.create([...owner, ...values]);
}

/**
 * A table in a statement, with its name there and the columns of its owner; undefined for a subquery, a function or the
 * name of a WITH clause.
 */
function tableOf(
  node: OperationNode,
): { readonly name: string; readonly owner: readonly string[] } | undefined {
  const alias = AliasNode.is(node) ? node : undefined;
  const table = alias?.node ?? node;
  if (!TableNode.is(table)) return undefined;
  const { name } = table.table.identifier;
  const owner = ownerColumns.get(name);
  if (!owner) return undefined;
  return { name: alias && IdentifierNode.is(alias.alias) ? alias.alias.name : name, owner };
}

function allRowsOf(table: TableNode): SelectQueryNode {
  return SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), [
    SelectionNode.createSelectAll(),
  ]);
}
