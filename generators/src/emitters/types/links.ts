import { literal, objectLiteral } from '../../code/literals.js';
import type { Contract, Link, Operation } from '../../model/contract.js';

/** The links of an operation by status and name, as source; undefined if there are none. */
export function linksOf(contract: Contract, { id }: Operation): string | undefined {
  const own = contract.links.filter((link) => link.operation === id);
  if (own.length === 0) return undefined;
  const statuses = [...new Set(own.map((link) => link.status))];
  return objectLiteral(
    statuses.map((status) => {
      const links = own.filter((link) => link.status === status);
      return [status, objectLiteral(links.map((link) => [link.name, describe(link)]))];
    }),
  );
}

function describe({ target, parameters, body }: Link): string {
  const given = Object.keys(parameters).length === 0 ? undefined : parameters;
  return literal({ operation: target, parameters: given, body });
}
