import { docComment, joinDocs } from '../../code/docs.js';
import { FileDraft, type ImportedSymbol } from '../../code/file.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import type { Contract, MediaType, Module, Operation } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { componentSymbol, openapiTypes } from '../symbols.js';
import { marksOf } from './marks.js';

/** The file with the bodies of a module's webhooks, and how they are told apart and checked. */
export function emitEvents(contract: Contract, module: Module): FileDraft {
  const file = new FileDraft('webhooks', module.name);
  file.declare('WebhookBodies', 'webhooks');
  const own = contract.webhooks.filter((entry) => entry.name.module === module.name);
  const bodies = own.map(
    (webhook) =>
      `${docsOf(webhook)}readonly ${webhook.name.id}: ${bodyType(file, contract, webhook)};`,
  );
  const table = own.map(
    (webhook) => [webhook.name.id, describe(file, contract, own, webhook)] as const,
  );
  const type = file.use(runtimeSymbol('WebhookTable'));
  file.add(
    `/** The body of each webhook of ${module.title}, by the webhook's name. */
    export interface WebhookBodies {\n${bodies.join('\n\n')}\n}`,
    `/** How the bodies of ${module.title}'s webhooks are told apart and checked. */
    export const webhooks: ${type}<WebhookBodies> = ${objectLiteral(table)};`,
  );
  return file;
}

function docsOf({ summary, description, deprecated }: Operation): string {
  return docComment(joinDocs(summary, description, deprecated ? 'Deprecated.' : undefined));
}

function describe(
  file: FileDraft,
  contract: Contract,
  all: readonly Operation[],
  webhook: Operation,
): string {
  const marks = marksOf(contract, all, webhook);
  const schema = (): string => `${file.use(validatorsSymbol(webhook))}.${webhook.name.id}.body`;
  return objectLiteral([
    ['properties', marks.properties.length === 0 ? undefined : literal(marks.properties)],
    ['constants', marks.constants.length === 0 ? undefined : pairs(marks.constants)],
    ['schema', jsonOf(webhook) ? schema() : undefined],
  ]);
}

function pairs(constants: ReturnType<typeof marksOf>['constants']): string {
  return objectLiteral(constants.map(([name, value]) => [name, literal(value)]));
}

/** The component's own name where the body is a component, else the way to it in the types. */
function bodyType(file: FileDraft, contract: Contract, webhook: Operation): string {
  const media = jsonOf(webhook);
  if (!media) return 'unknown';
  const { ref } = media.schema ?? {};
  const named = ref === undefined ? undefined : componentSymbol(contract, ref);
  if (named) return file.use(named);
  const operations = file.use(openapiTypes('operations'));
  const body = `NonNullable<${operations}[${stringLiteral(webhook.id)}]['requestBody']>`;
  return `${body}['content'][${stringLiteral(media.type)}]`;
}

/** The JSON form of a webhook's body, if it has one that is described. */
function jsonOf({ body }: Operation): MediaType | undefined {
  return body?.content.find(({ type, schema }) => isJson(type) && schema !== undefined);
}

function validatorsSymbol({ name: { module } }: Operation): ImportedSymbol {
  const from = { emitter: 'validators', file: `webhooks/${module}` };
  return { from, name: '*', as: 'validators' };
}

function runtimeSymbol(name: string): ImportedSymbol {
  return { from: { emitter: 'webhooks', file: 'runtime/event' }, name, typeOnly: true };
}
