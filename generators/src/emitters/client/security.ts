import type { VariableStatementStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { FileDraft, valueFrom } from '../../code/file.js';
import { camelCase, uniqueName } from '../../code/identifiers.js';
import { code, literal } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Contract, Operation, SecurityScheme } from '../../model/contract.js';
import { locals } from './calls/names.js';
import { alternativesOf, servesKey } from './calls/security.js';
import { runtimeSymbol, runtimeValue } from './symbols.js';

/** The security requirements of operations, each emitted once with a name. */
export interface SecurityNames {
  use(file: FileDraft, operation: Operation): string | undefined;
  mostUsed(file: FileDraft): string | undefined;
  readonly draft: FileDraft;
  readonly statements: readonly VariableStatementStructure[];
}

const connectionNames = [
  'connect',
  'ConnectOptions',
  'ClientOptions',
  'OptionOverrides',
  'environments',
  'serverUrl',
  'apiDescription',
];

/** Names and writes the security requirements of all operations. */
export function securityNames(contract: Contract): SecurityNames {
  const draft = new FileDraft('client', 'connection');
  draft.declare(...connectionNames);
  const statements: VariableStatementStructure[] = [];
  const taken = new Set<string>(['security', 'base64', ...connectionNames, ...locals]);
  const names = new Map<string, string>();
  for (const operation of contract.operations) {
    const alternatives = alternativesOf(contract, operation);
    const id = JSON.stringify(operation.security);
    if (alternatives.length === 0 || names.has(id)) continue;
    const said = alternatives.map((all) => all.map(({ name }) => name).join(' and ') || 'nothing');
    const old = alternatives.flat().filter(({ deprecated }) => deprecated);
    const note = old.map(({ name: scheme }) => ` \`${scheme}\` is deprecated.`).join('');
    const name = uniqueName(camelCase(said.join(' or ')), taken);
    names.set(id, name);
    const list = alternatives.map(
      (all) => `[${all.map((one) => schemeLiteral(draft, one, alternatives)).join(', ')}]`,
    );
    statements.push(
      constant({
        docs: docsOf(`Requires ${said.map((text) => `\`${text}\``).join(', or else ')}.${note}`),
        name,
        type: draft.use(runtimeSymbol('security', 'SecurityRequirements')),
        initializer: `[${list.join(', ')}]`,
      }),
    );
  }
  const use = (into: FileDraft, id: string): string | undefined => {
    const name = names.get(id);
    return name && into.use(valueFrom('client', 'connection', name));
  };
  const ids = contract.operations.map(({ security }) => JSON.stringify(security));
  const count = (id: string): number => ids.filter((each) => each === id).length;
  const [most = ''] = [...names.keys()].toSorted((left, right) => count(right) - count(left));
  return {
    draft,
    statements,
    use: (into, operation) => use(into, JSON.stringify(operation.security)),
    mostUsed: (into) => use(into, most),
  };
}

function schemeLiteral(
  file: FileDraft,
  entry: SecurityScheme,
  alternatives: readonly (readonly SecurityScheme[])[],
): string {
  const key = servesKey(entry, alternatives.flat()) || undefined;
  return literal({ name: entry.name, ...placeOf(file, entry), key });
}

function placeOf(file: FileDraft, entry: SecurityScheme) {
  const { type, parameter = '', scheme: name } = entry;
  if (type === 'apiKey') {
    if (entry.in !== 'cookie') return { in: entry.in ?? 'header', field: parameter };
    const prefix = `${encodeURIComponent(parameter)}=`;
    return { ...inHeader('cookie', prefix), encode: code('encodeURIComponent') };
  }
  if (type !== 'http' || name === 'bearer') return inHeader('authorization', 'Bearer ');
  if (name !== 'basic') return inHeader('authorization', `${name ?? ''} `);
  const encode = code(file.use(runtimeValue('security', 'base64')));
  return { ...inHeader('authorization', 'Basic '), encode };
}

function inHeader(field: string, prefix: string) {
  return { in: 'header', field, prefix };
}
