import { type Case, escape, follow, resolve } from './document.js';

type Node = Readonly<Record<string, unknown>>;

export function examplesOf({ operation }: Case): Readonly<Record<string, readonly unknown[]>> {
  const { path, method } = operation;
  const raw = resolve(`#/paths/${escape(path)}/${method}/parameters`) as Node[];
  const found = raw.map(follow).flatMap((parameter): [string, unknown[]][] => {
    if (parameter['in'] !== 'query') return [];
    const own = [
      parameter['example'],
      ...Object.values((parameter['examples'] ?? {}) as Node).map((each) => follow(each)['value']),
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
