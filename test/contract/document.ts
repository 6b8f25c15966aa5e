import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { operations, type OperationDescriptor, type OperationId } from '@seller-funds/contract';

type Node = Readonly<Record<string, unknown>>;

/** One operation together with the examples that the document gives for its request. */
export interface Case {
  readonly id: OperationId;
  readonly operation: OperationDescriptor & { readonly id: OperationId };
  /** Examples of the path parameters, in path order. */
  readonly path: readonly string[];
  /** Examples of the query parameters that are required. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Named examples of the body; empty where the operation has none. */
  readonly bodies: readonly { readonly name: string; readonly value: unknown }[];
  /** JSON pointer to the body's schema; undefined where there is no body. */
  readonly bodySchema: string | undefined;
}

/** The bundled document. */
export const contract: Node = document;

/** Every operation of the document, in its order. */
export const cases: readonly Case[] = (Object.keys(operations) as OperationId[]).map(caseOf);

/** How many operations the document has, counted without the generated table. */
export function countOperations(): number {
  const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];
  return Object.values(node(contract, 'paths'))
    .map((item) => Object.keys(asNode(item)).filter((key) => methods.includes(key)).length)
    .reduce((sum, count) => sum + count, 0);
}

function caseOf(id: OperationId): Case {
  const operation: Case['operation'] = operations[id];
  const pointer = `#/paths/${escape(operation.path)}/${operation.method}`;
  const raw = asNode(resolve(pointer));
  const media = node(node(node(raw, 'requestBody'), 'content'), 'application/json');
  const examples = Object.entries(node(media, 'examples'));
  const parameters = (Array.isArray(raw['parameters']) ? raw['parameters'] : []).map(follow);
  return {
    id,
    operation,
    path: [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) =>
      String(exampleOf(parameters, 'path', name ?? '')),
    ),
    query: Object.fromEntries(
      (operation.parameters ?? [])
        .filter((entry) => entry.in === 'query' && entry.required)
        .map(({ name }) => [name, exampleOf(parameters, 'query', name)]),
    ),
    bodies: examples.map(([name, example]) => ({ name, value: follow(example)['value'] })),
    bodySchema: media['schema'] && `${pointer}/requestBody/content/application~1json/schema`,
  } as Case;
}

/** The first example of an operation's success. */
export function responseExample({ path, method }: OperationDescriptor): unknown {
  const media = resolve(
    `#/paths/${escape(path)}/${method}/responses/200/content/application~1json`,
  );
  const [first] = Object.values(node(asNode(media), 'examples'));
  return follow(first)['value'];
}

function exampleOf(parameters: readonly Node[], location: string, name: string): unknown {
  const found = parameters.find((entry) => entry['in'] === location && entry['name'] === name);
  if (found?.['example'] === undefined) throw new Error(`There is no example of ${name}.`);
  return found['example'];
}

/** The element that a pointer into the document leads to. */
export function resolve(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => asNode(value)[token], contract);
}

function follow(value: unknown): Node {
  const found = asNode(value);
  return typeof found['$ref'] === 'string' ? follow(resolve(found['$ref'])) : found;
}

function node(parent: Node, key: string): Node {
  return asNode(parent[key]);
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

function escape(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
