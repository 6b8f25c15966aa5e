import type { Json } from '../../json.js';
import type { Contract, Operation } from '../../model/contract.js';
import { jsonOf } from '../../model/media-type.js';
import { resolveSchema } from '../../model/resolved.js';

/** The properties that distinguish the payload of a webhook from those of others. */
export interface DistinguishingProperties {
  readonly properties: readonly string[];
  /** Required properties with a constant value, such as `type`. */
  readonly constants: readonly (readonly [name: string, value: Json])[];
}

interface Facts {
  readonly names: Set<string>;
  readonly required: Set<string>;
  readonly constants: Map<string, Json>;
}

/** Returns the distinguishing properties of a webhook among all webhooks of a receiver. */
export function distinguishingPropertiesOf(
  contract: Contract,
  all: readonly Operation[],
  webhook: Operation,
): DistinguishingProperties {
  const own = factsOf(contract, webhook);
  const others = all.filter((entry) => entry !== webhook);
  const foreign = new Set(others.flatMap((entry) => [...factsOf(contract, entry).names]));
  return {
    properties: [...own.required].filter((name) => !foreign.has(name)),
    constants: [...own.constants].filter(([name]) => own.required.has(name)),
  };
}

function factsOf(contract: Contract, { body }: Operation): Facts {
  const schema = jsonOf(body?.content ?? [])?.schema;
  const facts: Facts = { names: new Set(), required: new Set(), constants: new Map() };
  if (!schema) return facts;
  const { parts, properties } = resolveSchema(contract.lookup, schema);
  for (const { name, required, schema: inner } of properties) {
    facts.names.add(name);
    if (required) facts.required.add(name);
    const [value, ...others] = resolveSchema(contract.lookup, inner).values ?? [];
    if (value !== undefined && others.length === 0) facts.constants.set(name, value);
  }
  for (const name of parts.flatMap(({ object }) => object.requiredOnly)) facts.required.add(name);
  return facts;
}
