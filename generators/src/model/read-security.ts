import { at } from '../json.js';
import type { SecurityScheme } from './contract.js';
import { stringAt, type Reader } from './reader.js';

const types = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const;
const places = ['query', 'header', 'cookie'] as const;

/** Reads the security schemes of the components, in the order of their names. */
export function readSecuritySchemes(reader: Reader): SecurityScheme[] {
  const raw = reader.child(reader.child(reader.source.value, 'components'), 'securitySchemes');
  return Object.keys(raw)
    .toSorted()
    .flatMap((name) => readScheme(reader, name, raw) ?? []);
}

function readScheme(
  reader: Reader,
  name: string,
  all: ReturnType<Reader['child']>,
): SecurityScheme | undefined {
  const from = at('#/components/securitySchemes', name);
  const { value, pointer } = reader.element(all[name], from);
  const type = known(reader, types, stringAt(value, 'type'), at(pointer, 'type'));
  if (type === undefined) return undefined;
  const isKey = type === 'apiKey';
  const place = isKey ? known(reader, places, stringAt(value, 'in'), at(pointer, 'in')) : undefined;
  if (isKey && place === undefined) return undefined;
  return {
    name,
    type,
    in: place,
    parameter: isKey ? (stringAt(value, 'name') ?? '') : undefined,
    scheme: type === 'http' ? (stringAt(value, 'scheme') ?? '').toLowerCase() : undefined,
    description: stringAt(value, 'description'),
    deprecated: value['deprecated'] === true,
  };
}

function known<T extends string>(
  reader: Reader,
  allowed: readonly T[],
  found: string | undefined,
  pointer: string,
): T | undefined {
  const match = allowed.find((entry) => entry === found);
  if (match !== undefined) return match;
  const expected = allowed.join(', ');
  reader.report('document/shape', pointer, { expected, found: found ?? 'nothing' });
  return undefined;
}
