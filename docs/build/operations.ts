import { field, fields, strings } from '../../spec/document/guards.ts';
import { httpMethods } from '../../spec/document/methods.ts';
import { versionOfName, versionsOf } from '../../spec/document/versions.ts';
import { textOf } from './text.ts';

/** An operation or webhook with its pages. */
export interface OperationEntry {
  readonly id: string;
  readonly version: string;
  /** The display name of the version. */
  readonly versionTitle: string;
  readonly summary: string;
  /** `group.method` of the client; the same for the same operation of another version. */
  readonly resource: string | undefined;
  readonly isWebhook: boolean;
  /** The HTTP method. */
  readonly method: string;
  /** The path, or the name of a webhook. */
  readonly path: string;
  readonly description: string;
  /** The first tag, which groups operations in lists. */
  readonly tag: string;
  /** The page of the operation. */
  readonly href: string;
  /** The page and anchor in the interactive reference. */
  readonly interactive: string;
}

/** Returns the file of the interactive reference of a version. */
export function pageOf(version: string): string {
  return `${version}.html`;
}

/** Converts a name to an anchor. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns all operations and webhooks of a document, in its order. */
export function operationsOf(document: unknown): OperationEntry[] {
  const versions = versionsOf(document);
  const sections = ['paths', 'webhooks'] as const;
  return sections.flatMap((section) =>
    fields(field(document, section)).flatMap(([name, item]) =>
      httpMethods.flatMap((method) => {
        const operation = field(item, method);
        const id = field(operation, 'operationId');
        const version = typeof id === 'string' ? versionOfName(id, versions) : undefined;
        if (typeof id !== 'string' || version === undefined) return [];
        const place = section === 'paths' ? id : `webhook/${slug(name)}`;
        const tag = strings(field(operation, 'tags'))[0] ?? '';
        return [
          {
            id,
            version: version.name,
            versionTitle: version.title,
            summary: textOf(field(operation, 'summary')) || id,
            resource: resourceOf(operation),
            isWebhook: section === 'webhooks',
            method: method.toUpperCase(),
            path: name,
            description: textOf(field(operation, 'description')),
            tag,
            href: `${id}.html`,
            interactive: `${pageOf(version.name)}#tag/${slug(tag)}/${place}`,
          },
        ];
      }),
    ),
  );
}

function resourceOf(operation: unknown): string | undefined {
  const resource = field(operation, 'x-resource');
  const group = field(resource, 'group');
  const method = field(resource, 'method');
  return typeof group === 'string' && typeof method === 'string' ? `${group}.${method}` : undefined;
}
