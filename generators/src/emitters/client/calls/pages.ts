import { tokensOf } from '../../../json.js';
import type { Contract, Operation, Pagination } from '../../../model/contract.js';
import { resolveSchema, schemasAt } from '../../../model/resolved.js';
import type { Schema } from '../../../model/schema.js';
import type { Cursor } from '../../emitter.js';
import { mediaKind } from '../runtime/media.js';
import type { Member } from './call.js';
import { type PageRule, pageRuleOf } from './page-rules.js';
import { successesOf } from './response.js';

/** The rule for pages: that of the document unless schemas contradict it, else one that is given or shown by names. */
export function pagesOf(
  contract: Contract,
  operation: Operation,
  members: readonly Member[],
  cursors: readonly Cursor[],
): PageRule | undefined {
  const { method, pagination } = operation;
  const schema = pageSchema(operation);
  // A query parameter must have its own name among the arguments.
  const isKey = (name: string): boolean =>
    members.some(({ key, parameter }) => key === name && parameter.in === 'query');
  if (!schema) return undefined;
  if (pagination) {
    const isUsable = isKey(pagination.page.parameter) && isKey(pagination.size.parameter);
    return isUsable ? documentedRule(contract, pagination, schema) : undefined;
  }
  const isRead = method === 'get' || method === 'query';
  const rule = isRead ? pageRuleOf(contract, operation, schema, cursors) : undefined;
  return rule && isKey(rule.parameter) ? rule : undefined;
}

function documentedRule(
  { lookup }: Contract,
  { page, total, ...others }: Pagination,
  schema: Schema,
): PageRule | undefined {
  const isList = (each: Schema): boolean =>
    resolveSchema(lookup, each).types?.includes('array') === true;
  if (!schemasAt(lookup, schema, tokensOf(others.elements)).some(isList)) return undefined;
  const counts = total !== undefined && schemasAt(lookup, schema, tokensOf(total)).length > 0;
  return { ...others, ...page, total: counts ? total : undefined };
}

/** The schema of the success response, if that is only JSON. */
export function pageSchema(operation: Operation): Schema | undefined {
  const [success, ...others] = successesOf(operation);
  const [media, ...rest] = success?.content ?? [];
  if (others.length + rest.length > 0 || mediaKind(media?.type ?? '') !== 'json') return undefined;
  return media?.item ? undefined : media?.schema;
}
