import type { Contract, MediaType, Operation } from '../../model/contract.js';
import { referencesOf, type Schema } from '../../model/schema.js';

/** The components that operations take, and those that they return; of webhooks it is us who take. */
export function reachOf(contract: Contract): Record<'sent' | 'returned', ReadonlySet<string>> {
  const { operations, webhooks, components } = contract;
  const reachable = (schemas: readonly Schema[]): ReadonlySet<string> => {
    const found = new Set(schemas.flatMap(referencesOf));
    // A set hands out what is added while it is walked.
    for (const name of found) for (const need of components.get(name)?.needs ?? []) found.add(need);
    return found;
  };
  return {
    sent: reachable([...operations.flatMap(takenBy), ...webhooks.flatMap(givenBy)]),
    returned: reachable([...operations.flatMap(givenBy), ...webhooks.flatMap(takenBy)]),
  };
}

function takenBy({ parameters, body }: Operation): Schema[] {
  return [...parameters.map(({ schema }) => schema), ...schemasOf(body?.content ?? [])];
}

function givenBy({ responses }: Operation): Schema[] {
  return responses.flatMap(({ content }) => schemasOf(content));
}

function schemasOf(content: readonly MediaType[]): Schema[] {
  return content.flatMap(({ schema }) => (schema ? [schema] : []));
}
