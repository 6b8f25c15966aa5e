import type { Contract, Operation, SecurityScheme } from '../../../model/contract.js';

/** The alternatives of an operation without mutual TLS, which is part of the connection. */
export function alternativesOf(
  { securitySchemes }: Contract,
  { security }: Operation,
): SecurityScheme[][] {
  const known = security.filter((names) =>
    names.every((name) => securitySchemes.some((entry) => entry.name === name)),
  );
  return known.map((names) =>
    securitySchemes
      .filter((entry) => names.includes(entry.name) && entry.type !== 'mutualTLS')
      .toSorted((left, right) => names.indexOf(left.name) - names.indexOf(right.name)),
  );
}

/** True if the option `apiKey` is for this scheme of an operation: a bearer, else an `apiKey`, else an OAuth scheme. */
export function servesKey(entry: SecurityScheme, schemes: readonly SecurityScheme[]): boolean {
  const first = keyTypes.find((type) => schemes.some((scheme) => keyTypeOf(scheme) === type));
  return first !== undefined && first === keyTypeOf(entry);
}

const keyTypes = ['bearer', 'apiKey', 'token'] as const;

/** The kind of key that a scheme takes; undefined if it is not one text. */
function keyTypeOf({ type, scheme }: SecurityScheme): (typeof keyTypes)[number] | undefined {
  if (type === 'http') return scheme === 'bearer' ? 'bearer' : undefined;
  if (type === 'apiKey') return 'apiKey';
  return type === 'mutualTLS' ? undefined : 'token';
}

/** True if an operation takes the option `apiKey`. */
export function takesKey(contract: Contract): boolean {
  return contract.operations.some((operation) =>
    alternativesOf(contract, operation).flat().some(keyTypeOf),
  );
}
