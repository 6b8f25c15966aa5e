import { type Handlers, type Issue, RequestError } from '@seller-funds/server';
import {
  type BodySchemas,
  readBodySchemas,
  type Schema,
  schemasOfItems,
  schemasOfMember,
} from '../strict/body-schemas.js';
import { guardHandlers } from '../strict/guard-handlers.js';
import { isStorable } from '../storage/unstorable-text.js';
import type { Session } from '../session.js';

/**
 * Wraps handlers so that they refuse text with U+0000 or a lone surrogate, reported by field (D262): 400 in a query, 422 in a body.
 * Unknown members are ignored (D12).
 */
export function refuseUnstorableText(handlers: Handlers<Session>): Handlers<Session> {
  return guardHandlers(handlers, (operation, { query, body }) =>
    hasUnstorable(query) || hasUnstorable(body) ? refuse(operation, query, body) : undefined,
  );
}

async function refuse(operation: string, query: unknown, body: unknown): Promise<void> {
  // The document is loaded only for a request with such a text.
  const bodies = await readBodySchemas();
  const schema = bodies.bodySchema(operation);
  const inBody = schema ? textsIn(bodies, body, [schema], []) : [];
  // Unknown parameters are already removed.
  const inQuery = Object.entries(query ?? {}).map(([name, value]) => ({ path: [name], value }));
  const issues = [
    ...inQuery.map((each) => ({ ...each, in: 'query' as const })),
    ...inBody.map((each) => ({ ...each, in: 'body' as const })),
  ].flatMap(({ in: part, path, value }) =>
    hasUnstorable(value) ? [issueAt(part, path, value)] : [],
  );
  if (issues.length > 0) throw new RequestError({ kind: 'invalid', issues });
}

function issueAt(part: Issue['in'], path: Issue['path'], received: unknown): Issue {
  const message = 'The text must not contain the character U+0000 or a lone surrogate.';
  return { in: part, path, code: 'format', message, template: message, params: {}, received };
}

/** Uses its own stack: a body may be nested too deeply for recursion. */
function hasUnstorable(root: unknown): boolean {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorable(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const one of Object.values(value)) open.push(one);
  }
  return false;
}

/** A text of a body that the document describes. */
interface DescribedText {
  readonly path: Issue['path'];
  readonly value: string;
}

function textsIn(
  bodies: BodySchemas,
  value: unknown,
  described: readonly Schema[],
  path: Issue['path'],
): DescribedText[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const flat = bodies.flatten(described);
  return Object.entries(value).flatMap(([name, one]) => {
    const isList = Array.isArray(value);
    const part = isList ? schemasOfItems(flat) : schemasOfMember(flat, name);
    const step = isList ? Number(name) : name;
    return part.length === 0 ? [] : textsIn(bodies, one, part, [...path, step]);
  });
}
