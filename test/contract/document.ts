import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { operations, type OperationDescriptor, type OperationId } from '@seller-funds/contract';

type Node = Readonly<Record<string, unknown>>;

export interface Case {
  readonly id: OperationId;
  readonly operation: OperationDescriptor & { readonly id: OperationId };
  /** Examples of the path parameters, in path order. */
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly bodies: readonly { readonly name: string; readonly value: unknown }[];
  readonly bodySchema: string | undefined;
}

export const contract: Node = document;

export const cases: readonly Case[] = (Object.keys(operations) as OperationId[]).map(caseOf);

/** The number of operations in the document, without use of the generated table. */
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

export function responseExample({
  path,
  method,
}: Readonly<Record<'path' | 'method', string>>): unknown {
  const pointer = `#/paths/${escape(path)}/${method.toLowerCase()}`;
  const media = resolve(`${pointer}/responses/200/content/application~1json`);
  const [first] = Object.values(node(asNode(media), 'examples'));
  return follow(first)['value'];
}

function exampleOf(parameters: readonly Node[], location: string, name: string): unknown {
  const found = parameters.find((entry) => entry['in'] === location && entry['name'] === name);
  if (found?.['example'] === undefined) throw new Error(`There is no example of ${name}.`);
  return found['example'];
}

export function resolve(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => asNode(value)[token], contract);
}

export function follow(value: unknown): Node {
  const found = asNode(value);
  return typeof found['$ref'] === 'string' ? follow(resolve(found['$ref'])) : found;
}

function node(parent: Node, key: string): Node {
  return asNode(parent[key]);
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

export function escape(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
