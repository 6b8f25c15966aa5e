import {
  type OptionalKind,
  type PropertySignatureStructure,
  type StatementStructures,
  StructureKind,
} from 'ts-morph';
import { type CodeFile, FileDraft, typeFrom } from '../../code/file.js';
import { pascalCase, propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { exportedInterface } from '../../code/structures.js';
import {
  type Contract,
  type MediaType,
  type Operation,
  type ParameterLocation,
  withComponents,
} from '../../model/contract.js';
import { givenType, mediaType, parametersType, statusKey } from './operation-types.js';
import type { SchemaTypes } from './schema-types.js';
import { operationsFile, useModules } from './symbols.js';

type Entry = OptionalKind<PropertySignatureStructure>;

/** Emits `paths`, `operations`, `webhooks` and `components` in the format of openapi-typescript, for openapi-fetch. */
export function emitOpenapi(contract: Contract, types: SchemaTypes): CodeFile {
  const draft = new FileDraft('types', 'openapi');
  draft.declare('components', 'operations', 'paths', 'webhooks');
  const operations = contract.operations.map((entry): Entry => ({
    name: stringLiteral(entry.id),
    type: shapeOf(entry, namedParts(draft, entry, types)),
  }));
  const requests = contract.webhooks.map((entry): Entry => ({
    name: stringLiteral(entry.id),
    // The request of a webhook has the variant of responses.
    type: shapeOf(entry, ownParts(draft, entry, types, 'response')),
  }));
  // Callbacks of different operations may have the same URL expression.
  const called = new Set(contract.callbacks.map(({ request }) => request));
  const webhooks = contract.webhooks.filter((entry) => !called.has(entry));
  return {
    draft,
    statements: [
      declaration('paths', itemsOf(contract.operations)),
      declaration('webhooks', itemsOf(webhooks)),
      declaration('components', [{ name: 'schemas', type: componentsOf(draft, contract) }]),
      declaration('operations', [...operations, ...requests]),
    ],
  };
}

function declaration(name: string, properties: Entry[]): StatementStructures {
  return properties.length === 0
    ? { kind: StructureKind.TypeAlias, isExported: true, name, type: 'Record<string, never>' }
    : exportedInterface({ name, properties });
}

function itemsOf(operations: readonly Operation[]): Entry[] {
  const items = new Map<string, string[]>();
  for (const { id, method, path } of operations) {
    const members = items.get(path) ?? [];
    items.set(path, [...members, `${method}: operations[${stringLiteral(id)}];`]);
  }
  return [...items].map(([path, members]) => ({
    name: stringLiteral(path),
    type: `{ ${members.join(' ')} }`,
  }));
}

function componentsOf(draft: FileDraft, contract: Contract): string {
  const modules = useModules(draft, withComponents(contract), undefined, true);
  const members = contract.schemas
    .toSorted((left, right) => (left.name.original < right.name.original ? -1 : 1))
    .map(({ name }) => `${propertyName(name.original)}: ${modules.get(name.module)}.${name.id};`);
  return `{\n${members.join('\n')}\n}`;
}

interface Parts {
  readonly parameters: (location: ParameterLocation) => string | undefined;
  readonly body: (media: MediaType) => string;
  readonly response: (status: string, media: MediaType) => string;
}

/** The types of the operation's interface, unless it combines media types of several types. */
function namedParts(file: FileDraft, operation: Operation, types: SchemaTypes): Parts {
  const { name, body, responses } = operation;
  const printed = ownParts(file, operation, types, 'request');
  const compared = ownParts(new FileDraft('types', 'openapi'), operation, types, 'request');
  const path = operationsFile(name.module);
  const operations = typeFrom('types', path, '*', `${name.module}Operations`);
  // Imported on use: unused imports do not compile.
  const part = (key: string): string => `${file.use(operations)}.${pascalCase(name.id)}['${key}']`;
  const keys = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;
  return {
    parameters: (location) => part(keys[location]),
    body: (media) => {
      if (!body || !isOne(body.content, compared.body)) return printed.body(media);
      return body.required ? part('body') : `NonNullable<${part('body')}>`;
    },
    response: (status, media) => {
      const content = responses.find((entry) => entry.status === status)?.content ?? [];
      const isNamed = isOne(content, (each) => compared.response(status, each));
      if (!isNamed || media.item) return printed.response(status, media);
      return `${part('responses')}[${/^\d+$/.test(status) ? status : stringLiteral(status)}]`;
    },
  };
}

/** True for a single media type, and for several with one type. */
function isOne(content: readonly MediaType[], print: (media: MediaType) => string): boolean {
  if (content.length === 1) return true;
  return (
    content.every(({ schema, item }) => schema && !item) && new Set(content.map(print)).size === 1
  );
}

function ownParts(
  file: FileDraft,
  operation: Operation,
  types: SchemaTypes,
  taken: 'request' | 'response',
): Parts {
  const direction = taken === 'request' ? 'response' : 'request';
  return {
    parameters: (location) => parametersType(file, operation, location, types, taken),
    body: (media) => givenType(file, media, types, taken),
    response: (_status, media) => mediaType(file, media, types, direction),
  };
}

function shapeOf({ parameters, body, responses }: Operation, parts: Parts): string {
  const locations = (['query', 'header', 'path', 'cookie'] as const).flatMap((location) => {
    const own = parameters.filter((entry) => entry.in === location);
    if (own.length === 0) return [];
    const optional = own.some((entry) => entry.required) ? '' : '?';
    return [`${location}${optional}: ${parts.parameters(location)};`];
  });
  const answers = responses.map(({ status, content }) => {
    const type = contentOf(content, (media) => parts.response(status, media));
    return `${statusKey(status)}: { ${type ? `content: ${type}` : 'content?: never'} };`;
  });
  const given = body && contentOf(body.content, parts.body);
  const members = [
    ...(locations.length > 0 ? [`parameters: { ${locations.join(' ')} };`] : []),
    ...(given ? [`requestBody${body.required ? '' : '?'}: { content: ${given} };`] : []),
    `responses: { ${answers.join(' ')} };`,
  ];
  return `{\n${members.join('\n')}\n}`;
}

function contentOf(
  content: readonly MediaType[],
  typeOf: (media: MediaType) => string,
): string | undefined {
  if (content.length === 0) return undefined;
  const members = content.map((media) => `${propertyName(media.type)}: ${typeOf(media)};`);
  return `{ ${members.join(' ')} }`;
}
