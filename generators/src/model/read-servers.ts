import { at, type Json, type JsonObject } from '../json.js';
import { defaultUrlOf, type Environment, type Server, type ServerVariable } from './contract.js';
import { arrayAt, stringAt, type Reader } from './reader.js';

/** Reads the servers of the document, a path or an operation. */
export function readServers(reader: Reader, owner: JsonObject, pointer: string): Server[] {
  return arrayAt(owner, 'servers').flatMap(
    (raw, index) => readServer(reader, raw, at(pointer, 'servers', index)) ?? [],
  );
}

function readServer(reader: Reader, raw: Json, from: string): Server | undefined {
  const { value, pointer } = reader.element(raw, from);
  const url = stringAt(value, 'url');
  if (url === undefined) {
    reader.reportShape(at(pointer, 'url'), 'a URL', value['url']);
    return undefined;
  }
  const declared = Object.entries(reader.child(value, 'variables'));
  const variables = declared.map(([name, variable]) =>
    readVariable(reader, name, variable, at(pointer, 'variables', name)),
  );
  for (const [, name = ''] of url.matchAll(/\{([^{}]+)\}/g)) {
    if (variables.some((variable) => variable.name === name)) continue;
    reader.report('server/variable-undeclared', at(pointer, 'url'), { name });
  }
  const environment = stringAt(value, 'x-environment') ?? stringAt(value, 'name');
  return { url, description: stringAt(value, 'description'), environment, variables };
}

function readVariable(reader: Reader, name: string, raw: Json, from: string): ServerVariable {
  const { value, pointer } = reader.element(raw, from);
  const values =
    value['enum'] === undefined
      ? undefined
      : arrayAt(value, 'enum').flatMap((entry) => scalarText(entry) ?? []);
  const fallback = value['default'];
  const chosen = scalarText(fallback);
  if (chosen === undefined) {
    reader.reportShape(at(pointer, 'default'), 'the default of the variable', fallback);
  } else if (values && !values.includes(chosen)) {
    const allowed = values.length === 0 ? 'nothing' : values.join(', ');
    reader.report('server/variable-default', at(pointer, 'default'), { chosen, values: allowed });
  }
  return { name, default: chosen ?? '', values, description: stringAt(value, 'description') };
}

/** The text of a scalar: YAML reads a port such as 8443 as a number. */
function scalarText(value: Json | undefined): string | undefined {
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value) : typeof value === 'string' ? value : undefined;
}

/** The servers with a name; of several with the same name, the first. */
export function environmentsOf(servers: readonly Server[]): Environment[] {
  const found = new Map<string, Environment>();
  for (const server of servers) {
    const { environment: name, description } = server;
    if (name === undefined || found.has(name)) continue;
    found.set(name, { name, url: defaultUrlOf(server), description });
  }
  return [...found.values()];
}
