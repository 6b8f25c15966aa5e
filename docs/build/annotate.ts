import { field, isObject, type JsonObject } from '../../spec/document/guards.ts';
import { walkObjects } from '../../spec/document/walk.ts';
import { decisionsAt, targetOf } from './decisions.ts';
import {
  appendNotes,
  decisionsNote,
  idempotencyNote,
  paginationNote,
  type DecisionTitles,
} from './notes.ts';
import { linksNote } from './links-note.ts';
import { textOf } from './text.ts';
import type { OperationEntry } from './operations.ts';

/** What the notes refer to. */
export interface NoteContext {
  readonly decisions: DecisionTitles;
  /** The error codes that the site explains. */
  readonly errors: ReadonlyMap<string, string>;
  readonly operations: readonly OperationEntry[];
  /** Whether an operation's description gets no notes but its decisions: a page has sections for them. */
  readonly withoutOperationNotes?: boolean;
}

/** Our extensions: after they were put into words, no reader needs them. */
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

/** Conditions: what stands in them is told at the schema that has them. */
const conditions = new Set(['if', 'then', 'else', 'not']);

/**
 * A document for readers: what our extensions say becomes part of the descriptions, in words that
 * every renderer shows, and the extensions are left out.
 */
export function annotate(document: JsonObject, context: NoteContext): JsonObject {
  const copy = structuredClone(document) as Record<string, unknown>;
  walkObjects(copy, (node, steps) => {
    if (steps.some((step) => conditions.has(step))) return;
    // What an undescribed schema of a parameter rests on is told by the parameter.
    const isPart = ['schema', 'items'].includes(steps.at(-1) ?? '') && node['$ref'] === undefined;
    if (isPart && node['description'] === undefined) return;
    const described = describe(node, document, context);
    if (described !== undefined) (node as Record<string, unknown>)['description'] = described;
    if (node['x-service-assigned'] === true) (node as Record<string, unknown>)['readOnly'] = true;
  });
  walkObjects(copy, (node) => {
    for (const name of extensions) delete (node as Record<string, unknown>)[name];
  });
  return copy;
}

/** The description that a reader gets; `undefined` where there is nothing to add or change. */
function describe(
  node: JsonObject,
  document: JsonObject,
  context: NoteContext,
): string | undefined {
  const text = linkErrors(textOf(node['description']), context.errors);
  const decisions = decisionsNote(decisionsAt(node, document), context.decisions);
  const isOperation = isObject(node['responses']);
  const isNoted = isOperation && context.withoutOperationNotes !== true;
  const notes = isNoted
    ? [...operationNotes(node, document, context), ...counterparts(node, context)]
    : [];
  // A reference without words of its own shows what it refers to, with the notes made there.
  const isBare = text === '' && node['x-decision'] === undefined && node['$ref'] !== undefined;
  if (isBare || (decisions === undefined && notes.length === 0)) return text || undefined;
  const target = textOf(field(targetOf(node, document), 'description'));
  return appendNotes(text || linkErrors(target, context.errors), notes, decisions);
}

/** How an operation is paged and repeated, and where its links lead. */
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

/** Where the same operation of other versions is. */
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

/** Codes of errors in a text become links to what they mean. */
function linkErrors(text: string, errors: ReadonlyMap<string, string>): string {
  return text.replaceAll(/`(\d{3}\.\d{3}\.\d{3})`(?!\])/g, (whole, code: string) =>
    errors.has(code) ? `[${whole}](errors.html#${code})` : whole,
  );
}
