import { contract, type Case } from './document.js';

type Node = Readonly<Record<string, unknown>>;

/** Returns all examples of each query parameter: its own, then those of its schema and referenced schemas. */
export function examplesOf({ operation }: Case): Readonly<Record<string, readonly unknown[]>> {
  const { path, method } = operation;
  const raw = at(`#/paths/${path.replaceAll('/', '~1')}/${method}/parameters`) as unknown as Node[];
  const found = raw.map(follow).flatMap((parameter): [string, unknown[]][] => {
    if (parameter['in'] !== 'query') return [];
    const own = [
      parameter['example'],
      ...Object.values((parameter['examples'] ?? {}) as Node).map(
        (each) => follow(each as Node)['value'],
      ),
      ...inSchema(parameter['schema'] as Node),
    ].filter((each) => each !== undefined);
    return own.length === 0 ? [] : [[String(parameter['name']), own]];
  });
  return Object.fromEntries(found);
}

function inSchema(schema: Node): unknown[] {
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (schema[name] ?? []) as Node[]);
  const target = schema['$ref'] === undefined ? [] : [follow(schema)];
  return [...((schema['examples'] ?? []) as unknown[]), ...[...target, ...parts].flatMap(inSchema)];
}

function follow(node: Node): Node {
  return typeof node['$ref'] === 'string' ? at(node['$ref']) : node;
}

function at(pointer: string): Node {
  let node: unknown = contract;
  for (const step of pointer.split('/').slice(1)) {
    node = (node as Node)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return node as Node;
}
