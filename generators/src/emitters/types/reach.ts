import type { Contract, MediaType, Operation } from '../../model/contract.js';
import { reachable } from '../../model/reach.js';
import type { Schema } from '../../model/schema.js';

/** The components that operations take, and those that they return; of webhooks it is us who take. */
export function reachOf(contract: Contract): Record<'sent' | 'returned', ReadonlySet<string>> {
  const { operations, webhooks, components } = contract;
  return {
    sent: reachable(components, [...operations.flatMap(takenBy), ...webhooks.flatMap(givenBy)]),
    returned: reachable(components, [...operations.flatMap(givenBy), ...webhooks.flatMap(takenBy)]),
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
