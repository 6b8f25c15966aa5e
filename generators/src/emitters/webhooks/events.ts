import type {
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
} from 'ts-morph';
import { docsOf, joinDocs } from '../../code/docs.js';
import { type CodeFile, FileDraft, typeFrom, valueFrom } from '../../code/file.js';
import { code, literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, exportedInterface } from '../../code/structures.js';
import type { Contract, MediaType, Module, Operation } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { componentSymbol, openapiTypes } from '../symbols.js';
import { distinguishingPropertiesOf } from './distinguishing-properties.js';

/** Emits the payload types of the webhooks of a module, and how they are identified and validated. */
export function emitEvents(contract: Contract, module: Module): CodeFile {
  const draft = new FileDraft('webhooks', module.name);
  draft.declare('WebhookBodies', 'webhooks');
  const moduleWebhooks = contract.webhooks.filter((entry) => entry.name.module === module.name);
  const table = moduleWebhooks.map(
    (webhook) => [webhook.name.id, describe(draft, contract, moduleWebhooks, webhook)] as const,
  );
  const bodies: InterfaceDeclarationStructure = exportedInterface({
    docs: docsOf(`The body of each webhook of ${module.title}, by the webhook's name.`),
    name: 'WebhookBodies',
    properties: moduleWebhooks.map((webhook) => bodyOf(draft, contract, webhook)),
  });
  const webhooks = constant({
    docs: docsOf(`How to identify and validate the webhooks of ${module.title}.`),
    name: 'webhooks',
    type: `${draft.use(typeFrom('webhooks', 'runtime/event', 'WebhookTable'))}<WebhookBodies>`,
    initializer: objectLiteral(table),
  });
  return { draft, statements: [bodies, webhooks] };
}

function bodyOf(
  draft: FileDraft,
  contract: Contract,
  webhook: Operation,
): OptionalKind<PropertySignatureStructure> {
  const { summary, description, deprecated, name } = webhook;
  return {
    leadingTrivia: '\n',
    docs: docsOf(joinDocs(summary, description, deprecated ? 'Deprecated.' : undefined)),
    isReadonly: true,
    name: name.id,
    type: bodyType(draft, contract, webhook),
  };
}

function describe(
  file: FileDraft,
  contract: Contract,
  all: readonly Operation[],
  webhook: Operation,
): string {
  const marks = distinguishingPropertiesOf(contract, all, webhook);
  const { module, id } = webhook.name;
  const validators = valueFrom('validators', `webhooks/${module}`, '*', 'validators');
  const schema = (): string => `${file.use(validators)}.${id}.body`;
  const constants = marks.constants.map(([name, value]) => [name, literal(value)] as const);
  return literal({
    properties: marks.properties.length === 0 ? undefined : marks.properties,
    constants: constants.length === 0 ? undefined : code(objectLiteral(constants)),
    schema: jsonOf(webhook) ? code(schema()) : undefined,
  });
}

/** The type of a payload: that of a component, or of the webhook's operation types. */
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

function jsonOf({ body }: Operation): MediaType | undefined {
  return body?.content.find(({ type, schema }) => isJson(type) && schema !== undefined);
}
