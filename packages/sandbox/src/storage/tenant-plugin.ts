import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  JoinNode,
  type KyselyPlugin,
  type MergeQueryNode,
  type OnConflictNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  QueryNode,
  type RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  type ValueListNode,
  ValueNode,
  ValuesNode,
  IdentifierNode,
  type WhereNode,
} from 'kysely';
import { tableNames } from './tables.js';

type QueryId = Parameters<OperationNodeTransformer['transformNode']>[1];

/** The tables and the view by name. No text of an `sql` tag may contain one: use `own`. */
const named = new RegExp(String.raw`\b(?:${tableNames.join('|')})\b`, 'i');

const tenantColumn = ColumnNode.create('tenant');

/**
 * Binds all statements of a query builder to a tenant: each table in a SELECT, UPDATE, DELETE or join gets the condition
 * `tenant = ?`, each inserted row the tenant. In `sql` tags, `own` stands for the tenant's rows of a table.
 */
export class TenantPlugin implements KyselyPlugin {
  /** Created for the first query that is not a statement: many units have none. */
  #transformer: TenantTransformer | undefined;

  /** @param tenant the tenant, or what stands for it */
  constructor(private readonly tenant: unknown) {}

  transformQuery({ node, queryId }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.#transformer ??= new TenantTransformer(this.tenant);
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return Promise.resolve(result);
  }
}

class TenantTransformer extends OperationNodeTransformer {
  /** Subqueries that were built with the bound builder, and so are bound already. */
  readonly #bound = new WeakSet<OperationNode>();

  constructor(private readonly tenant: unknown) {
    super();
  }

  protected override transformSelectQuery(node: SelectQueryNode, id: QueryId): SelectQueryNode {
    if (this.#bound.has(node)) return node;
    const bound = this.#restrict(super.transformSelectQuery(node, id), node.from?.froms);
    this.#bound.add(bound);
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
    const name = nameOf(node.table);
    return name === undefined ? join : JoinNode.cloneWithOn(join, this.#isOfTenant(name));
  }

  protected override transformInsertQuery(node: InsertQueryNode, id: QueryId): InsertQueryNode {
    const insert = super.transformInsertQuery(node, id);
    const columns = [tenantColumn, ...(insert.columns ?? [])];
    // Stored rows have the tenant, which their type does not show.
    if (insert.columns?.some(({ column }) => column.name === 'tenant'))
      throw new TypeError('The tenant of a row must not be given.');
    return { ...insert, columns, values: this.#withTenant(insert.values) };
  }

  protected override transformOnConflict(node: OnConflictNode, id: QueryId): OnConflictNode {
    const { columns, ...conflict } = super.transformOnConflict(node, id);
    return { ...conflict, ...(columns && { columns: [tenantColumn, ...columns] }) };
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
      .map(nameOf)
      .filter((name) => name !== undefined)
      .reduce((node, name) => QueryNode.cloneWithWhere(node, this.#isOfTenant(name)), query);
  }

  #isOfTenant(table: string): OperationNode {
    const column = ReferenceNode.create(tenantColumn, TableNode.create(table));
    return BinaryOperationNode.create(
      column,
      OperatorNode.create('='),
      ValueNode.create(this.tenant),
    );
  }

  #withTenant(values: OperationNode | undefined): OperationNode {
    const tenant = ValueNode.create(this.tenant);
    if (values && ValuesNode.is(values)) {
      return ValuesNode.create(values.values.map((row) => this.#rowWithTenant(row)));
    }
    if (values && SelectQueryNode.is(values)) {
      const first = SelectionNode.create(AliasNode.create(tenant, IdentifierNode.create('tenant')));
      return { ...values, selections: [first, ...(values.selections ?? [])] } as SelectQueryNode;
    }
    throw new TypeError('Only VALUES and SELECT can be inserted.');
  }

  #rowWithTenant(row: ValueListNode | PrimitiveValueListNode) {
    return PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([this.tenant, ...row.values])
      : { ...row, values: [ValueNode.create(this.tenant), ...row.values] };
  }
}

/** The name of a table in a statement; undefined for a subquery, a function or the name of a WITH clause. */
function nameOf(node: OperationNode): string | undefined {
  const alias = AliasNode.is(node) ? node : undefined;
  const table = alias?.node ?? node;
  if (!TableNode.is(table) || !tableNames.includes(table.table.identifier.name)) return undefined;
  return alias && IdentifierNode.is(alias.alias) ? alias.alias.name : table.table.identifier.name;
}

function allRowsOf(table: TableNode): SelectQueryNode {
  return SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), [
    SelectionNode.createSelectAll(),
  ]);
}
