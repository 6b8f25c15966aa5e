import { isObject, type JsonObject } from '../../spec/document/guards.ts';
import { walkObjects } from '../../spec/document/walk.ts';
import { idempotencyNote, linkMarks, paginationNote, type DecisionTitles } from './notes.ts';
import { linksNote } from './links-note.ts';
import { textOf } from './text.ts';
import type { OperationEntry } from './operations.ts';

/** The input of the notes. */
export interface NoteContext {
  readonly decisions: DecisionTitles;
  /** The error codes on the site. */
  readonly errors: ReadonlyMap<string, string>;
  readonly operations: readonly OperationEntry[];
  /** True for pages of our own, which link the marks of decisions and have sections for the notes of an operation. */
  readonly forOwnPages?: boolean;
}

/** Our extensions, which are removed after they were written into the descriptions. */
const extensions = [
  'x-claims',
  'x-decision',
  'x-resource',
  'x-pagination',
  'x-idempotency',
  'x-client',
  'x-environment',
  'x-error-codes',
  'x-errors',
  'x-limits',
  'x-service-assigned',
  'x-versions',
  'x-webhooks',
];

/**
 * Returns a document for readers: our extensions are written into the descriptions, which every
 * renderer shows, and are removed.
 */
export function annotate(document: JsonObject, context: NoteContext): JsonObject {
  const copy = structuredClone(document) as Record<string, unknown>;
  walkObjects(copy, (node) => {
    const described = describe(node, document, context);
    if (described !== undefined) (node as Record<string, unknown>)['description'] = described;
    if (node['x-service-assigned'] === true) (node as Record<string, unknown>)['readOnly'] = true;
  });
  walkObjects(copy, (node) => {
    for (const name of extensions) {
      if (name !== 'x-decision' || context.forOwnPages !== true)
        delete (node as Record<string, unknown>)[name];
    }
  });
  return copy;
}

/** Returns the new description of a node; undefined if it does not change. */
function describe(
  node: JsonObject,
  document: JsonObject,
  context: NoteContext,
): string | undefined {
  const { errors, decisions, forOwnPages = false } = context;
  const text = linkErrors(textOf(node['description']), errors);
  if (forOwnPages) return text || undefined;
  const notes = isObject(node['responses'])
    ? [...operationNotes(node, document, context), ...counterparts(node, context)]
    : [];
  const parts = [linkMarks(text, decisions), ...notes].filter((part) => part !== '');
  return parts.join('\n\n') || undefined;
}

/** Returns the notes on pagination, idempotency and links of an operation. */
export function operationNotes(
  node: JsonObject,
  document: JsonObject,
  { operations }: Pick<NoteContext, 'operations'>,
): string[] {
  const notes = [
    paginationNote(node['x-pagination']),
    idempotencyNote(node['x-idempotency']),
    linksNote(node['responses'], document, operations),
  ];
  return notes.filter((note) => note !== undefined);
}

/** Links to the same operation of other versions. */
function counterparts(node: JsonObject, { operations }: NoteContext): string[] {
  const entry = operations.find(({ id }) => id === node['operationId']);
  const others = operations.filter(
    ({ resource, version }) =>
      resource !== undefined && resource === entry?.resource && version !== entry.version,
  );
  return others.map(
    ({ versionTitle, summary, href }) => `**In ${versionTitle}:** [${summary}](${href}).`,
  );
}

/** Links the error codes in a text. */
function linkErrors(text: string, errors: ReadonlyMap<string, string>): string {
  return text.replaceAll(/`(\d{3}\.\d{3}\.\d{3})`(?!\])/g, (whole, code: string) =>
    errors.has(code) ? `[${whole}](errors.html#${code})` : whole,
  );
}
